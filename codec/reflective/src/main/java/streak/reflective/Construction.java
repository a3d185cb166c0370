package streak.reflective;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How an object comes about: what members are set on while they are read, and what becomes of that. */
abstract class Construction {

  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

  /** What the members are set on. */
  abstract Object begin() throws Throwable;

  /** The object, now that everything is set. */
  abstract Object end(Object target) throws Throwable;

  private static MethodHandle own(Class<?> owner, String name, MethodType type) {
    try {
      return LOOKUP.findStatic(owner, name, type);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  /** Of an object that is there from the beginning. */
  static final class OfBean extends Construction {

    private final MethodHandle constructor;

    OfBean(MethodHandle constructor) {
      this.constructor = constructor;
    }

    @Override
    Object begin() throws Throwable {
      return (Object) constructor.invokeExact();
    }

    @Override
    Object end(Object target) {
      return target;
    }
  }

  /** Of an object that a builder makes. The builder is held, because each of its methods may return another. */
  static final class OfBuilder extends Construction {

    private static final MethodHandle GET =
        own(OfBuilder.class, "get", MethodType.methodType(Object.class, Object.class));

    private static final MethodHandle PUT =
        own(OfBuilder.class, "put", MethodType.methodType(void.class, Object.class, Object.class));

    private final MethodHandle maker;
    private final MethodHandle finish;

    /**
     * Of what makes the builder and what the builder makes.
     *
     * @param maker {@code () -> Object}
     * @param finish {@code (Object) -> Object}
     */
    OfBuilder(MethodHandle maker, MethodHandle finish) {
      this.maker = maker;
      this.finish = finish;
    }

    /** {@code (Object held, value) -> void}, of a method of the builder with that type. */
    static MethodHandle step(MethodHandle step) {
      return MethodHandles.filterArguments(step, 0, GET);
    }

    /** The same of one whose result takes the builder's place. */
    static MethodHandle chained(MethodHandle step) {
      MethodHandle held = step(step);
      Class<?> value = held.type().parameterType(1);
      return MethodHandles.permuteArguments(
          MethodHandles.collectArguments(PUT, 1, held),
          MethodType.methodType(void.class, Object.class, value),
          0,
          0,
          1);
    }

    private static final class Held {
      private Object builder;

      Held(Object builder) {
        this.builder = builder;
      }
    }

    /** Called by handles. */
    static Object get(Object held) {
      return ((Held) held).builder;
    }

    /** Called by handles. */
    static void put(Object held, Object builder) {
      ((Held) held).builder = builder;
    }

    @Override
    Object begin() throws Throwable {
      return new Held((Object) maker.invokeExact());
    }

    @Override
    Object end(Object target) throws Throwable {
      return (Object) finish.invokeExact(get(target));
    }
  }

  /** Of an object whose creator takes all of it at once. */
  static final class OfCreator extends Construction {

    /** With more arguments than this, composing handles takes longer than a program saves by them. */
    private static final int MOST_COMPOSED = 64;

    private final @Nullable Object[] absent;

    /** {@code (Object frame) -> Object}. */
    private final MethodHandle creator;

    /** {@code (Object made, Object frame) -> void}: each sets what is in a slot behind those of the arguments. */
    private final MethodHandle[] later;

    private final int arguments;

    /**
     * Composes what calls the creator.
     *
     * @param creator returns an Object
     * @param absent what each argument is that a document lacks; null for primitives too, which are zero then
     * @param setters of what is set on the object that was made, in the order of the slots behind the arguments'
     */
    OfCreator(MethodHandle creator, @Nullable Object[] absent, List<MethodHandle> setters) {
      arguments = absent.length;
      this.absent = Arrays.copyOf(absent, arguments + setters.size());
      later = new MethodHandle[setters.size()];
      for (int i = 0; i < later.length; i++) {
        MethodHandle set = setters.get(i);
        MethodHandle value = Frame.getter(arguments + i, set.type().parameterType(1));
        later[i] = MethodHandles.collectArguments(set, 1, value);
      }
      this.creator =
          creator.type().parameterCount() <= MOST_COMPOSED ? composed(creator) : spread(creator);
    }

    private static MethodHandle composed(MethodHandle creator) {
      MethodType type = creator.type();
      MethodHandle[] getters = getters(type);
      MethodHandle ofFrames = MethodHandles.filterArguments(creator, 0, getters);
      return MethodHandles.permuteArguments(
          ofFrames, MethodType.methodType(Object.class, Object.class), new int[getters.length]);
    }

    /** Through an array: primitives are boxed on the way. */
    private static MethodHandle spread(MethodHandle creator) {
      MethodHandle[] getters = getters(creator.type());
      for (int i = 0; i < getters.length; i++) {
        getters[i] = getters[i].asType(MethodType.genericMethodType(1));
      }
      MethodHandle arguments = own(
          OfCreator.class,
          "arguments",
          MethodType.methodType(Object[].class, MethodHandle[].class, Object.class));
      MethodHandle ofArray = creator
          .asType(MethodType.genericMethodType(getters.length))
          .asSpreader(Object[].class, getters.length);
      return MethodHandles.filterArguments(
          ofArray, 0, MethodHandles.insertArguments(arguments, 0, (Object) getters));
    }

    /** Called by the handle that {@link #spread} makes. */
    static @Nullable Object[] arguments(MethodHandle[] getters, Object frame) throws Throwable {
      @Nullable Object[] arguments = new Object[getters.length];
      for (int i = 0; i < getters.length; i++) {
        arguments[i] = (Object) getters[i].invokeExact(frame);
      }
      return arguments;
    }

    private static MethodHandle[] getters(MethodType type) {
      MethodHandle[] getters = new MethodHandle[type.parameterCount()];
      for (int i = 0; i < getters.length; i++) {
        getters[i] = Frame.getter(i, type.parameterType(i));
      }
      return getters;
    }

    @Override
    Object begin() {
      return new Frame(absent);
    }

    @Override
    Object end(Object target) throws Throwable {
      Object made = (Object) creator.invokeExact(target);
      for (int i = 0; i < later.length; i++) {
        if (((Frame) target).isGiven(arguments + i)) {
          later[i].invokeExact(made, target);
        }
      }
      return made;
    }
  }
}
