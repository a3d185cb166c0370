package streak.codegen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A class's fields with the methods that get and set them. The field's name is the property's. */
final class Properties {

  private final TypeDeclaration type;
  private final Diagnostics diagnostics;

  Properties(TypeDeclaration type, Diagnostics diagnostics) {
    this.type = type;
    this.diagnostics = diagnostics;
  }

  Names names(VariableDeclaration field) {
    return Names.of(field.name(), annotations(field));
  }

  /** The field's, and those of its getter and setter. */
  List<AnnotationUse> annotations(VariableDeclaration field) {
    List<AnnotationUse> all = new ArrayList<>(field.annotations());
    getter(field).ifPresent(m -> all.addAll(m.annotations()));
    setter(field).ifPresent(m -> all.addAll(m.annotations()));
    return all;
  }

  /** A field, with what is said on its methods. */
  VariableDeclaration withMethodsOf(VariableDeclaration field) {
    return new VariableDeclaration(
        field.name(),
        field.type(),
        annotations(field),
        field.visible(),
        field.settable(),
        field.origin());
  }

  /** A creator's parameter, with what is said on the field of the same name. */
  VariableDeclaration withFieldOf(VariableDeclaration parameter) {
    List<AnnotationUse> all = new ArrayList<>(parameter.annotations());
    boolean visible = false;
    for (VariableDeclaration field : type.variables()) {
      if (field.name().equals(parameter.name())) {
        all.addAll(field.annotations());
        visible = field.visible();
      }
    }
    return new VariableDeclaration(
        parameter.name(), parameter.type(), all, visible, false, parameter.origin());
  }

  /** What sets a property. */
  Access set(VariableDeclaration field) {
    Optional<MethodDeclaration> setter = setter(field);
    if (setter.isPresent()) {
      return Access.method(setter.get());
    }
    if (!field.settable()) {
      diagnostics.add(
          Problem.NOT_SETTABLE,
          field.origin(),
          field.name(),
          type.name().nested(),
          "the method set" + capital(field.name()) + "(" + field.type().source() + ")");
    }
    return Access.field(field);
  }

  /** What gets a property. */
  Access get(VariableDeclaration field) {
    Optional<MethodDeclaration> getter = getter(field);
    if (getter.isPresent()) {
      return Access.method(getter.get());
    }
    if (!field.visible()) {
      diagnostics.add(
          Problem.NOT_GETTABLE,
          field.origin(),
          field.name(),
          type.name().nested(),
          field.type().source() + " get" + capital(field.name()) + "()");
    }
    return Access.field(field);
  }

  private Optional<MethodDeclaration> getter(VariableDeclaration field) {
    String name = field.name();
    List<String> candidates = new ArrayList<>(List.of("get" + capital(name), name));
    if (isBoolean(field)) {
      candidates.add(0, "is" + capital(name));
      if (saysIs(name)) {
        candidates.add(1, "get" + name.substring(2));
      }
    }
    return candidates.stream()
        .flatMap(candidate -> type.methods().stream()
            .filter(m -> !m.isStatic()
                && m.name().equals(candidate)
                && m.parameters().isEmpty()
                && m.result().source().equals(field.type().source())))
        .findFirst();
  }

  private Optional<MethodDeclaration> setter(VariableDeclaration field) {
    String name = field.name();
    List<String> candidates = new ArrayList<>(List.of("set" + capital(name)));
    if (isBoolean(field) && saysIs(name)) {
      candidates.add("set" + name.substring(2));
    }
    return candidates.stream()
        .flatMap(candidate -> type.methods().stream()
            .filter(m -> !m.isStatic()
                && m.name().equals(candidate)
                && m.parameters().size() == 1
                && m.parameters().get(0).type().source().equals(field.type().source())))
        .findFirst();
  }

  private static boolean isBoolean(VariableDeclaration field) {
    String type = field.type().source();
    return type.equals("boolean") || type.equals("java.lang.Boolean");
  }

  /** {@code isActive}: its methods are {@code isActive()} and {@code setActive(boolean)}. */
  private static boolean saysIs(String name) {
    return name.length() > 2 && name.startsWith("is") && Character.isUpperCase(name.charAt(2));
  }

  private static String capital(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
