package web;

import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.core.GenericTypeResolver;
import org.springframework.core.MethodParameter;
import org.springframework.core.ResolvableType;
import org.springframework.http.MediaType;
import org.springframework.util.MimeType;
import streak.JsonAdapter;
import streak.Streak;

/** What Spring's converter and its codecs have in common: for which types, and of which media types, they are. */
record StreakTypes(Streak streak) {

  /** With names of its own behind {@code application/}, such as {@code application/vnd.shop+json}. */
  static final MediaType OWN_NAMES = new MediaType("application", "*+json");

  // @start region="find"
  /** The declared type's, which knows arguments, and writes which of a sealed type's it is; else that of the value's class. */
  Optional<JsonAdapter<?>> find(ResolvableType type, Class<?> value) {
    return type.toClass().isAssignableFrom(value)
        ? find(type).or(() -> find((Type) value))
        : find((Type) value);
  }

  /** A method that a controller has inherited may be declared with the T of its superclass, or with a Flux of it. */
  Optional<JsonAdapter<?>> find(ResolvableType type) {
    if (type.getType() instanceof TypeVariable<?>) {
      return find((Type) type.toClass());
    }
    Class<?> controller = type.getSource() instanceof MethodParameter parameter
        ? parameter.getContainingClass()
        : null;
    return find(GenericTypeResolver.resolveType(type.getType(), controller));
  }

  /** A String is a body as it is, and no document: the next converter's. */
  private Optional<JsonAdapter<?>> find(Type type) {
    return type == String.class ? Optional.empty() : streak.findAdapter(type);
  }
  // @end

  static boolean isUtf8(@Nullable MimeType media) {
    Charset charset = media == null ? null : media.getCharset();
    return charset == null || charset.equals(StandardCharsets.UTF_8);
  }
}
