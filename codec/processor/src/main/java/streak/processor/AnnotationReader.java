package streak.processor;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import streak.codegen.AnnotationUse;

/** Reads annotations, whoever's they are: none of them has to be on the processor's own path. */
final class AnnotationReader {

  private AnnotationReader() {}

  static List<AnnotationUse> of(AnnotatedConstruct annotated) {
    return annotated.getAnnotationMirrors().stream().map(AnnotationReader::use).toList();
  }

  private static AnnotationUse use(AnnotationMirror mirror) {
    Map<String, Object> values = new HashMap<>();
    mirror
        .getElementValues()
        .forEach((element, value) ->
            values.put(element.getSimpleName().toString(), plain(value.getValue())));
    TypeElement type = (TypeElement) mirror.getAnnotationType().asElement();
    return new AnnotationUse(type.getQualifiedName().toString(), values);
  }

  private static Object plain(Object value) {
    if (value instanceof List<?> list) {
      return list.stream().map(v -> plain(((AnnotationValue) v).getValue())).toList();
    }
    if (value instanceof VariableElement constant) {
      return constant.getSimpleName().toString();
    }
    if (value instanceof DeclaredType type && type.asElement() instanceof TypeElement element) {
      return UseReader.name(element);
    }
    if (value instanceof AnnotationMirror nested) {
      return use(nested);
    }
    return value instanceof Boolean || value instanceof Integer ? value : value.toString();
  }
}
