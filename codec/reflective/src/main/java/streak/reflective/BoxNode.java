package streak.reflective;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import streak.JsonMember;
import streak.JsonReader;
import streak.JsonWriter;

/** A box that may be empty, for which a document has null: an Optional, one of its siblings for numbers, or a JsonMember. */
final class BoxNode extends Node {

  /** The kinds of box. */
  @SuppressWarnings("ImmutableEnumChecker") // an empty box is immutable, whatever its type
  enum Kind {
    OPTIONAL(Optional.empty(), Optional.empty()),
    INT(OptionalInt.empty(), OptionalInt.empty()),
    LONG(OptionalLong.empty(), OptionalLong.empty()),
    DOUBLE(OptionalDouble.empty(), OptionalDouble.empty()),
    MEMBER(JsonMember.ofNull(), JsonMember.absent());

    /** For null. */
    final Object empty;

    /** For what a document does not have. */
    final Object absent;

    Kind(Object empty, Object absent) {
      this.empty = empty;
      this.absent = absent;
    }

    /**
     * The kind of a class.
     *
     * @throws IllegalArgumentException when it is another
     */
    static Kind of(String box) {
      return switch (box) {
        case "java.util.Optional" -> OPTIONAL;
        case "java.util.OptionalInt" -> INT;
        case "java.util.OptionalLong" -> LONG;
        case "java.util.OptionalDouble" -> DOUBLE;
        case "streak.JsonMember" -> MEMBER;
        default -> throw new IllegalArgumentException("no reflective adapter for a " + box);
      };
    }
  }

  private final Kind kind;
  private final Node content;

  BoxNode(Kind kind, Node content) {
    super(false);
    this.kind = kind;
    this.content = content;
  }

  @Override
  Object readPresent(JsonReader in) throws Throwable {
    if (in.readNull()) {
      return kind.empty;
    }
    Object value = Objects.requireNonNull(content.read(in));
    return switch (kind) {
      case OPTIONAL -> Optional.of(value);
      case INT -> OptionalInt.of((int) value);
      case LONG -> OptionalLong.of((long) value);
      case DOUBLE -> OptionalDouble.of((double) value);
      case MEMBER -> JsonMember.of(value);
    };
  }

  /** Null when the box is empty. */
  static @Nullable Object contentOf(Object box) {
    if (box instanceof Optional<?> optional) {
      return optional.isPresent() ? optional.get() : null;
    }
    if (box instanceof OptionalInt number) {
      return number.isPresent() ? (Object) number.getAsInt() : null;
    }
    if (box instanceof OptionalLong number) {
      return number.isPresent() ? (Object) number.getAsLong() : null;
    }
    if (box instanceof OptionalDouble number) {
      return number.isPresent() ? (Object) number.getAsDouble() : null;
    }
    return ((JsonMember<?>) box).orElse(null);
  }

  @Override
  void writePresent(JsonWriter out, Object value) throws Throwable {
    content.write(out, contentOf(value));
  }
}
