package streak.codegen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import streak.codegen.Access.Kind;

/**
 * A field of an enum, or a method of it without parameters: with Jackson's {@code JsonValue} on it, it says what the constants
 * are called.
 *
 * @param text a String is what it gives, and it throws nothing that would have to be declared
 * @param annotations its own; of a method, those that it overrides may follow as accessors of the same name
 */
public record ValueAccessor(
    Access access, boolean text, Reach reach, List<AnnotationUse> annotations) {

  /** Who may use it. */
  public enum Reach {
    NOBODY,
    PACKAGE,
    ALL
  }

  /** Of what a front end has found. */
  public static ValueAccessor of(
      Kind kind,
      String name,
      boolean text,
      Reach reach,
      List<AnnotationUse> annotations,
      Object origin) {
    Access access = new Access(kind, name, false, false, "", origin);
    return new ValueAccessor(access, text, reach, annotations);
  }

  /** The one that names the constants; null where there is none, or more than one, or one that cannot be asked. */
  static @Nullable ValueAccessor naming(List<ValueAccessor> found) {
    List<ValueAccessor> all = merged(found);
    List<ValueAccessor> naming =
        all.stream().filter(a -> Unheeded.hasValue(a.annotations())).toList();
    if (naming.size() != 1) {
      return null;
    }
    ValueAccessor one = naming.get(0);
    // As everywhere, a field that cannot be seen is got by its getter.
    boolean hidden = one.reach == Reach.NOBODY && one.access.kind() == Kind.FIELD;
    Optional<ValueAccessor> getter =
        all.stream().filter(a -> hidden && a.gets(one.access.name())).findFirst();
    ValueAccessor asked = getter.orElse(one);
    return asked.text && asked.reach != Reach.NOBODY ? asked : null;
  }

  private boolean gets(String field) {
    return access.kind() == Kind.METHOD
        && (access.name().equals(field) || access.name().equals("get" + Properties.capital(field)));
  }

  /** What is said of a method is said of those that override it, which come first. */
  static List<ValueAccessor> merged(List<ValueAccessor> found) {
    List<ValueAccessor> merged = new ArrayList<>();
    for (ValueAccessor each : found) {
      int known = -1;
      for (int i = 0; i < merged.size(); i++) {
        Access there = merged.get(i).access;
        if (there.kind() == each.access.kind() && there.name().equals(each.access.name())) {
          known = i;
        }
      }
      if (known < 0) {
        merged.add(each);
      } else {
        ValueAccessor own = merged.get(known);
        List<AnnotationUse> said = AnnotationUse.overriding(own.annotations, each.annotations);
        merged.set(known, new ValueAccessor(own.access, own.text, own.reach, said));
      }
    }
    return merged;
  }
}
