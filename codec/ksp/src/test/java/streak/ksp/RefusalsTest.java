package streak.ksp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Misuses with the words of their refusals. All in one run: KSP takes seconds to start. */
@Tag("any-jdk")
class RefusalsTest {

  private static final String FAULTY = """
      class Outer { @Json private class P1(val x: Int); @Json inner class P2(val x: Int) }
      @Json abstract class P3
      @Json class P4(val x: Any)
      @Json class P5(val x: Map<Double, String>)
      @Json class P6(val x: List<*>)
      @Json class P7(val x: Int, @JsonName("x") val y: Int)
      @Json sealed interface P8 { class B : P8 }
      @Json sealed interface P9 { @Json class B(val type: Int) : P9 }
      @Json class P10(@Transient val x: Int)
      @Json class P11(@JsonIgnore val x: Int)
      @Json class P12(private val x: Int)
      @Json class P13(x: Int)
      @JvmInline value class V(val x: Int) : P14
      @Json sealed interface P14
      class ByHand : JsonAdapter<W>() {
        override fun read(`in`: JsonReader) = W(1)
        override fun write(out: JsonWriter, value: W) {}
      }
      @JvmInline value class W(val x: Int)
      @Json class P15(@JsonWith(ByHand::class) val x: W)
      @Json class P16 private constructor(val x: Int)
      @Json class P17(val x: () -> Unit)
      @Json class P18(val x: Pair<Int, Int>)
      class Plain
      @Json class P19(val x: Plain)
      @Json enum class P20 { X, @JsonName("X") Y }
      @Json class P21(@JsonRequired @JsonDefault("1") val x: Int)
      @Json class P22(@JsonUnknown val x: Map<Int, Int>)
      @Json class P23(val x: Array<List<Plain>>)
      abstract class Halfway : JsonAdapter<Plain>()
      @Json class P25(@JsonWith(Halfway::class) val x: Plain)
      class Told(private val said: String) : JsonAdapter<Plain>() {
        override fun read(`in`: JsonReader) = Plain()
        override fun write(out: JsonWriter, value: Plain) { out.value(said) }
      }
      @Json class P26(@JsonWith(Told::class) val x: Plain)
      @Json class P27(@JsonDefault("x") val x: W)
      @Json class P28(@JsonDefault("256") val x: UByte)
      @Json class P29(@JsonDefault("-1") val x: ULong)
      enum class Mode { DELEGATING, DISABLED }
      @Target(AnnotationTarget.CONSTRUCTOR) annotation class JsonCreator(val mode: Mode)
      @Json class P30 @JsonCreator(Mode.DELEGATING) constructor(val x: Int)
      @Target(AnnotationTarget.CONSTRUCTOR) annotation class JSONCreator(val parameterNames: Array<String>)
      @Json class P90 @JSONCreator(["x"]) constructor(val x: Int)
      @Json class P91 @JSONCreator(["y"]) constructor(val x: Int)
      object OfP92 : JsonAdapter<P92>() {
        override fun read(`in`: JsonReader) = P92(1)
        override fun write(out: JsonWriter, value: P92) { out.nullValue() }
      }
      @Json(with = [OfP92::class]) @JvmInline value class P92(val x: Int)
      @Json(with = [Plain::class]) class P94(val x: Int)
      @Json(with = [Only::class, Halfway::class]) class P93(val x: List<String>)
      @JsonImport(StringBuilder::class) class P99
      @Json class P31 @JsonCreator(Mode.DISABLED) constructor(val x: Int)
      @JvmInline value class Shut private constructor(val x: Int) {
        companion object { fun of(x: Int) = Shut(x) }
      }
      @JvmInline value class Crate<T>(val v: T)
      class CrateByHand : JsonAdapter<Crate<Int>>() {
        override fun read(`in`: JsonReader) = Crate(1)
        override fun write(out: JsonWriter, value: Crate<Int>) {}
      }
      @Json class P39(@JsonProperty(access = JsonProperty.Access.READ_ONLY) val x: String)
      @Json @JsonIgnoreProperties("x", allowGetters = true) class P40(val x: Int)
      @Json class P41 @Throws(java.io.IOException::class) constructor(val x: Int)
      @Json class P42<T>(val x: Array<T>)
      @Json class P43(val x: Result<Int>)
      @Json class P35(val x: Shut)
      @Json @JvmInline value class P36 private constructor(val x: Int)
      @Json class P37(val x: List<Crate<String>?>)
      @Json class P38(@JsonWith(CrateByHand::class) val x: Crate<Int>)
      @Json class P32(x: List<String>) { val x: Set<String> = x.toSet() }
      @Json class P33(x: Int) { val x: UInt = x.toUInt() }
      @Json class P34(x: Int) { val x: Int? = x }
      @Json sealed interface P24 { @Json class B<T>(val x: T) : P24 }
      @Json class P44(val x: java.util.SortedSet<W>)
      @Json class P45(val x: java.util.TreeMap<java.time.Period, Int>)
      @Json class P46<T>(val x: java.util.SortedSet<T>)
      @Json class P48(@JsonWith(Only::class) val x: String)
      @Json class P49 { @JsonWith(Many::class) var x: List<Int>? = null }
      @Json class P50 { @get:JsonName("x") @get:JsonWith(Only::class) val x get() = 1 }
      abstract class Base<T : Any> : JsonAdapter<T>()
      object Many : Base<List<String>>() {
        override fun read(`in`: JsonReader) = listOf("")
        override fun write(out: JsonWriter, value: List<String>) { out.nullValue() }
      }
      object Numbers : JsonAdapter<Number>() {
        override fun read(`in`: JsonReader) = 1
        override fun write(out: JsonWriter, value: Number) { out.nullValue() }
      }
      @Json class P52(@JsonUnwrapped val x: List<Int>)
      @JacksonAnnotationsInside @JsonUnwrapped @Flat annotation class Flat
      @Json class P57(@Flat val x: List<Int>)
      @Json enum class P53(@get:JsonValue val code: Int) { X(1) }
      @Json enum class P55(@get:JsonValue internal val code: String) { X("x") }
      @Json enum class P56(@get:JsonValue private val code: String) { X("x") }
      @Json enum class P54 { X; companion object { @JsonValue fun of() = X } }
      object native { @Json class P51(val x: Int) }
      @Json class P47<int>(val x: int)
      @Json class P66(@JsonWith(Plain::class) val x: Plain)
      annotation class JsonbCreator
      @Json class P58(val x: Int) { @JsonbCreator constructor() : this(1); companion object { @JsonbCreator fun of() = P58(2) } }
      @Json class P59(val x: Int) { companion object { @JsonbCreator private fun of(x: Int) = P59(x) } }
      @Json class P60(val x: Int) { companion object { @JsonbCreator fun of(x: Int) = "$x" } }
      @Json class P61(val x: Int) { companion object { @JsonbCreator fun of(x: Int): P61? = if (x > 0) P61(x) else null } }
      @Json class P62(val x: Int) { companion object { @JsonbCreator fun Int.of(x: Int) = P62(this + x) } }
      @Json class P63(val x: Int) { companion object { @JsonbCreator suspend fun of(x: Int) = P63(x) } }
      @Json class P64(val x: Int) { private companion object { @JsonbCreator fun of(x: Int) = P64(x) } }
      @Json class P65 @JsonbCreator private constructor(val x: Int)
      @Json(shape = Json.Shape.VALUE) class P72(val x: P73)
      @Json(shape = Json.Shape.VALUE) class P73(val x: P74<P72?>)
      @Json(shape = Json.Shape.VALUE) class P74<T>(val x: T)
      @JvmInline value class Around(val x: P75)
      @Json(shape = Json.Shape.VALUE) class P75(val x: Around?)
      @Json class P67(@JsonView(Plain::class) val x: Int)
      @Json class P68 { @get:JsonView(Plain::class) var x: Int = 1 }
      @Json @JsonView(Plain::class) class P69(val x: Int)
      @JsonFilter("f") interface Filtered
      @Json class P70(val x: Int) : Filtered
      @Json class P71(@JsonFilter("f") val x: List<Int>)
      @JsonSerialize(using = Plain::class) interface Serialized
      @Json class P76(val x: Int) : Serialized
      @Json enum class P77 : Serialized { X }
      interface Got { @get:JsonSerialize(using = Plain::class) val x: Int }
      @Json class P78(override val x: Int) : Got
      @JsonDeserialize(builder = Plain::class) open class Built
      @Json class P79(val x: Int) : Built()
      @Json class P80(@JsonDeserialize(contentAs = Any::class) val x: List<Int>)
      @Json class P81(@JsonSerialize(include = JsonSerialize.Inclusion.NON_DEFAULT) val x: Int)
      @Json class P82(@kotlinx.serialization.Contextual val x: Int)
      @Json class P83(@kotlinx.serialization.Polymorphic val x: Int)
      @Json class P86(@kotlinx.serialization.EncodeDefault(kotlinx.serialization.EncodeDefault.Mode.NEVER) val x: Int = 1)
      @Json class P84(@com.fasterxml.jackson.annotation.JsonFormat(pattern = "dd.MM.yyyy HH:mm") val x: java.time.Instant)
      @Json class P85(@JsonValue val x: Int, val y: Int)
      """;

  private static final String SOUND = """
      @Json class S0(@kotlinx.serialization.EncodeDefault val x: Int = 1)
      @Json internal class S1(val x: Int, @Transient private val y: Int = 1)
      @Json class S7(x: Int?, y: List<String>?) { val x: Int = x ?: 1; val y: List<String> = y ?: listOf() }
      @Json class S8 @Throws(IllegalStateException::class, StackOverflowError::class) constructor(val x: Int)
      @Json class S2(val x: Int) { private val y = 1; private var z = 2; val w by lazy { 3 } }
      @Json class S3(@JsonIgnore private val x: Any = 1)
      object Only : JsonAdapter<Plain>() {
        override fun read(`in`: JsonReader) = Plain()
        override fun write(out: JsonWriter, value: Plain) { out.nullValue() }
      }
      class Defaulted(private val said: String = "") : JsonAdapter<Plain>() {
        override fun read(`in`: JsonReader) = Plain()
        override fun write(out: JsonWriter, value: Plain) { out.value(said) }
      }
      @Json class S5(@JsonWith(Only::class) val x: Plain, @JsonWith(Defaulted::class) val y: Plain)
      @Json class S13(@JsonWith(Many::class) val x: List<String>, @JsonWith(Many::class) val y: MutableList<String>?)
      @Json class S14 { @get:JsonName("x") @get:JsonWith(Numbers::class) val x get() = 1 }
      @Json class S15(@JsonWith(Arguments::class) vararg val x: Int)
      object Arguments : JsonAdapter<IntArray>() {
        override fun read(`in`: JsonReader) = intArrayOf()
        override fun write(out: JsonWriter, value: IntArray) { out.nullValue() }
      }
      @Json class S6(@JsonDefault("255") val x: UByte, @JsonDefault("1") val y: W?)
      @Json sealed interface S4<T> { @Json class B<T>(val x: T) : S4<T> }
      @Json class S9(val x: java.util.SortedSet<S10>, val y: java.util.TreeMap<Int, Int>)
      @Json class S10(val x: Int) : Comparable<S10> { override fun compareTo(other: S10) = x - other.x }
      @Json class S11<T : Comparable<T>>(val x: java.util.SortedSet<T>, val y: java.util.SortedSet<UInt>)
      @Json class S12(val x: java.util.SortedSet<E>, val y: java.util.SortedMap<java.util.UUID, String>)
      enum class E { X }
      @Json @JsonSerialize @JsonDeserialize(builder = Void::class) class S16(
        @get:JsonSerialize override val x: Int,
        @JsonDeserialize(contentAs = String::class) @JsonSerialize(`as` = Map::class) val y: Map<Int, String>
      ) : Built(), Serialized, Got
      @Json class S22(
        @JsonSerialize(`as` = Int::class) val x: Int,
        @JsonSerialize(`as` = Int::class) val y: Int?,
        @JsonSerialize(`as` = LinkedHashSet::class) val z: Set<String>,
        @JsonSerialize(`as` = java.util.ArrayList::class) val q: MutableList<Int>
      )
      """;

  private static String neverMakes(String type, String creator) {
    return "STREAK037: " + creator + " of " + type
        + " has @JsonCreator and cannot make one: put it on a constructor of a class that is not"
        + " abstract, or on a function of the companion of " + type
        + " that returns it, and make that not private";
  }

  private static final String KNOWN = "use a type that Streak knows";

  private static final String BY_HAND =
      ", or write an adapter by hand and name it with @JsonWith or @Json(with)";

  private static String unknown(String owner, String type, String cure) {
    return "STREAK008: 'x' of " + owner + " has the type " + type
        + ", for which there is no adapter: " + cure;
  }

  private static String ofAnother(String owner, String type, String adapter, String adapted) {
    return "STREAK039: 'x' of " + owner + " has the type " + type + " and @JsonWith(" + adapter
        + "), which reads and writes " + adapted + ": name an adapter of the member's own type";
  }

  private static String unsorted(String owner, String type) {
    return "STREAK042: 'x' of " + owner + " sorts values of type " + type
        + ", which is not Comparable: make it so, or use a collection or a map that does not sort";
  }

  private static String unwrapped(String type) {
    return ofMember(type, "@JsonUnwrapped");
  }

  private static String circle(String type, String way) {
    return "STREAK049: 'x' of " + type + " is of that very type" + way
        + ", which is written as this member alone, so that no document would come to an end: make the"
        + " shape ARRAY or OBJECT";
  }

  private static String ofMember(String type, String annotation) {
    return "STREAK045: 'x' of " + type + " has " + annotation
        + ", which Streak does not do: write an adapter of the member by hand and name it"
        + " with @JsonWith, leave the member out with @JsonIgnore, or take the annotation away";
  }

  private static String unheeded(String type) {
    return ofType(type, "@JsonValue");
  }

  private static String ofType(String type, String annotation) {
    return "STREAK046: " + type + " has " + annotation
        + ", which Streak does not do: write an adapter of the type"
        + " by hand and name it with @Json(with), or take the annotation away; constants of"
        + " an enum may have names by @JsonName instead";
  }

  private static String unreachable(String type) {
    return "STREAK001: " + type
        + ", or a class around it, is private, local or an inner one, so a generated adapter cannot reach it:"
        + " make it a top-level or static nested type that is not private";
  }

  private static String ofNothing(String owner, String adapter, String type) {
    return "STREAK054: " + owner + " has @Json(with = a." + adapter + "), an adapter of " + type
        + ", and neither is that type nor has it in a member: name adapters of exactly the types that are"
        + " there; a generic type and a value class have none of their own";
  }

  private static String neverMade(String what, String said) {
    return "STREAK029: " + what + " has " + said
        + ", of which generated code can have no object: it must be a class that is not abstract,"
        + " private or an inner one, and have a constructor without parameters that is not private,"
        + " nor hidden in another package; or an object of Kotlin";
  }

  private static String notWritten(String type) {
    return "STREAK025: 'x' of " + type + " cannot be written: make the parameter a property that is"
        + " public or internal, or give it a default and leave it out with @JsonIgnore";
  }

  private static String closed(String type, String valueClass) {
    return "STREAK035: 'x' of " + type + " is of the value class " + valueClass
        + ", of which a generated adapter can make none: make its constructor public or internal, and"
        + " give it no type parameters";
  }

  private static String byHand(String type, String valueClass) {
    return "STREAK027: 'x' of " + type + " is of the value class " + valueClass
        + ", which an adapter written by hand cannot take the place of: put @JsonWith on the property of"
        + " the value class";
  }

  private static String noDefault(String type, String text, String of) {
    return "STREAK016: 'x' of " + type + " has the default '" + text + "', which is no " + of
        + ": write JSON, or what stands between the quotation marks of a JSON string";
  }

  private static String withoutDefault(String type) {
    return "STREAK024: 'x' of " + type
        + " is left out of documents, so that nothing is known to make " + type
        + " with: give the parameter a default";
  }

  @Test
  void aFaultIsRefusedInWordsThatSayWhatToChange(@TempDir Path folder) {
    List<String> expected = List.of(
        unreachable("Outer.P1"),
        unreachable("Outer.P2"),
        "STREAK003: P3 is abstract, so reading cannot make one:"
            + " seal it, or put @Json on the types that implement it instead",
        unknown(
            "P4",
            "java.lang.Object",
            "use streak.tree.JsonValue, which is any JSON, or name streak.tree.Untyped with @Json(with),"
                + " which makes Maps and Lists of it" + BY_HAND),
        "STREAK009: 'x' of P5 is a map with keys of type java.lang.Double, which is no name of a member:"
            + " use String, whole numbers, enums, UUID, java.time, or a type that is written as one of these alone",
        "STREAK008: 'x' of P6 has the type ?, for which there is no adapter: write in its place what is there,"
            + " such as String",
        "STREAK007: P7 has two members named 'x': give one of them another name with @JsonName",
        "STREAK013: P8 permits P8.B, which has no adapter: annotate P8.B with @Json",
        "STREAK023: P9 permits P9.B, which has a member named 'type' like the discriminator: give the"
            + " member another name with @JsonName, or the discriminator with @Json(discriminator)",
        withoutDefault("P10"),
        withoutDefault("P11"),
        withoutDefault("P39"),
        withoutDefault("P40"),
        notWritten("P12"),
        notWritten("P13"),
        notWritten("P32"),
        notWritten("P33"),
        notWritten("P34"),
        "STREAK026: P14 permits the value class V, which is no JSON object:"
            + " permit a data class that holds it",
        "STREAK036: the constructor of P41 throws java.io.IOException, which a generated adapter neither"
            + " catches nor declares: throw an exception there that need not be declared",
        byHand("P15", "a.W"),
        byHand("P38", "a.Crate"),
        closed("P35", "a.Shut"),
        closed("P36", "a.P36"),
        closed("P37", "a.Crate"),
        "STREAK028: P16 has no constructor that a generated adapter may call: make it public or internal,"
            + " or annotate one of several, or a function of its companion, with @JsonCreator",
        unknown("P17", "kotlin.jvm.functions.Function0<kotlin.Unit>", KNOWN + BY_HAND),
        unknown("P18", "kotlin.Pair<java.lang.Integer, java.lang.Integer>", KNOWN + BY_HAND),
        unknown(
            "P19",
            "a.Plain",
            "annotate that type with @Json, name it in @JsonImport where it is not yours"
                + BY_HAND),
        "STREAK008: 'x' of P42 has the type T[], for which there is no adapter: use List<T>, as nobody"
            + " knows what to make an array of",
        unknown("P43", "kotlin.Result", KNOWN),
        "STREAK011: the enum a.P20 has two constants named 'X':"
            + " give one of them another name with @JsonName",
        "STREAK017: 'x' of P21 is required and has a default: keep one of the two annotations",
        "STREAK018: 'x' of P22 collects unknown members and has the type"
            + " java.util.Map<java.lang.Integer, java.lang.Integer>: make it a Map with String keys",
        unknown(
            "P23",
            "a.Plain",
            "annotate that type with @Json, name it in @JsonImport where it is not yours"
                + BY_HAND),
        "STREAK002: P24 permits P24.B, whose type parameters are not all passed on to P24:"
            + " without the document's help nobody knows their types, so pass each on or drop it",
        neverMade("'x' of P25", "@JsonWith(a.Halfway)"),
        neverMade("'x' of P26", "@JsonWith(a.Told)"),
        noDefault("P27", "x", "int"),
        noDefault("P28", "256", "byte"),
        noDefault("P29", "-1", "long"),
        "STREAK034: P30 has @JsonCreator(mode = DELEGATING), which Streak does not do: make the shape"
            + " VALUE where one member stands for the object, or write an adapter by hand and name it with"
            + " @Json(with)",
        ofType("P91", "@JSONCreator(parameterNames) with other names than its parameters have"),
        ofNothing("P92", "OfP92", "a.P92"),
        ofNothing("P93", "Only", "a.Plain"),
        "STREAK058: P99 has @JsonImport of java.lang.StringBuilder, which KSP does not do: put it on a class"
            + " of Java, where the processor of javac reads it",
        neverMade("P93", "@Json(with = a.Halfway)"),
        ofAnother("P48", "java.lang.String", "a.Only", "a.Plain"),
        ofAnother(
            "P49",
            "java.util.List<java.lang.Integer>",
            "a.Many",
            "java.util.List<java.lang.String>"),
        ofAnother("P50", "int", "a.Only", "a.Plain"),
        unwrapped("P52"),
        unwrapped("P57"),
        unheeded("P53"),
        unheeded("P54"),
        unheeded("P55"),
        unheeded("P56"),
        "STREAK044: a.native.P51 has a name that Java cannot say, which generated adapters are written in:"
            + " call the class, or the package or class around it, otherwise",
        unsorted("P44", "a.W"),
        "STREAK043: P47 has a type parameter called int, which means something else in a generated adapter:"
            + " call it otherwise, such as T",
        unsorted("P45", "java.time.Period"),
        unsorted("P46", "T"),
        // What is no adapter at all is for the compiler of Kotlin to say, which KSP asks where
        // there are errors.
        "Argument type mismatch: actual type is 'KClass<Plain>', but 'KClass<out JsonAdapter<*>>' was"
            + " expected.",
        "Argument type mismatch: actual type is 'Array<KClass<Plain>>', but 'Array<KClass<out"
            + " JsonAdapter<*>>>' was expected.",
        "STREAK012: P58 has more than one @JsonCreator: keep one",
        neverMakes("P59", "'Companion.of'"),
        neverMakes("P60", "'Companion.of'"),
        neverMakes("P61", "'Companion.of'"),
        neverMakes("P62", "'Companion.of'"),
        neverMakes("P63", "'Companion.of'"),
        neverMakes("P64", "'Companion.of'"),
        neverMakes("P65", "the constructor"),
        circle("P72", " (by way of P73, P74)"),
        circle("P73", " (by way of P74, P72)"),
        circle("P75", ""),
        ofMember("P67", "@JsonView"),
        ofMember("P68", "@JsonView"),
        ofType("P69", "@JsonView"),
        ofType("P70", "@JsonFilter"),
        ofMember("P71", "@JsonFilter"),
        ofType("P76", "@JsonSerialize(using)"),
        ofType("P77", "@JsonSerialize(using)"),
        ofMember("P78", "@JsonSerialize(using)"),
        ofType("P79", "@JsonDeserialize(builder)"),
        ofMember("P80", "@JsonDeserialize(contentAs)"),
        ofMember("P81", "@JsonSerialize(include = NON_DEFAULT)"),
        ofMember("P82", "@Contextual"),
        ofMember("P83", "@Polymorphic"),
        ofMember("P86", "@EncodeDefault(mode)"),
        "STREAK045: 'x' of P84 has @JsonFormat(pattern), which Streak does not do: name an adapter with"
            + " @JsonWith, such as one of yours that extends streak.time.TimePattern, for a pattern, or"
            + " streak.time.EpochMillis, for numbers, leave the member out with @JsonIgnore, or take the"
            + " annotation away",
        ofMember("P85", "@JsonValue"),
        "STREAK028: P31 has no constructor that a generated adapter may call: make it public or internal,"
            + " or annotate one of several, or a function of its companion, with @JsonCreator");
    List<String> errors = SymbolProcessing.of(folder, FAULTY + SOUND).errors().stream()
        .map(e -> e.replaceFirst("^A\\.kt:\\d+: ", ""))
        .distinct()
        .toList();
    // In which order KSP hands out nested classes is its own affair.
    assertEquals(lines(expected), lines(errors));
  }

  /** KSP says nothing of it itself, where nothing else is wrong. */
  @Test
  void aTypeThatIsNotSeenIsSaid(@TempDir Path folder) {
    List<String> errors = SymbolProcessing.of(
            folder, "@Json class A(val x: Int)\n@Json class B(val x: c.C)")
        .errors();
    String expected =
        "A.kt:5: STREAK047: B names a type that KSP does not see, so that nothing could be generated:"
            + " give KSP the module's sources in Java too, and all libraries; or correct the type's name";
    assertEquals(
        1,
        errors.stream().filter(e -> e.endsWith(expected)).count(),
        () -> String.join("\n", errors));
  }

  @Test
  void aClassThatIsCalledLikeAPackageIsSaid(@TempDir Path folder) {
    assertEquals(
        List.of("STREAK041: B is beside a class called a.java, for which Java would take the"
            + " package of that name in a generated adapter: rename the class"),
        SymbolProcessing.of(folder, "@Json class B(val x: Int)\nclass java").errors());
  }

  private static String lines(List<String> messages) {
    return messages.stream().sorted().collect(Collectors.joining("\n"));
  }
}
