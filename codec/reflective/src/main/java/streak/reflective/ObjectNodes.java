package streak.reflective;

import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import streak.codegen.Access;
import streak.codegen.Maker;
import streak.codegen.MethodDeclaration;
import streak.codegen.Plan;
import streak.codegen.Value;

/** Makes the node of an object: handles of what its plan names, put together. */
final class ObjectNodes {

  private final Plan.ObjectPlan plan;
  private final Class<?> type;
  private final ValueNodes values;
  private final MethodHandle maker;

  /** What sets the members that are set on the object that a creator has made, in the order in which that is done. */
  private final List<Access> later = new ArrayList<>();

  ObjectNodes(Plan.ObjectPlan plan, Class<?> type, ValueNodes values) {
    this.plan = plan;
    this.type = type;
    this.values = values;
    maker = Handles.maker(plan.maker().method());
    if (plan.collects()) {
      plan.members().stream().flatMap(m -> Stream.ofNullable(m.set())).forEach(later::add);
      Plan.Others others = plan.others();
      Access set = others == null ? null : others.set();
      if (set != null) {
        later.add(set);
      }
    }
  }

  ObjectNode node() {
    List<Plan.Member> members = plan.members();
    int count = members.size();
    MemberSetter[] setters = new MemberSetter[count];
    @Nullable MemberGetter[] getters = new MemberGetter[count];
    @Nullable Default[] defaults = new Default[count];
    for (int i = 0; i < count; i++) {
      Plan.Member member = members.get(i);
      Plan.Default absent = member.absent();
      Node node = values.node(member.value());
      setters[i] = setter(i, member, node);
      getters[i] = getter(member, node);
      defaults[i] =
          absent == null || !member.read() ? null : new Default(setters[i], absent.json());
    }
    return new ObjectNode(
        plan,
        construction(),
        new ObjectNode.Members(setters, getters, defaults),
        others(),
        plan.isName() ? named(members.get(0)) : null);
  }

  private ObjectNode.Named named(Plan.Member member) {
    Access get = Objects.requireNonNull(member.get(), "what has no name elsewhere is written");
    return new ObjectNode.Named(
        values.key(member.value()),
        boxed(setHandle(member.set(), Plan.Argument.Source.MEMBER, 0)),
        boxedResult(get));
  }

  // ---- making ----

  private Construction construction() {
    MethodDeclaration finish = plan.maker().finish();
    if (plan.maker().way() == Maker.Way.BUILDER && finish != null) {
      return new Construction.OfBuilder(maker, Handles.method(finish));
    }
    return plan.collects()
        ? new Construction.OfCreator(
            maker,
            absent(),
            later.stream().map(set -> Handles.setter(set, type)).toList())
        : new Construction.OfBean(maker);
  }

  /** What the creator's arguments are that a document lacks. */
  private @Nullable Object[] absent() {
    @Nullable Object[] absent = new Object[plan.arguments().size()];
    for (int i = 0; i < absent.length; i++) {
      String box = Value.box(plan.arguments().get(i).type()).orElse(null);
      absent[i] = box == null ? null : BoxNode.Kind.of(box).absent;
    }
    return absent;
  }

  /** The place among the creator's arguments. */
  private int slot(Plan.Argument.Source source, int member) {
    for (int i = 0; i < plan.arguments().size(); i++) {
      Plan.Argument argument = plan.arguments().get(i);
      if (argument.source() == source && argument.member() == member) {
        return i;
      }
    }
    throw new AssertionError(member);
  }

  // ---- members ----

  private MemberSetter setter(int index, Plan.Member member, Node node) {
    if (!member.read()) {
      return MemberSetter.SKIP;
    }
    MethodHandle set = setHandle(member.set(), Plan.Argument.Source.MEMBER, index);
    Value value = member.value();
    if (value instanceof Value.Leaf leaf && leaf.scalar().primitive()) {
      return MemberSetter.primitive(leaf.scalar().kind(), set);
    }
    if (value instanceof Value.Fixed fixed && fixed.primitive()) {
      return new MemberSetter.OfFixed((FixedNode) node, set);
    }
    Access get = member.get();
    boolean bean = plan.maker().way() == Maker.Way.BEAN || later.contains(member.set());
    return new MemberSetter.OfObject(
        node, boxed(set), bean && get != null ? boxedResult(get) : null);
  }

  private MethodHandle setHandle(@Nullable Access set, Plan.Argument.Source source, int member) {
    if (set == null) {
      int slot = slot(source, member);
      return Frame.setter(slot, maker.type().parameterType(slot));
    }
    if (plan.collects()) {
      Class<?> value = Handles.setter(set, type).type().parameterType(1);
      return Frame.laterSetter(plan.arguments().size() + later.indexOf(set), value);
    }
    if (plan.maker().way() != Maker.Way.BUILDER) {
      return Handles.setter(set, type);
    }
    return set.chained()
        ? Construction.OfBuilder.chained(Handles.step(set))
        : Construction.OfBuilder.step(Handles.setter(set, type));
  }

  private @Nullable MemberGetter getter(Plan.Member member, Node node) {
    Access get = member.get();
    if (get == null) {
      return null;
    }
    Value value = member.value();
    if (value instanceof Value.Leaf leaf && leaf.scalar().primitive()) {
      return MemberGetter.primitive(leaf.scalar().kind(), Handles.getter(get, type));
    }
    if (value instanceof Value.Fixed fixed && fixed.primitive()) {
      return MemberGetter.fixed((FixedNode) node, Handles.getter(get, type));
    }
    boolean primitive = value instanceof Value.Custom custom && custom.primitive();
    Plan.Omit omit = primitive ? Plan.Omit.NEVER : member.omit();
    return MemberGetter.object(value, node, omit, boxedResult(get));
  }

  /** A primitive that is read by hand comes in a box. */
  private static MethodHandle boxed(MethodHandle set) {
    return set.asType(set.type().changeParameterType(1, Object.class));
  }

  private MethodHandle boxedResult(Access get) {
    MethodHandle handle = Handles.getter(get, type);
    return handle.asType(handle.type().changeReturnType(Object.class));
  }

  // ---- members that the type does not have ----

  private @Nullable Unknown others() {
    Plan.Others others = plan.others();
    if (others == null) {
      return null;
    }
    boolean kept = plan.collects() || others.set() != null;
    Access get = others.get();
    return new Unknown(
        (DictionaryNode) values.node(others.value()),
        kept ? boxed(setHandle(others.set(), Plan.Argument.Source.OTHERS, -1)) : null,
        get == null ? null : boxedResult(get));
  }
}
