package fuzz;

import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.AnnotatedWildcardType;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Supplier;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import streak.Json;
import streak.JsonMember;
import streak.JsonUnknown;
import streak.tree.JsonArray;
import streak.tree.JsonBoolean;
import streak.tree.JsonNull;
import streak.tree.JsonNumber;
import streak.tree.JsonObject;
import streak.tree.JsonString;
import streak.tree.JsonValue;
import streak.tree.Untyped;

/** Values of types that a test knows by reflection alone; null is where the type may have it. */
final class RandomValues {

  /** Below that depth, and behind so many objects, collections are empty, and what may be null is. */
  private static final int DEPTH = 5;

  private static final int OBJECTS = 300;

  private final SplittableRandom random;
  private int objects;

  RandomValues(SplittableRandom random) {
    this.random = random;
  }

  /** What a type is that stands in another: what its variables are, and whether it is null-marked. */
  private record Scope(Map<TypeVariable<?>, Known> variables, boolean marked, int depth) {
    Scope deeper() {
      return new Scope(variables, marked, depth + 1);
    }
  }

  /** A type with the scope that it was written in. */
  private record Known(AnnotatedType type, Scope scope) {}

  /** Never null. */
  Object of(Class<?> type) {
    objects = 0;
    return object(type, new Scope(Map.of(), false, 0));
  }

  private @Nullable Object value(AnnotatedType type, Scope scope) {
    if (type.getType() instanceof TypeVariable<?> variable) {
      Known known = scope.variables().get(variable);
      return known == null
          ? null
          : value(
              known.type(),
              new Scope(
                  known.scope().variables(),
                  known.scope().marked() || (scope.marked() && !nullable(type)),
                  scope.depth()));
    }
    if (type instanceof AnnotatedWildcardType wildcard) {
      return value(wildcard.getAnnotatedUpperBounds()[0], scope);
    }
    Class<?> raw = raw(type.getType());
    boolean may = !raw.isPrimitive() && (!scope.marked() || nullable(type));
    if (may && (isEnough(scope) || random.nextInt(8) == 0)) {
      return absent(raw);
    }
    return present(type, raw, scope);
  }

  /** What a type has for null. */
  private static @Nullable Object absent(Class<?> raw) {
    if (raw == Optional.class) {
      return Optional.empty();
    } else if (raw == OptionalInt.class) {
      return OptionalInt.empty();
    } else if (raw == OptionalLong.class) {
      return OptionalLong.empty();
    } else if (raw == OptionalDouble.class) {
      return OptionalDouble.empty();
    } else if (raw == JsonMember.class) {
      return JsonMember.ofNull();
    } else {
      // The tree of null is a value, and nobody can tell it from none.
      return raw == JsonValue.class ? JsonNull.NULL : null;
    }
  }

  private static boolean nullable(AnnotatedElement type) {
    return type.isAnnotationPresent(Nullable.class);
  }

  private static Class<?> raw(Type type) {
    if (type instanceof Class<?> c) {
      return c;
    } else if (type instanceof ParameterizedType p) {
      return (Class<?>) p.getRawType();
    } else if (type instanceof GenericArrayType a) {
      return raw(a.getGenericComponentType()).arrayType();
    } else if (type instanceof WildcardType w) {
      return raw(w.getUpperBounds()[0]);
    }
    return Object.class;
  }

  private Object present(AnnotatedType type, Class<?> raw, Scope scope) {
    Object scalar = new Scalars(random).of(raw);
    if (scalar != null) {
      return scalar;
    }
    Scope inside = scope.deeper();
    if (type instanceof AnnotatedArrayType array) {
      return array(array, inside);
    } else if (type instanceof AnnotatedParameterizedType parameterized) {
      AnnotatedType[] arguments = parameterized.getAnnotatedActualTypeArguments();
      if (raw == Optional.class) {
        Object in = full(arguments[0], inside);
        return Optional.ofNullable(in);
      } else if (raw == JsonMember.class) {
        return switch (random.nextInt(4)) {
          case 0 -> JsonMember.absent();
          case 1 -> JsonMember.ofNull();
          default -> JsonMember.ofNullable(full(arguments[0], inside));
        };
      } else if (Map.class.isAssignableFrom(raw)) {
        return map(raw, arguments, inside);
      } else if (Iterable.class.isAssignableFrom(raw)) {
        return collection(raw, arguments[0], inside);
      }
      Map<TypeVariable<?>, Known> variables = new HashMap<>();
      for (int i = 0; i < arguments.length; i++) {
        variables.put(raw.getTypeParameters()[i], new Known(arguments[i], scope));
      }
      return object(raw, new Scope(variables, false, scope.depth()));
    }
    return object(raw, new Scope(Map.of(), false, scope.depth()));
  }

  /** Not null, but where the type is one of which nothing else can be made any more. */
  private @Nullable Object full(AnnotatedType type, Scope scope) {
    Object value = null;
    for (int i = 0; i < 20 && value == null; i++) {
      value = value(type, scope);
    }
    return value == null && !isEnough(scope) ? present(type, raw(type.getType()), scope) : value;
  }

  private boolean isEnough(Scope scope) {
    return scope.depth() > DEPTH || objects > OBJECTS;
  }

  private int length(Scope scope) {
    if (isEnough(scope)) {
      return 0;
    }
    int bound = scope.depth() > 3 ? 2 : 5;
    return random.nextInt(12) == 0 && scope.depth() < 3
        ? random.nextInt(40)
        : random.nextInt(bound);
  }

  private Object array(AnnotatedArrayType type, Scope scope) {
    AnnotatedType of = type.getAnnotatedGenericComponentType();
    Object array = Array.newInstance(raw(of.getType()), length(scope));
    for (int i = 0; i < Array.getLength(array); i++) {
      Array.set(array, i, value(of, scope));
    }
    return array;
  }

  private Object collection(Class<?> raw, AnnotatedType of, Scope scope) {
    if (raw == EnumSet.class) {
      return enumSet(raw(of.getType()));
    }
    Collection<@Nullable Object> into = switch (raw.getSimpleName()) {
      case "Iterable", "Collection", "List" -> new ArrayList<>();
      case "Set" -> new LinkedHashSet<>();
      case "SortedSet", "NavigableSet" -> new TreeSet<>();
      case "Queue", "Deque" -> new ArrayDeque<>();
      default -> made(raw);
    };
    boolean full = !(into instanceof List)
        && !raw.getSimpleName().matches("Set|LinkedHashSet|CopyOnWriteArraySet");
    int length = length(scope);
    for (int i = 0; i < length; i++) {
      Object element = full ? full(of, scope) : value(of, scope);
      if (element != null || !full) {
        into.add(element);
      }
    }
    return into;
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // an enum, as its user says
  private Object enumSet(Class<?> type) {
    EnumSet set = EnumSet.noneOf((Class) type);
    for (Object constant : type.getEnumConstants()) {
      if (random.nextBoolean()) {
        set.add(constant);
      }
    }
    return set;
  }

  private Object map(Class<?> raw, AnnotatedType[] arguments, Scope scope) {
    Map<Object, @Nullable Object> into = switch (raw.getSimpleName()) {
      case "Map" -> new LinkedHashMap<>();
      case "SortedMap", "NavigableMap" -> new TreeMap<>();
      case "ConcurrentNavigableMap" -> new ConcurrentSkipListMap<>();
      case "EnumMap" -> enumMap(raw(arguments[0].getType()));
      default -> made(raw);
    };
    boolean full = into instanceof ConcurrentSkipListMap;
    int length = length(scope);
    for (int i = 0; i < length; i++) {
      Object value = full ? full(arguments[1], scope) : value(arguments[1], scope);
      if (value != null || !full) {
        into.put(key(raw(arguments[0].getType())), value);
      }
    }
    return into;
  }

  private Object key(Class<?> type) {
    Object scalar = new Scalars(random).of(type);
    return scalar != null ? scalar : object(type, new Scope(Map.of(), true, DEPTH));
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // an enum, as its user says
  private static Map<Object, @Nullable Object> enumMap(Class<?> type) {
    return new EnumMap(type);
  }

  @SuppressWarnings("unchecked") // as its user says
  private static <T> T made(Class<?> type) {
    try {
      return (T) type.getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  // ---- objects

  private Object object(Class<?> type, Scope given) {
    objects++;
    if (type.isEnum()) {
      Object[] constants = type.getEnumConstants();
      return constants[random.nextInt(constants.length)];
    } else if (type.isSealed()) {
      Class<?>[] types = type.getPermittedSubclasses();
      Class<?> one = types[random.nextInt(types.length)];
      Map<TypeVariable<?>, Known> variables = new HashMap<>();
      for (int i = 0; i < one.getTypeParameters().length; i++) {
        variables.put(
            one.getTypeParameters()[i], given.variables().get(type.getTypeParameters()[i]));
      }
      return object(one, new Scope(variables, given.marked(), given.depth()));
    }
    try {
      return type.isRecord() ? record(type, given) : settable(type, given);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(type.toString(), e);
    }
  }

  private Object record(Class<?> type, Scope given) throws ReflectiveOperationException {
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types = new Class<?>[components.length];
    Object[] values = new Object[components.length];
    // Null in it would be null in its place.
    boolean full = type.getAnnotation(Json.class).shape() == Json.Shape.VALUE;
    Scope scope = new Scope(given.variables(), full || marked(type), given.depth() + 1);
    for (int i = 0; i < components.length; i++) {
      types[i] = components[i].getType();
      values[i] = full
          ? full(components[i].getAnnotatedType(), new Scope(given.variables(), true, 0))
          : value(components[i].getAnnotatedType(), scope);
      if (components[i].isAnnotationPresent(JsonUnknown.class)) {
        values[i] = unlikeMembers((Map<?, ?>) values[i]);
      }
    }
    Constructor<?> constructor = type.getDeclaredConstructor(types);
    constructor.setAccessible(true);
    return constructor.newInstance(values);
  }

  /** One is always made, and a name in it is that of no member. */
  private static Map<String, @Nullable Object> unlikeMembers(@Nullable Map<?, ?> map) {
    Map<String, @Nullable Object> unlike = new LinkedHashMap<>();
    if (map != null) {
      map.forEach((name, value) -> unlike.put("~" + name, value));
    }
    return unlike;
  }

  private static boolean marked(Class<?> type) {
    return type.isAnnotationPresent(NullMarked.class)
        || (type.getEnclosingClass() != null && marked(type.getEnclosingClass()));
  }

  /** Its fields are set, whatever its constructor makes of them. */
  private Object settable(Class<?> type, Scope given) throws ReflectiveOperationException {
    Object made = bare(type);
    Map<TypeVariable<?>, Known> variables = given.variables();
    for (Class<?> c = type; c != Object.class; c = c.getSuperclass()) {
      Scope scope = new Scope(variables, marked(c), given.depth() + 1);
      for (Field field : Shown.properties(c)) {
        field.set(made, value(field.getAnnotatedType(), scope));
      }
      if (c.getAnnotatedSuperclass() instanceof AnnotatedParameterizedType parent) {
        variables = new HashMap<>();
        AnnotatedType[] arguments = parent.getAnnotatedActualTypeArguments();
        for (int i = 0; i < arguments.length; i++) {
          variables.put(c.getSuperclass().getTypeParameters()[i], new Known(arguments[i], scope));
        }
      }
    }
    return made;
  }

  /** By whatever constructor there is, of nothing. */
  private static Object bare(Class<?> type) throws ReflectiveOperationException {
    Constructor<?> constructor = type.getDeclaredConstructors()[0];
    constructor.setAccessible(true);
    Class<?>[] parameters = constructor.getParameterTypes();
    Object[] nothing = new Object[parameters.length];
    for (int i = 0; i < nothing.length; i++) {
      nothing[i] = parameters[i].getEnclosingClass() == type && !parameters[i].isEnum()
          ? bare(parameters[i])
          : Array.get(Array.newInstance(parameters[i], 1), 0);
    }
    return constructor.newInstance(nothing);
  }

  // ---- scalars

  /** Values at their edges, and of every length. */
  private record Scalars(SplittableRandom random) {

    @Nullable
    Object of(Class<?> type) {
      return switch (type.getSimpleName()) {
        case "boolean", "Boolean" -> random.nextBoolean();
        case "byte", "Byte" -> (byte) whole();
        case "short", "Short" -> (short) whole();
        case "char", "Character" -> text(1, 1).charAt(0);
        case "int", "Integer" -> (int) whole();
        case "long", "Long" -> whole();
        case "float", "Float" -> finite(() -> Float.intBitsToFloat(random.nextInt()));
        case "double", "Double" -> real();
        case "String" -> text(0, random.nextInt(10) == 0 ? 200 : 20);
        case "BigDecimal" -> new BigDecimal(big(), random.nextInt(-20, 40));
        case "BigInteger" -> big();
        case "UUID" -> new UUID(random.nextLong(), random.nextLong());
        case "URI" ->
          URI.create("https://example.org/" + (whole() & 0xFFFF) + "?q=%20#" + random.nextInt(9));
        case "OptionalInt" -> OptionalInt.of((int) whole());
        case "OptionalLong" -> OptionalLong.of(whole());
        case "OptionalDouble" -> OptionalDouble.of(real());
        case "byte[]" -> {
          byte[] bytes = new byte[random.nextInt(20)];
          random.nextBytes(bytes);
          yield bytes;
        }
        case "JsonValue" -> some(tree(3));
        case "Object" -> new Untyped().fromJson(some(tree(3)).toString());
        default -> type.getName().startsWith("java.time.") ? time(type.getSimpleName()) : null;
      };
    }

    private long whole() {
      return switch (random.nextInt(6)) {
        case 0 -> random.nextLong(-10, 10);
        case 1 -> random.nextLong(-100_000, 100_000);
        case 2 -> random.nextBoolean() ? Long.MIN_VALUE : Long.MAX_VALUE;
        case 3 -> random.nextBoolean() ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        default -> random.nextLong() >> random.nextInt(64);
      };
    }

    private double real() {
      return switch (random.nextInt(4)) {
        case 0 -> random.nextInt(-1000, 1000);
        case 1 -> random.nextInt() / 1000.0;
        case 2 -> random.nextBoolean() ? -0.0 : Double.MIN_VALUE;
        default -> finite(() -> Double.longBitsToDouble(random.nextLong()));
      };
    }

    private static <N extends Number> N finite(Supplier<N> number) {
      while (true) {
        N n = number.get();
        if (Double.isFinite(n.doubleValue())) {
          return n;
        }
      }
    }

    private BigInteger big() {
      byte[] bytes = new byte[1 + random.nextInt(25)];
      random.nextBytes(bytes);
      return new BigInteger(bytes);
    }

    /** No half of a surrogate pair, which no document can hold. */
    private String text(int shortest, int longest) {
      int length = random.nextInt(shortest, longest + 1);
      int kind = random.nextInt(8);
      StringBuilder text = new StringBuilder();
      while (text.length() < length) {
        switch (kind) {
          case 0 -> text.append((char) random.nextInt(0x20));
          case 1 -> text.append((char) random.nextInt(0x100));
          case 2 -> text.append((char) random.nextInt(0x4e00, 0x9000));
          case 3 -> text.append(longest > 1 ? "\ud83d\ude00" : "\uffff");
          case 4 -> text.append("\"\\/\b\f\n\r\t\u2028\u007f".charAt(random.nextInt(10)));
          case 5 -> text.append((char) random.nextInt(1, 0xd800));
          default -> text.append((char) random.nextInt('!', 0x7f));
        }
        if (random.nextInt(20) == 0) {
          kind = random.nextInt(8);
        }
      }
      return text.toString();
    }

    private Object time(String type) {
      boolean far = random.nextInt(5) == 0;
      Instant instant = Instant.ofEpochSecond(
          far
              ? random.nextLong(-31557014167219200L, 31556889864403200L)
              : random.nextLong(4_000_000_000L),
          one(0L, 1_000_000L * random.nextInt(1000), 1000L * random.nextInt(1_000_000), (long)
              random.nextInt(1_000_000_000)));
      ZoneOffset offset = ZoneOffset.ofTotalSeconds(
          one(0, 3600 * random.nextInt(-12, 13), random.nextInt(-64800, 64801)));
      LocalDateTime local = LocalDateTime.ofEpochSecond(
          Math.floorMod(instant.getEpochSecond(), 200_000_000_000L),
          instant.getNano(),
          ZoneOffset.UTC);
      return switch (type) {
        case "Instant" -> instant;
        case "LocalDateTime" -> local;
        case "LocalDate" ->
          far ? LocalDate.ofEpochDay(instant.getEpochSecond() / 90_000) : local.toLocalDate();
        case "LocalTime" -> local.toLocalTime();
        case "OffsetDateTime" -> OffsetDateTime.of(local, offset);
        case "OffsetTime" -> OffsetTime.of(local.toLocalTime(), offset);
        case "ZonedDateTime" ->
          ZonedDateTime.of(
              local, one(ZoneId.of("Europe/Paris"), ZoneId.of("America/New_York"), offset));
        case "Duration" -> Duration.ofSeconds(whole(), instant.getNano());
        case "Period" -> Period.of((int) whole(), (int) whole(), (int) whole());
        // What YearMonth writes of a year with five digits, it does not read.
        case "Year" -> Year.of(random.nextInt(-9999, 10_000));
        case "YearMonth" -> YearMonth.of(random.nextInt(-9999, 10_000), 1 + random.nextInt(12));
        case "MonthDay" -> MonthDay.of(1 + random.nextInt(12), 1 + random.nextInt(28));
        case "ZoneId" -> one(ZoneId.of("Asia/Tokyo"), ZoneId.of("UTC"), ZoneId.of("GMT+2"), offset);
        case "ZoneOffset" -> offset;
        default -> throw new AssertionError(type);
      };
    }

    /** No null, which may be none of the type's. */
    private static JsonValue some(JsonValue tree) {
      return tree instanceof JsonNull ? JsonBoolean.TRUE : tree;
    }

    private JsonValue tree(int depth) {
      return switch (random.nextInt(depth == 0 ? 5 : 8)) {
        case 0 -> JsonNull.NULL;
        case 1 -> JsonBoolean.of(random.nextBoolean());
        case 2 -> JsonNumber.of(whole());
        case 3 -> JsonNumber.of(real());
        case 4 -> new JsonString(text(0, 20));
        case 5, 6 -> {
          JsonObject.Builder object = JsonObject.builder();
          Map<String, JsonValue> members = new LinkedHashMap<>();
          for (int i = random.nextInt(4); i > 0; i--) {
            members.put(text(0, 10), tree(depth - 1));
          }
          members.forEach(object::add);
          yield object.build();
        }
        default -> {
          List<JsonValue> elements = new ArrayList<>();
          for (int i = random.nextInt(4); i > 0; i--) {
            elements.add(tree(depth - 1));
          }
          yield JsonArray.of(elements);
        }
      };
    }

    @SafeVarargs
    private <T> T one(T... of) {
      return of[random.nextInt(of.length)];
    }
  }
}
