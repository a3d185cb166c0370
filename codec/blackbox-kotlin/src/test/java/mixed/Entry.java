package mixed;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import java.util.List;
import streak.Json;

/** A record of Java's that leaves it to who holds it whether values may be null. */
@Json
@Entry.NullMarked
public record Entry<K, V extends @Entry.Nullable Object>(K key, V value, List<V> earlier) {

  /** Known by its name, whoever's it is. */
  public @interface NullMarked {}

  /** Likewise. */
  @Target(ElementType.TYPE_USE)
  public @interface Nullable {}
}
