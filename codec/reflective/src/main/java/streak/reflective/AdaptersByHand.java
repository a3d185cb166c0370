package streak.reflective;

import java.lang.invoke.MethodType;
import java.lang.reflect.TypeVariable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import streak.JsonAdapter;
import streak.codegen.AnnotationUse;
import streak.codegen.ClassUse;
import streak.codegen.TypeUse;
import streak.codegen.TypeUse.Form;

/** Finds out what adapters written by hand read and write, and compares the types of members with that. */
record AdaptersByHand(ClassNames names, UseReader uses) {

  private static final Set<Form> CLASSES = Set.of(Form.DECLARED, Form.JSON, Form.ENUM, Form.RAW);

  private static final TypeVariable<?> ADAPTED = JsonAdapter.class.getTypeParameters()[0];

  /** What is read and written: an adapter of another type is marked as mistaken. */
  List<AnnotationUse> ofVariable(List<AnnotationUse> annotations, TypeUse type) {
    return checked(annotations, adapted -> adapted.isArgumentFor(type));
  }

  /** A method may be for one of the two. */
  List<AnnotationUse> ofMethod(List<AnnotationUse> annotations, TypeUse type, Class<?> erased) {
    return checked(
        annotations, adapted -> adapted.isArgumentFor(type) || fitsOneWay(adapted, erased));
  }

  /** What a type says of itself, with what the adapters that it names read and write. */
  List<AnnotationUse> ofType(List<AnnotationUse> annotations) {
    return annotations.stream().map(use -> use.adapting(this::adapted)).toList();
  }

  private List<AnnotationUse> checked(List<AnnotationUse> annotations, Predicate<TypeUse> fits) {
    return annotations.stream()
        .map(use -> adapted(use).filter(fits.negate()).map(use::mistaken).orElse(use))
        .toList();
  }

  private Optional<TypeUse> adapted(AnnotationUse use) {
    return use.byHand().flatMap(this::adapted);
  }

  private Optional<TypeUse> adapted(ClassUse adapter) {
    return Optional.ofNullable(adapted(names.get(adapter.name().qualified())));
  }

  /** The argument of the adapter's class; null where nobody says it. */
  private @Nullable TypeUse adapted(Class<?> adapter) {
    Map<TypeVariable<?>, TypeUse> bindings = Map.of();
    for (Class<?> each = adapter; each != JsonAdapter.class; each = each.getSuperclass()) {
      bindings = uses.inherited(each.getAnnotatedSuperclass(), bindings, true);
    }
    return bindings.get(ADAPTED);
  }

  /** One of the two classes is the other's subclass. */
  private boolean fitsOneWay(TypeUse adapted, Class<?> type) {
    if (!CLASSES.contains(adapted.form())) {
      return false;
    }
    Class<?> read = names.get(adapted.name().qualified().replaceFirst("<.*", ""));
    Class<?> boxed = MethodType.methodType(type).wrap().returnType();
    return read != boxed && (read.isAssignableFrom(boxed) || boxed.isAssignableFrom(read));
  }
}
