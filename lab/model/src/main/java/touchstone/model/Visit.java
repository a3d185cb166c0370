package touchstone.model;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a contestant folds into a {@link Checksum} while it goes through a tree, so that none of it stays unmade and everyone has
 * looked at the same. Every value has a number:
 *
 * <ul>
 *   <li>null: 1; false: 2; true: 3;
 *   <li>a number without fraction and exponent: itself, or its lowest 64 bits; any other: the bits of the double nearest to it;
 *   <li>a string: its length in UTF-16 code units, once its escapes are gone;
 *   <li>an array: from 1, for each element in turn, 31 times what there is and the element's number;
 *   <li>an object: from 0, for each member in whatever order, what there is and the product of twice the name's length and 1
 *       with the value's number and 1,000,003.
 * </ul>
 *
 * <p>Arithmetic is that of 64 bits. What the texts say is not read: the same contestant shows the whole tree where it reads into
 * one.
 */
public final class Visit {

  /** The number of null. */
  public static final long NULL = 1;

  /** An array of no elements. */
  public static final long ARRAY = 1;

  /** An object without members. */
  public static final long OBJECT = 0;

  /** So many may be more than 64 bits hold. */
  private static final int MANY_CHARS = 19;

  private static final long FALSE = 2;
  private static final long TRUE = 3;
  private static final long FACTOR = 31;
  private static final long SALT = 1_000_003;

  private Visit() {}

  /** A boolean's number. */
  public static long of(boolean value) {
    return value ? TRUE : FALSE;
  }

  /** The number of a whole number, written without fraction and exponent. */
  public static long of(long value) {
    return value;
  }

  /** The number of any other number. */
  public static long of(double value) {
    return Double.doubleToLongBits(value);
  }

  /** A string's number. */
  public static long of(String text) {
    return text.length();
  }

  /** The number of a Number, which is whole when its class has whole ones only. */
  public static long of(Number value) {
    return value instanceof Integer || value instanceof Long || value instanceof BigInteger
        ? value.longValue()
        : of(value.doubleValue());
  }

  /** The number of a number that is known by its text. */
  public static long ofNumber(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '.' || c == 'e' || c == 'E') {
        return of(Double.parseDouble(text));
      }
    }
    return text.length() < MANY_CHARS ? Long.parseLong(text) : new BigInteger(text).longValue();
  }

  /** An array with an element more. */
  public static long element(long array, long element) {
    return FACTOR * array + element;
  }

  /** An object with a member more. */
  public static long member(long object, String name, long value) {
    return member(object, name.length(), value);
  }

  /** An object with a member more, whose name has that length. */
  public static long member(long object, int nameLength, long value) {
    return object + (2L * nameLength + 1) * (value + SALT);
  }

  /** The number of a tree of the JDK's own maps, lists, texts and numbers, as libraries make them that have no nodes of their own. */
  public static long all(@Nullable Object value) {
    if (value instanceof String text) {
      return of(text);
    }
    if (value instanceof Number number) {
      return of(number);
    }
    if (value instanceof Map<?, ?> members) {
      long object = OBJECT;
      for (Map.Entry<?, ?> member : members.entrySet()) {
        object = member(object, (String) member.getKey(), all(member.getValue()));
      }
      return object;
    }
    if (value instanceof List<?> elements) {
      long array = ARRAY;
      for (Object element : elements) {
        array = element(array, all(element));
      }
      return array;
    }
    return value instanceof Boolean truth ? of(truth) : NULL;
  }
}
