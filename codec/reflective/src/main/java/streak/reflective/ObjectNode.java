package streak.reflective;

import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import streak.JsonException;
import streak.JsonNames;
import streak.JsonReader;
import streak.JsonWriter;
import streak.codegen.Plan;

/**
 * An object, or what its layout makes of it: one loop over the document's members, as in generated adapters. A bit per member says which were seen, the first 64 in
 * a local variable.
 */
final class ObjectNode extends Node {

  /** Bits in a long. */
  private static final int GROUP = 64;

  /**
   * The members, by index.
   *
   * @param setters of each
   * @param getters null where a member is not written
   * @param defaults null where a member has none
   */
  @SuppressWarnings("ArrayRecordComponent") // handed over once, and never compared
  record Members(
      MemberSetter[] setters,
      @Nullable MemberGetter[] getters,
      @Nullable Default[] defaults) {}

  /**
   * What makes a map's key of an object that is written as its only member.
   *
   * @param key what the member is called
   * @param set {@code (Object target, Object) -> void}
   * @param get {@code (Object) -> Object}
   */
  record Named(Key key, MethodHandle set, MethodHandle get) {}

  private final Plan.Layout layout;
  private final Construction construction;
  private final MemberSetter[] setters;
  private final @Nullable MemberGetter[] getters;
  private final @Nullable Default[] defaults;
  private final boolean failOnUnknown;
  private final @Nullable Unknown others;
  private final @Nullable Named named;

  /** Names, then aliases. */
  private final JsonNames names;

  /** By the index of a name, the member that it is of; none where there are no aliases, and these are the same. */
  private final int @Nullable [] memberOf;

  /** A bit for each member that a document must have. */
  private final long[] required;

  /** A bit for each that it must have unless the constructor sets it. */
  private final long[] requiredUnlessSet;

  /** A bit for each of which something is to be done when it is not there. */
  private final long[] missed;

  ObjectNode(
      Plan.ObjectPlan plan,
      Construction construction,
      Members members,
      @Nullable Unknown others,
      @Nullable Named named) {
    super(false);
    this.named = named;
    layout = plan.layout();
    this.construction = construction;
    setters = members.setters();
    getters = members.getters();
    defaults = members.defaults();
    failOnUnknown = plan.failOnUnknown();
    this.others = others;
    List<String> all = new ArrayList<>();
    plan.members().forEach(m -> all.add(m.names().name()));
    List<Integer> ofAliases = new ArrayList<>();
    for (int i = 0; i < setters.length; i++) {
      for (String alias : plan.members().get(i).names().aliases()) {
        all.add(alias);
        ofAliases.add(i);
      }
    }
    names = JsonNames.of(all.toArray(String[]::new));
    memberOf = ofAliases.isEmpty() ? null : memberOf(setters.length, ofAliases);
    required = bits(plan, Plan.Need.REQUIRED);
    requiredUnlessSet = bits(plan, Plan.Need.REQUIRED_UNLESS_SET);
    missed = required.clone();
    for (int i = 0; i < setters.length; i++) {
      boolean unlessSet = (requiredUnlessSet[i / GROUP] & 1L << i) != 0;
      if (unlessSet || defaults[i] != null) {
        missed[i / GROUP] |= 1L << i;
      }
    }
  }

  private static int[] memberOf(int count, List<Integer> ofAliases) {
    int[] memberOf = new int[count + ofAliases.size()];
    for (int i = 0; i < memberOf.length; i++) {
      memberOf[i] = i < count ? i : ofAliases.get(i - count);
    }
    return memberOf;
  }

  private static long[] bits(Plan.ObjectPlan plan, Plan.Need need) {
    long[] bits = new long[Math.max(1, (plan.members().size() + GROUP - 1) / GROUP)];
    for (int i = 0; i < plan.members().size(); i++) {
      if (plan.members().get(i).need() == need) {
        bits[i / GROUP] |= 1L << i;
      }
    }
    return bits;
  }

  // ---- reading ----

  @Override
  Object readPresent(JsonReader in) throws Throwable {
    return switch (layout) {
      case OBJECT -> readMembers(in, in.beginObject(names));
      case ARRAY -> readElements(in);
      case VALUE -> readOnly(in);
    };
  }

  /** One after the other, as far as the array goes. */
  private Object readElements(JsonReader in) throws Throwable {
    Object target = construction.begin();
    int m = 0;
    boolean more = in.beginArray();
    try {
      for (; more; more = in.nextElement()) {
        if (m < setters.length) {
          setters[m].read(in, target);
        } else if (failOnUnknown) {
          throw JsonException.at(in, "expected an array of " + setters.length + ", found more");
        } else {
          in.skipValue();
        }
        m++;
      }
    } catch (Exception e) {
      throw JsonException.refused(in, e).inElement(m);
    }
    long[] seen = new long[required.length];
    for (int i = 0; i < Math.min(m, setters.length); i++) {
      seen[i / GROUP] |= 1L << i;
    }
    missing(in, target, seen);
    return made(in, target);
  }

  private Object readOnly(JsonReader in) throws Throwable {
    Object target = construction.begin();
    setters[0].read(in, target);
    return made(in, target);
  }

  /** Reads the members of one that says itself which of a sealed type's subtypes it is. */
  Object readRest(JsonReader in) throws Throwable {
    return readMembers(in, in.afterDiscriminator(names));
  }

  /** One without members, of which the document has only what it is called. */
  Object readUnit(JsonReader in) throws Throwable {
    return readMembers(in, JsonReader.NONE);
  }

  @Override
  Object readPresentInto(JsonReader in, @Nullable Object current) throws Throwable {
    if (current == null
        || layout != Plan.Layout.OBJECT
        || !(construction instanceof Construction.OfBean)) {
      return readPresent(in);
    }
    loop(in, in.beginObject(names), current, true);
    return current;
  }

  /** Reads what follows {@code first}, the index of a member whose value is next. */
  private Object readMembers(JsonReader in, int first) throws Throwable {
    Object target = construction.begin();
    loop(in, first, target, false);
    return made(in, target);
  }

  /** As a map's key, of which it is known that it can be one. */
  Object ofName(JsonReader in, String name) throws Throwable {
    Named by = Objects.requireNonNull(named);
    Object target = construction.begin();
    by.set().invokeExact(target, by.key().of(in, name));
    return made(in, target);
  }

  /** Likewise; null where its member is. */
  @Nullable
  String nameOf(Object value) throws Throwable {
    Named by = Objects.requireNonNull(named);
    Object member = (Object) by.get().invokeExact(value);
    return member == null ? null : by.key().name(member);
  }

  private Object made(JsonReader in, Object target) throws Throwable {
    Object made = construction.end(target);
    if (target instanceof Frame frame && frame.isIncomplete()) {
      requireSet(in, made);
    }
    return made;
  }

  private void loop(JsonReader in, int first, Object target, boolean into) throws Throwable {
    long seen = 0;
    long @Nullable [] more = required.length > 1 ? new long[required.length] : null;
    Map<Object, @Nullable Object> collected = others == null ? null : others.begin();
    String other = null;
    int m = first;
    try {
      // What is wrong between two members is in neither.
      for (int before;
          m != JsonReader.NONE;
          before = m, m = JsonReader.NONE, m = in.nextMember(names, before)) {
        if (m < 0) {
          if (others == null || collected == null) {
            unknown(in);
          } else {
            other = in.lastText();
            others.read(in, other, collected);
          }
          continue;
        }
        int member = memberOf == null ? m : memberOf[m];
        if (more == null || member < GROUP) {
          long bit = 1L << member;
          if ((seen & bit) != 0) {
            throw JsonException.duplicate(in, names.name(m));
          }
          seen |= bit;
        } else {
          see(in, more, member, m);
        }
        if (into) {
          setters[member].readInto(in, target);
        } else {
          setters[member].read(in, target);
        }
      }
    } catch (Exception e) {
      JsonException refused = JsonException.refused(in, e);
      throw m == JsonReader.UNKNOWN && other != null
          ? refused.inMember(other)
          : refused.inMember(names, m);
    }
    if (!into) {
      finish(in, target, seen, more);
    }
    if (others != null && collected != null) {
      others.end(target, collected);
    }
  }

  private void unknown(JsonReader in) {
    if (failOnUnknown) {
      throw JsonException.unknown(in, names);
    }
    in.skipValue();
  }

  private void see(JsonReader in, long[] more, int member, int m) {
    long bit = 1L << member;
    if ((more[member / GROUP] & bit) != 0) {
      throw JsonException.duplicate(in, names.name(m));
    }
    more[member / GROUP] |= bit;
  }

  private void finish(JsonReader in, Object target, long seen, long @Nullable [] more)
      throws Throwable {
    if (more != null) {
      more[0] = seen;
      missing(in, target, more);
    } else if ((seen & missed[0]) != missed[0]) {
      missing(in, target, new long[] {seen});
    }
  }

  private void missing(JsonReader in, Object target, long[] seen) throws Throwable {
    boolean allSet = true;
    for (int g = 0; g < seen.length; g++) {
      long missing = required[g] & ~seen[g];
      if (missing != 0) {
        throw JsonException.missing(
            in, names.name(g * GROUP + Long.numberOfTrailingZeros(missing)));
      }
      allSet &= (requiredUnlessSet[g] & ~seen[g]) == 0;
    }
    if (!allSet && target instanceof Frame frame) {
      frame.setIncomplete();
    } else if (!allSet) {
      requireSet(in, target);
    }
    for (int i = 0; i < defaults.length; i++) {
      Default absent = defaults[i];
      if (absent != null && (seen[i / GROUP] & 1L << i) == 0) {
        absent.set(target);
      }
    }
  }

  /** What the document has is not null; so what is null is neither there nor set by the constructor. */
  private void requireSet(JsonReader in, Object target) throws Throwable {
    for (int i = 0; i < setters.length; i++) {
      if ((requiredUnlessSet[i / GROUP] & 1L << i) != 0 && setters[i].hasNull(target)) {
        throw JsonException.missing(in, names.name(i));
      }
    }
  }

  // ---- writing ----

  @Override
  void writePresent(JsonWriter out, Object value) throws Throwable {
    switch (layout) {
      case OBJECT -> {
        out.beginObject();
        writeMembers(out, value);
        out.endObject();
      }
      case ARRAY -> writeElements(out, value);
      case VALUE -> writeValue(out, 0, value);
    }
  }

  private void writeElements(JsonWriter out, Object value) throws Throwable {
    out.beginArray();
    int m = 0;
    try {
      for (; m < getters.length; m++) {
        writeValue(out, m, value);
      }
    } catch (JsonException e) {
      throw e.inElement(m);
    }
    out.endArray();
  }

  private void writeValue(JsonWriter out, int member, Object value) throws Throwable {
    MemberGetter getter = getters[member];
    if (getter != null) {
      getter.writeValue(out, value);
    }
  }

  /** Writes what stands between the braces. */
  void writeMembers(JsonWriter out, Object value) throws Throwable {
    int m = 0;
    try {
      for (; m < getters.length; m++) {
        MemberGetter getter = getters[m];
        if (getter != null) {
          getter.write(out, names, m, value);
        }
      }
    } catch (JsonException e) {
      throw e.inMember(names.name(m));
    }
    if (others != null) {
      others.write(out, value);
    }
  }
}
