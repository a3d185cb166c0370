package streak.codegen;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A constant of an enum.
 *
 * @param naming what says what it is called where no annotation of its own does; null where nothing else does
 */
public record ConstantDeclaration(
    String name, List<AnnotationUse> annotations, @Nullable ValueAccessor naming) {

  /** One whose annotations say all there is to say. */
  public ConstantDeclaration(String name, List<AnnotationUse> annotations) {
    this(name, annotations, null);
  }

  /**
   * With what is said of all constants.
   *
   * @param inEnum what stands on the enum, and in it on what is no accessor
   * @param accessors the enum's own, then what they may override
   */
  public static ConstantDeclaration of(
      String name,
      List<AnnotationUse> own,
      List<AnnotationUse> inEnum,
      List<ValueAccessor> accessors) {
    ValueAccessor naming = Unheeded.hasValue(inEnum) ? null : ValueAccessor.naming(accessors);
    List<AnnotationUse> said = new ArrayList<>(inEnum);
    ValueAccessor.merged(accessors).forEach(a -> said.addAll(a.annotations()));
    List<AnnotationUse> all = new ArrayList<>(own);
    all.addAll(Unheeded.ofConstants(said, naming != null));
    Naming.of(inEnum).ifPresent(n -> all.add(Names.convention(n.name(name))));
    return new ConstantDeclaration(name, all, naming);
  }
}
