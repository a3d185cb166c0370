package streak.tokens;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import streak.Json;
import streak.JsonUnknown;

/**
 * One of a sealed type's types, for a library that writes a value by its class alone: written as the sealed type writes it, or who
 * reads the sealed type could not tell what it is. Read as itself, with what says so or without.
 */
final class CaseAdapter<T> extends JsonAdapter<T> {

  private final Class<T> type;
  private final JsonAdapter<T> own;
  private final JsonAdapter<? super T> sealed;

  /** The member that says what an object is; null when it is wrapped. */
  private final @Nullable JsonNames discriminator;

  /** What a wrapper may say; null when that cannot be known. */
  private final @Nullable JsonNames tags;

  private final char wrapper;

  /** Without members: its name may stand for it. */
  private final boolean unit;

  /** The type does not pass over members that it does not know. */
  private final boolean strict;

  private CaseAdapter(
      Class<T> type, JsonAdapter<T> own, JsonAdapter<? super T> sealed, Class<?> sealedType) {
    this.type = type;
    this.own = own;
    this.sealed = sealed;
    discriminator = names(sealed.getClass(), "DISCRIMINATOR");
    tags = names(sealed.getClass(), "TAGS");
    wrapper = SealedTypes.wrapper(sealedType);
    JsonNames members = names(own.getClass(), "NAMES");
    unit = members != null && members.count() == 0;
    strict = isStrict(type);
  }

  /** As the class that all adapters have, so that who asks for another type need not load this one to be verified. */
  @SuppressWarnings({"rawtypes", "unchecked"}) // both are adapters of the class
  static JsonAdapter<?> of(
      Class<?> type, JsonAdapter<?> own, JsonAdapter<?> sealed, Class<?> sealedType) {
    return new CaseAdapter(type, own, sealed, sealedType);
  }

  /** What a generated adapter knows; null when it does not have it, or its module keeps it to itself. */
  private static @Nullable JsonNames names(Class<?> adapter, String field) {
    try {
      Field names = adapter.getDeclaredField(field);
      names.setAccessible(true);
      return (JsonNames) names.get(null);
    } catch (ReflectiveOperationException | RuntimeException e) {
      return null; // what a module says is no ReflectiveOperationException
    }
  }

  private static boolean isStrict(Class<?> type) {
    Json json = type.getAnnotation(Json.class);
    if (json != null && json.unknown() == Json.Unknown.FAIL) {
      return true;
    }
    for (Class<?> at = type; at != null; at = at.getSuperclass()) {
      if (Stream.<AnnotatedElement[]>of(at.getDeclaredFields(), at.getDeclaredMethods())
              .flatMap(Arrays::stream)
              .anyMatch(CaseAdapter::collectsUnknown)
          || Stream.<Executable[]>of(at.getDeclaredConstructors(), at.getDeclaredMethods())
              .flatMap(Arrays::stream)
              .flatMap(e -> Arrays.stream(e.getParameters()))
              .anyMatch(CaseAdapter::collectsUnknown)) {
        return true;
      }
    }
    return false;
  }

  private static boolean collectsUnknown(AnnotatedElement element) {
    return element.isAnnotationPresent(JsonUnknown.class);
  }

  @Override
  public T read(JsonReader in) {
    int first = in.peek();
    if (discriminator != null) {
      return own.read(strict && first == '{' ? in.without(discriminator.name(0)) : in);
    }
    if (unit && first == '"') {
      return asThis(in, sealed.read(in));
    }
    if (first != wrapper || tags == null) {
      return own.read(in);
    }
    String text = in.text();
    JsonReader ahead = in.over(text);
    return isTagged(ahead, tags) ? asThis(in, sealed.read(in.over(text))) : own.read(in.over(text));
  }

  private static boolean isTagged(JsonReader in, JsonNames tags) {
    String tag = null;
    if (in.peek() == '{') {
      tag = in.beginObject() ? in.name() : null;
    } else if (in.beginArray() && in.peek() == '"') {
      tag = in.readString();
    }
    return tag != null && tags.indexOf(JsonReader.NONE, tag) >= 0;
  }

  private T asThis(JsonReader in, Object value) {
    if (!type.isInstance(value)) {
      throw JsonException.at(
          in,
          "expected a " + type.getSimpleName() + ", found a " + value.getClass().getSimpleName());
    }
    return type.cast(value);
  }

  @Override
  public void write(JsonWriter out, T value) {
    sealed.write(out, value);
  }
}
