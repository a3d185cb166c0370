package streak.codegen;

import java.util.List;
import streak.codegen.TypeDeclaration.Parameter;

/**
 * What is left of types when a program runs.
 *
 * @param parameters of the type that is read and written: what bounds one is left of it
 */
record Erasure(List<Parameter> parameters) {

  /** A type as it is written in a source file, less what a class literal cannot say. */
  String of(String type) {
    int arguments = type.indexOf('<');
    String bare = arguments < 0
        ? type
        : type.substring(0, arguments) + type.substring(type.lastIndexOf('>') + 1);
    String element = bare.replace("[]", "");
    return parameters.stream()
        .filter(p -> p.name().equals(element))
        .findFirst()
        .map(p ->
            p.bounds().isEmpty() ? "java.lang.Object" : of(p.bounds().get(0).source()))
        .map(bound -> bound + bare.substring(element.length()))
        .orElse(bare);
  }
}
