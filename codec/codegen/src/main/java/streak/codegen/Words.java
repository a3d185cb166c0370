package streak.codegen;

import java.util.Set;

/** What Java takes for a name: Kotlin calls things what it likes. */
final class Words {

  private static final Set<String> RESERVED = Set.of(
      "_",
      "abstract",
      "assert",
      "boolean",
      "break",
      "byte",
      "case",
      "catch",
      "char",
      "class",
      "const",
      "continue",
      "default",
      "do",
      "double",
      "else",
      "enum",
      "extends",
      "false",
      "final",
      "finally",
      "float",
      "for",
      "goto",
      "if",
      "implements",
      "import",
      "instanceof",
      "int",
      "interface",
      "long",
      "native",
      "new",
      "null",
      "package",
      "private",
      "protected",
      "public",
      "return",
      "short",
      "static",
      "strictfp",
      "super",
      "switch",
      "synchronized",
      "this",
      "throw",
      "throws",
      "transient",
      "true",
      "try",
      "void",
      "volatile",
      "while");

  private Words() {}

  /** As primitive types are. */
  static boolean isReserved(String text) {
    return RESERVED.contains(text);
  }

  static boolean isName(String text) {
    return !isReserved(text)
        && Character.isJavaIdentifierStart(text.charAt(0))
        && text.chars().allMatch(Character::isJavaIdentifierPart);
  }

  /** What may be part of a name, for whatever there is. */
  static String part(String text) {
    return text.replaceAll("\\P{javaJavaIdentifierPart}", "_");
  }
}
