package streak.codegen;

import java.util.ArrayList;
import java.util.List;

/** A constant of an enum. */
public record ConstantDeclaration(String name, List<AnnotationUse> annotations) {

  /**
   * With what is said of all constants.
   *
   * @param inEnum what stands on the enum, its methods and its fields
   */
  public static ConstantDeclaration of(
      String name, List<AnnotationUse> own, List<AnnotationUse> inEnum) {
    List<AnnotationUse> all = new ArrayList<>(own);
    all.addAll(Unheeded.ofConstants(inEnum));
    return new ConstantDeclaration(name, all);
  }
}
