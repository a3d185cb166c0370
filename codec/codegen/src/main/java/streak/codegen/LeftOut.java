package streak.codegen;

import java.util.List;

/**
 * The members that Jackson's annotation of a type leaves out.
 *
 * @param names those that they have in documents: that the source calls one so leaves nothing out
 * @param read they are read all the same
 * @param written they are written all the same
 */
record LeftOut(List<String> names, boolean read, boolean written) {

  private static final String JACKSON = "com.fasterxml.jackson.annotation.JsonIgnoreProperties";

  static LeftOut of(List<AnnotationUse> ofType) {
    return AnnotationUse.find(ofType, JACKSON)
        .map(a -> new LeftOut(a.texts("value"), a.flag("allowSetters"), a.flag("allowGetters")))
        .orElse(new LeftOut(List.of(), true, true));
  }
}
