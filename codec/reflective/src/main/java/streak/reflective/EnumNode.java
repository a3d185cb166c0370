package streak.reflective;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import streak.ConstantNames;
import streak.JsonException;
import streak.JsonNames;
import streak.JsonReader;
import streak.JsonWriter;
import streak.codegen.Access;
import streak.codegen.Value;

/** An enum: a string. */
final class EnumNode extends Node {

  /** Names, then aliases. */
  private final JsonNames names;

  /** By the index of a name. */
  private final Object[] constants;

  /** What a string of another name is; null where that is an error. */
  private final @Nullable Object otherwise;

  /** By name or alias. */
  private final Map<String, Object> ofName = new HashMap<>();

  /** By constant, what is written. */
  private final Map<Object, String> nameOf = new HashMap<>();

  EnumNode(Value.Choice choice, Class<?> type) {
    super(choice.nullable());
    Map<String, Object> declared = new HashMap<>();
    for (Object constant : type.getEnumConstants()) {
      declared.put(((Enum<?>) constant).name(), constant);
    }
    List<@Nullable String> constantsAndNames = new ArrayList<>();
    List<Object> indexed = new ArrayList<>();
    for (Value.Constant each : choice.names()) {
      Object constant = Objects.requireNonNull(declared.get(each.constant()));
      constantsAndNames.add(each.constant());
      constantsAndNames.add(name(each, constant, type));
      indexed.add(constant);
    }
    int count = indexed.size();
    for (Value.Constant each : choice.names()) {
      for (String alias : each.names().aliases()) {
        constantsAndNames.add(each.constant());
        constantsAndNames.add(alias);
        indexed.add(Objects.requireNonNull(declared.get(each.constant())));
      }
    }
    String[] all =
        ConstantNames.of(type.getCanonicalName(), constantsAndNames.toArray(String[]::new));
    names = JsonNames.of(all);
    constants = indexed.toArray();
    otherwise = choice.otherwise() == null ? null : declared.get(choice.otherwise());
    for (int i = 0; i < count; i++) {
      nameOf.put(constants[i], all[i]);
    }
    for (int i = 0; i < constants.length; i++) {
      ofName.put(all[i], constants[i]);
    }
  }

  private static @Nullable String name(Value.Constant constant, Object value, Class<?> type) {
    Access asked = constant.asked();
    if (asked == null) {
      return constant.names().name();
    }
    try {
      return (String) (Object) Handles.getter(asked, type).invokeExact(value);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalArgumentException(type.getName() + " cannot be asked for names", e);
    }
  }

  /** Names, then aliases, for messages. */
  JsonNames names() {
    return names;
  }

  /** What a constant is called. */
  String name(Object constant) {
    return Objects.requireNonNull(nameOf.get(constant));
  }

  /** The constant that is called so; null when none is. */
  @Nullable
  Object ofName(String name) {
    return ofName.get(name);
  }

  @Override
  Object readPresent(JsonReader in) {
    int index = in.readString(names);
    if (index >= 0) {
      return constants[index];
    }
    if (otherwise == null) {
      throw JsonException.notOneOf(in, names);
    }
    return otherwise;
  }

  @Override
  void writePresent(JsonWriter out, Object value) {
    out.value(nameOf.get(value));
  }
}
