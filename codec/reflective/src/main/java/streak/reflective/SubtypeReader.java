package streak.reflective;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import streak.codegen.AnnotationUse;
import streak.codegen.TypeDeclaration.Shape;
import streak.codegen.TypeDeclaration.Subtype;
import streak.codegen.TypeName;
import streak.codegen.TypeUse;

/** Reads which types a type permits: those that a sealed type says, or Jackson's annotation. */
final class SubtypeReader {

  private static final String JACKSON = "com.fasterxml.jackson.annotation.JsonSubTypes";

  private final Target target;
  private final Reading reading;

  SubtypeReader(Target target, Reading reading) {
    this.target = target;
    this.reading = reading;
  }

  /** A type that is permitted, and what it is called; empty when nobody says. */
  private record Found(Class<?> type, String tag) {}

  private final Set<Class<?>> lookedInto = new HashSet<>();

  List<Subtype> read() {
    List<Found> found = new ArrayList<>();
    Class<?> type = target.type();
    add(type, found);
    if (isWhole(type) && found.stream().noneMatch(f -> f.type() == type)) {
      found.add(new Found(type, ""));
    }
    return found.stream().map(this::subtype).toList();
  }

  /** A sealed type among them stands for those that it permits. */
  private void add(Class<?> from, List<Found> found) {
    if (!lookedInto.add(from)) {
      return; // an annotation may list the type that it stands on
    }
    List<AnnotationUse> named = AnnotationUse.find(reading.annotations().of(from), JACKSON)
        .map(a -> a.uses("value"))
        .orElse(List.of());
    for (AnnotationUse each : named) {
      each.type("value")
          .map(use -> reading.names().get(use.name().qualified()))
          .ifPresent(t -> each.tags().forEach(tag -> addOne(t, tag, found)));
    }
    if (named.isEmpty() && from.isSealed()) {
      for (Class<?> each : from.getPermittedSubclasses()) {
        addOne(each, "", found);
      }
    }
  }

  private boolean isWhole(Class<?> type) {
    return TypeReader.shape(type, reading.annotations()) == Shape.CLASS;
  }

  private void addOne(Class<?> subtype, String tag, List<Found> found) {
    if (TypeReader.shape(subtype, reading.annotations()) == Shape.SEALED) {
      add(subtype, found);
    } else if (!isListed(subtype, tag, found)) {
      found.add(place(subtype, found), new Found(subtype, tag));
      // A type that could be made may permit others too.
      if (isWhole(subtype)) {
        add(subtype, found);
      }
    }
  }

  /** Before what it is a subtype of: when an object is written, the first type goes that it is an instance of. */
  private static int place(Class<?> subtype, List<Found> found) {
    for (int i = 0; i < found.size(); i++) {
      Class<?> other = found.get(i).type();
      if (other != subtype && other.isAssignableFrom(subtype)) {
        return i;
      }
    }
    return found.size();
  }

  /** A type may be permitted along two ways. */
  private static boolean isListed(Class<?> subtype, String tag, List<Found> found) {
    return found.stream()
        .anyMatch(f -> f.type() == subtype && (tag.isEmpty() || f.tag().equals(tag)));
  }

  private Subtype subtype(Found found) {
    Class<?> subtype = found.type();
    Map<TypeVariable<?>, TypeUse> bindings = bindings(subtype);
    TypeUse use = reading.uses().use(subtype, bindings);
    Target applied = new Target(use.name(), subtype, bindings);
    return new Subtype(
        bindings.size() == subtype.getTypeParameters().length ? use : unbound(subtype),
        new TypeReader(applied, reading).readAlone(),
        subtype.isSealed(),
        found.tag());
  }

  /** What a subtype's own parameters stand for, where it passes them on to the sealed type. */
  private Map<TypeVariable<?>, TypeUse> bindings(Class<?> subtype) {
    if (subtype == target.type()) {
      return target.bindings();
    }
    Map<TypeVariable<?>, TypeUse> bindings = new HashMap<>();
    for (TypeVariable<?> parameter : subtype.getTypeParameters()) {
      passedOn(subtype, parameter)
          .map(target.bindings()::get)
          .ifPresent(use -> bindings.put(parameter, use));
    }
    return bindings;
  }

  /** The parameter of the sealed type that a type, one of a subtype's own, becomes. */
  private Optional<TypeVariable<?>> passedOn(Class<?> subtype, Type parameter) {
    List<Type> up = new ArrayList<>(Arrays.asList(subtype.getGenericInterfaces()));
    @Nullable Type superclass = subtype.getGenericSuperclass();
    if (superclass != null) {
      up.add(superclass);
    }
    for (Type each : up) {
      if (each instanceof ParameterizedType parameterized) {
        Class<?> raw = (Class<?>) parameterized.getRawType();
        for (int i = 0; i < raw.getTypeParameters().length; i++) {
          if (parameterized.getActualTypeArguments()[i].equals(parameter)) {
            TypeVariable<?> own = raw.getTypeParameters()[i];
            Optional<TypeVariable<?>> found =
                raw == target.type() ? Optional.of(own) : passedOn(raw, own);
            if (found.isPresent()) {
              return found;
            }
          }
        }
      }
    }
    return Optional.empty();
  }

  /** With parameters that stand for nothing, as the planner refuses it. */
  private TypeUse unbound(Class<?> subtype) {
    List<TypeUse> arguments = new ArrayList<>();
    for (TypeVariable<?> each : subtype.getTypeParameters()) {
      arguments.add(new TypeUse(
          TypeUse.Form.OTHER, new TypeName("", each.getName()), List.of(), false, List.of()));
    }
    return new TypeUse(TypeUse.Form.JSON, reading.names().of(subtype), arguments, false, List.of());
  }
}
