package streak.codegen;

import java.util.List;

/** A constant of an enum. */
public record ConstantDeclaration(String name, List<AnnotationUse> annotations) {}
