package streak.codegen;

import java.util.ArrayList;
import java.util.List;

/** The types that a declaration mentions, whether its adapter does or not. */
final class Mentioned {

  private final List<TypeName> names = new ArrayList<>();

  private Mentioned() {}

  static List<TypeName> in(TypeDeclaration type) {
    Mentioned mentioned = new Mentioned();
    mentioned.add(type);
    return mentioned.names;
  }

  private void add(TypeDeclaration type) {
    byHand(type.annotations());
    type.parameters().forEach(p -> p.bounds().forEach(this::add));
    type.variables().forEach(this::add);
    type.methods().forEach(this::add);
    type.permitted().forEach(p -> add(p.type()));
    TypeDeclaration.BuilderDeclaration builder = type.builder();
    if (builder != null) {
      add(builder.type());
      builder.methods().forEach(this::add);
    }
    KotlinDeclaration kotlin = type.kotlin();
    if (kotlin != null) {
      kotlin.properties().forEach(p -> add(p.variable()));
      MethodDeclaration creator = kotlin.creator();
      if (creator != null) {
        add(creator);
      }
    }
  }

  private void add(MethodDeclaration method) {
    add(method.result());
    method.parameters().forEach(this::add);
    byHand(method.annotations());
  }

  private void add(VariableDeclaration variable) {
    add(variable.type());
    byHand(variable.annotations());
  }

  private void byHand(List<AnnotationUse> annotations) {
    annotations.forEach(use -> use.byHand().map(ClassUse::name).ifPresent(names::add));
    annotations.forEach(use -> use.adapters().forEach(each -> names.add(each.name())));
  }

  private void add(TypeUse use) {
    switch (use.form()) {
      case DECLARED, JSON, ENUM, RAW, INLINE, BOXED_INLINE, CLOSED_INLINE -> names.add(use.name());
      case PRIMITIVE, ARRAY, HIDDEN, VARIABLE, WILDCARD, OTHER -> {}
    }
    use.arguments().forEach(this::add);
  }
}
