package streak.processor;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;
import streak.codegen.AnnotationUse;
import streak.codegen.TypeDeclaration;
import streak.codegen.TypeDeclaration.Shape;
import streak.codegen.TypeDeclaration.Subtype;
import streak.codegen.TypeName;
import streak.codegen.TypeUse;

/** Reads which types a type permits: those that a sealed type says, or Jackson's annotation. */
final class SubtypeReader {

  private static final String JACKSON = "com.fasterxml.jackson.annotation.JsonSubTypes";

  private final ProcessingEnvironment environment;
  private final TypeElement type;
  private final Imports imports;

  SubtypeReader(ProcessingEnvironment environment, TypeElement type, Imports imports) {
    this.environment = environment;
    this.type = type;
    this.imports = imports;
  }

  /** A type that is permitted, and what it is called; empty when nobody says. */
  private record Found(TypeElement type, String tag) {}

  private final Set<TypeElement> lookedInto = new HashSet<>();

  List<Subtype> read() {
    List<Found> found = new ArrayList<>();
    add(type, found);
    if (isWhole(type) && found.stream().noneMatch(f -> f.type().equals(type))) {
      found.add(new Found(type, ""));
    }
    return found.stream().map(this::subtype).toList();
  }

  /** A sealed type among them stands for those that it permits. */
  private void add(TypeElement from, List<Found> found) {
    if (!lookedInto.add(from)) {
      return; // an annotation may list the type that it stands on
    }
    List<AnnotationUse> named = AnnotationUse.find(AnnotationReader.of(from), JACKSON)
        .map(a -> a.uses("value"))
        .orElse(List.of());
    for (AnnotationUse each : named) {
      each.type("value")
          .map(use -> use.name().qualified())
          .map(environment.getElementUtils()::getTypeElement)
          .ifPresent(t -> each.tags().forEach(tag -> addOne(t, tag, found)));
    }
    for (TypeMirror each :
        named.isEmpty() ? from.getPermittedSubclasses() : List.<TypeMirror>of()) {
      TypeElement element = (TypeElement) ((DeclaredType) each).asElement();
      addOne(element, "", found);
    }
  }

  private static boolean isWhole(TypeElement type) {
    return TypeReader.shape(type) == Shape.CLASS;
  }

  private void addOne(TypeElement element, String tag, List<Found> found) {
    if (TypeReader.shape(element) == Shape.SEALED) {
      add(element, found);
    } else if (!isListed(element, tag, found)) {
      found.add(place(element, found), new Found(element, tag));
      // A type that could be made may permit others too.
      if (isWhole(element)) {
        add(element, found);
      }
    }
  }

  /** Before what it is a subtype of: when an object is written, the first type goes that it is an instance of. */
  private int place(TypeElement element, List<Found> found) {
    Types types = environment.getTypeUtils();
    TypeMirror erased = types.erasure(element.asType());
    for (int i = 0; i < found.size(); i++) {
      TypeElement other = found.get(i).type();
      if (!other.equals(element) && types.isSubtype(erased, types.erasure(other.asType()))) {
        return i;
      }
    }
    return found.size();
  }

  /** A type may be permitted along two ways. */
  private static boolean isListed(TypeElement element, String tag, List<Found> found) {
    return found.stream()
        .anyMatch(f -> f.type().equals(element) && (tag.isEmpty() || f.tag().equals(tag)));
  }

  private Subtype subtype(Found found) {
    TypeElement subtype = found.type();
    TypeDeclaration declaration = new TypeReader(environment, subtype, imports).readAlone();
    return new Subtype(use(subtype), declaration, TypeReader.isSealed(subtype), found.tag());
  }

  /** With the sealed type's parameters in place of its own, where it passes them on. */
  private TypeUse use(TypeElement subtype) {
    TypeUse own = UseReader.use(subtype.asType(), List.of(), type);
    List<TypeUse> arguments = new ArrayList<>();
    for (TypeParameterElement parameter : subtype.getTypeParameters()) {
      arguments.add(
          passedOn(subtype.asType(), parameter.asType()).orElseGet(() -> unknown(parameter)));
    }
    return new TypeUse(own.form(), own.name(), arguments, false, own.constants());
  }

  private static TypeUse unknown(TypeParameterElement parameter) {
    TypeName name = new TypeName("", parameter.getSimpleName().toString());
    return new TypeUse(TypeUse.Form.OTHER, name, List.of(), false, List.of());
  }

  /** The parameter of the sealed type that a subtype's own one becomes. */
  private Optional<TypeUse> passedOn(TypeMirror from, TypeMirror parameter) {
    DeclaredType declared = (DeclaredType) from;
    Types types = environment.getTypeUtils();
    if (declared.asElement().equals(type)) {
      List<? extends TypeMirror> arguments = declared.getTypeArguments();
      return IntStream.range(0, arguments.size())
          .filter(i -> types.isSameType(arguments.get(i), parameter))
          .mapToObj(i -> UseReader.use(type.getTypeParameters().get(i).asType(), List.of(), type))
          .findFirst();
    }
    return types.directSupertypes(from).stream()
        .flatMap(up -> passedOn(up, parameter).stream())
        .findFirst();
  }
}
