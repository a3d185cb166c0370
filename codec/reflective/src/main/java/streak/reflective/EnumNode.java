package streak.reflective;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import streak.JsonException;
import streak.JsonNames;
import streak.JsonReader;
import streak.JsonWriter;
import streak.codegen.Value;

/** An enum: a string. */
final class EnumNode extends Node {

  /** Names, then aliases. */
  private final JsonNames names;

  /** By the index of a name. */
  private final Object[] constants;

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
    List<String> all = new ArrayList<>();
    List<Object> indexed = new ArrayList<>();
    for (Value.Constant each : choice.names()) {
      Object constant = Objects.requireNonNull(declared.get(each.constant()));
      nameOf.put(constant, each.names().name());
      all.add(each.names().name());
      indexed.add(constant);
    }
    for (Value.Constant each : choice.names()) {
      for (String alias : each.names().aliases()) {
        all.add(alias);
        indexed.add(Objects.requireNonNull(declared.get(each.constant())));
      }
    }
    names = JsonNames.of(all.toArray(String[]::new));
    constants = indexed.toArray();
    for (int i = 0; i < constants.length; i++) {
      ofName.put(all.get(i), constants[i]);
    }
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
    if (index < 0) {
      throw JsonException.notOneOf(in, names);
    }
    return constants[index];
  }

  @Override
  void writePresent(JsonWriter out, Object value) {
    out.value(nameOf.get(value));
  }
}
