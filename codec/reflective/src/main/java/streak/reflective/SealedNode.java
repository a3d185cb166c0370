package streak.reflective;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import streak.JsonException;
import streak.JsonNames;
import streak.JsonReader;
import streak.JsonWriter;
import streak.codegen.Plan;

/** A value that says which of a sealed type's subtypes it is of. */
final class SealedNode extends Node {

  /**
   * One of the subtypes.
   *
   * @param bare it has no members, and is written as its name
   */
  record Case(Plan.Case plan, Class<?> type, LinkNode link, boolean bare) {}

  private final Plan.Style style;
  private final JsonNames discriminator;
  private final Case[] cases;

  /** What the cases are called, then their aliases. */
  private final JsonNames tags;

  /** By the index of a tag. */
  private final Case[] caseOf;

  /** What an object is whose tag is none of these; null where it is an error. */
  private final @Nullable Case otherwise;

  private final boolean hasUnits;

  /** The type's own objects; null where it is abstract. */
  private final @Nullable ObjectNode own;

  SealedNode(Plan.SealedPlan plan, List<Case> cases, @Nullable ObjectNode own) {
    super(false);
    this.own = own;
    style = plan.style();
    discriminator = JsonNames.of(plan.discriminator());
    this.cases = cases.toArray(Case[]::new);
    List<String> all = new ArrayList<>();
    List<Case> indexed = new ArrayList<>(cases);
    cases.forEach(c -> all.add(c.plan().tags().name()));
    for (Case each : cases) {
      for (String alias : each.plan().tags().aliases()) {
        all.add(alias);
        indexed.add(each);
      }
    }
    tags = JsonNames.of(all.toArray(String[]::new));
    caseOf = indexed.toArray(Case[]::new);
    otherwise = cases.stream().filter(c -> c.plan().otherwise()).findFirst().orElse(null);
    hasUnits = cases.stream().anyMatch(c -> c.plan().empty());
  }

  ObjectNode own() {
    ObjectNode objects = own;
    if (objects == null) {
      throw new AssertionError("abstract");
    }
    return objects;
  }

  // ---- reading ----

  @Override
  @Nullable
  Object readPresent(JsonReader in) throws Throwable {
    return switch (style) {
      case MEMBER -> readMember(in);
      case WRAPPER_OBJECT -> isUnit(in) ? readUnit(in) : readObject(in);
      case WRAPPER_ARRAY -> isUnit(in) ? readUnit(in) : readArray(in);
    };
  }

  private Object readMember(JsonReader in) throws Throwable {
    int tag = in.discriminator(discriminator, tags);
    Case of = tag < 0 ? otherwise : caseOf[tag];
    if (of == null) {
      throw JsonException.notOneOf(in, tags).inMember(discriminator.name(0));
    }
    return of.link().object().readRest(in);
  }

  /** A type without members may stand as its name alone. */
  private boolean isUnit(JsonReader in) {
    return hasUnits && in.peek() == '"';
  }

  private Object readUnit(JsonReader in) throws Throwable {
    int tag = in.readString(tags);
    if (tag < 0) {
      throw JsonException.notOneOf(in, tags);
    }
    if (!caseOf[tag].plan().empty()) {
      throw JsonException.at(
          in, "expected the members of " + tags.name(tag) + " with it, found its name alone");
    }
    return caseOf[tag].link().object().readUnit(in);
  }

  private @Nullable Object readCase(JsonReader in, int tag) throws Throwable {
    if (tag < 0) {
      throw JsonException.notOneOf(in, tags);
    }
    return caseOf[tag].link().whole().read(in);
  }

  private @Nullable Object readObject(JsonReader in) throws Throwable {
    int tag = in.beginObject(tags);
    if (tag == JsonReader.NONE) {
      throw JsonException.at(in, "expected an object of one member, found an empty one");
    }
    Object value;
    try {
      value = readCase(in, tag);
    } catch (Exception e) {
      throw JsonException.refused(in, e).inMember(tags, tag);
    }
    if (in.nextMember(tags, tag) != JsonReader.NONE) {
      throw JsonException.at(in, "expected an object of one member, found more");
    }
    return value;
  }

  private @Nullable Object readArray(JsonReader in) throws Throwable {
    boolean more = in.beginArray();
    boolean others = false;
    int index = 0;
    Object value = null;
    try {
      if (more) {
        int tag = in.readString(tags);
        if (tag < 0) {
          throw JsonException.notOneOf(in, tags);
        }
        index = 1;
        more = in.nextElement();
        if (more) {
          value = readCase(in, tag);
          index = 2;
          others = in.nextElement();
        }
      }
    } catch (Exception e) {
      throw JsonException.refused(in, e).inElement(index);
    }
    if (!more || others) {
      throw JsonException.at(
          in, "expected an array of two elements, found " + (more ? "more" : "fewer"));
    }
    return value;
  }

  // ---- writing ----

  @Override
  void writePresent(JsonWriter out, Object value) throws Throwable {
    for (int i = 0; i < cases.length; i++) {
      if (cases[i].type().isInstance(value)) {
        write(out, value, i);
        return;
      }
    }
    String known =
        List.of(cases).stream().map(c -> c.plan().tags().name()).collect(Collectors.joining(", "));
    throw JsonException.ofWriting(
        "expected an object of " + known + ", found one of " + value.getClass().getName());
  }

  private void write(JsonWriter out, Object value, int index) throws Throwable {
    Case of = cases[index];
    if (style != Plan.Style.MEMBER && of.bare()) {
      out.value(tags.name(index));
      return;
    }
    switch (style) {
      case MEMBER -> {
        out.beginObject();
        out.name(discriminator, 0);
        out.value(tags.name(index));
        of.link().object().writeMembers(out, value);
        out.endObject();
      }
      case WRAPPER_OBJECT -> {
        out.beginObject();
        out.name(tags, index);
        try {
          of.link().whole().write(out, value);
        } catch (JsonException e) {
          throw e.inMember(tags.name(index));
        }
        out.endObject();
      }
      case WRAPPER_ARRAY -> {
        out.beginArray();
        out.value(tags.name(index));
        try {
          of.link().whole().write(out, value);
        } catch (JsonException e) {
          throw e.inElement(1);
        }
        out.endArray();
      }
    }
  }
}
