package streak.codegen;

/** What can be wrong with a type that asks for an adapter. The words say what to change; {@code %s} stands for names. */
public enum Problem {
  UNREACHABLE(
      "STREAK001",
      "%s, or a class around it, is private, local or an inner one, so a generated adapter cannot reach it:"
          + " make it a top-level or static nested type that is not private"),
  SUBTYPE_PARAMETERS(
      "STREAK002",
      "%s permits %s, whose type parameters are not all passed on to %s:"
          + " without the document's help nobody knows their types, so pass each on or drop it"),
  NOTHING_TO_MAKE(
      "STREAK003",
      "%s is abstract, so reading cannot make one:"
          + " seal it, or put @Json on the types that implement it instead"),
  NO_CONSTRUCTOR(
      "STREAK004",
      "%s has no way to be made: add a constructor without parameters that is not private,"
          + " or annotate the constructor or static method to use with @JsonCreator%s"),
  NOT_SETTABLE(
      "STREAK005",
      "'%s' of %s cannot be set: add %s, make the field transient, or turn the class into a record"),
  NOT_GETTABLE("STREAK006", "'%s' of %s cannot be read: add the method %s"),
  SAME_NAME(
      "STREAK007", "%s has two members named '%s': give one of them another name with @JsonName"),
  UNKNOWN_TYPE("STREAK008", "'%s' of %s has the type %s, for which there is no adapter: %s"),
  MAP_KEY(
      "STREAK009",
      "'%s' of %s is a map with keys of type %s, which is no name of a member:"
          + " use String, whole numbers, enums, UUID, java.time, or a type that is written as one of these alone"),
  NO_ARGUMENTS(
      "STREAK010",
      "'%s' of %s has the type %s without type arguments that say what it holds:"
          + " name them, such as List<String>"),
  SAME_CONSTANT(
      "STREAK011",
      "the enum %s has two constants named '%s': give one of them another name with @JsonName"),
  TWO_CREATORS("STREAK012", "%s has more than one @JsonCreator: keep one"),
  SUBTYPE_WITHOUT_JSON("STREAK013", "%s permits %s, which has no adapter: annotate %s with @Json"),
  SAME_SUBTYPE(
      "STREAK014", "%s permits two types named '%s': give one of them another name with @JsonName"),
  DECIMAL(
      "STREAK015",
      "'%s' of %s has the type %s and @JsonDecimal(scale = %s): use it on a long, with a scale from 0 to 18"),
  DEFAULT(
      "STREAK016",
      "'%s' of %s has the default '%s', which is no %s: write JSON,"
          + " or what stands between the quotation marks of a JSON string"),
  REQUIRED_AND_DEFAULT(
      "STREAK017", "'%s' of %s is required and has a default: keep one of the two annotations"),
  UNKNOWN_WITHOUT_MAP(
      "STREAK018",
      "'%s' of %s collects unknown members and has the type %s: make it a Map with String keys"),
  TWO_UNKNOWN("STREAK019", "%s has more than one @JsonUnknown: keep one"),
  BUILDER(
      "STREAK020",
      "%s has the builder %s, which cannot be used: it must not be private, and needs a static method of %s, or of"
          + " the class around the builder, that returns it, or a constructor that can be called, without parameters,"
          + " and a method %s() that returns the type"),
  CLASS_NAMES(
      "STREAK021",
      "%s asks for names of classes in documents (use = %s), so that a document would choose a class:"
          + " use JsonTypeInfo.Id.NAME"),
  ENUM_SUBTYPE(
      "STREAK022",
      "%s permits the enum %s, which is no JSON object: permit a record that holds it"),
  MEMBER_LIKE_DISCRIMINATOR(
      "STREAK023",
      "%s permits %s, which has a member named '%s' like the discriminator:"
          + " give the member another name with @JsonName, or the discriminator with @Json(discriminator)"),
  IGNORED_WITHOUT_DEFAULT(
      "STREAK024",
      "'%s' of %s is left out of documents, so that nothing is known to make %s with:"
          + " give the parameter a default"),
  NO_PROPERTY(
      "STREAK025",
      "'%s' of %s cannot be written: make the parameter a property that is public or internal,"
          + " or give it a default and leave it out with @JsonIgnore"),
  VALUE_SUBTYPE(
      "STREAK026",
      "%s permits the value class %s, which is no JSON object: permit a data class that holds it"),
  VALUE_CLASS_BY_HAND(
      "STREAK027",
      "'%s' of %s is of the value class %s, which an adapter written by hand cannot take the place of:"
          + " put @JsonWith on the property of the value class"),
  HIDDEN_CONSTRUCTOR(
      "STREAK028",
      "%s has no constructor that a generated adapter may call: make it public or internal,"
          + " or annotate one of several, or a function of its companion, with @JsonCreator"),
  ADAPTER_NOT_TO_BE_MADE(
      "STREAK029",
      "%s has %s, of which generated code can have no object: it must be a class that is"
          + " not abstract, private or an inner one, and have a constructor without parameters that is not"
          + " private, nor hidden in another package; or an object of Kotlin"),
  PLACELESS(
      "STREAK030",
      "'%s' of %s, which is no JSON object, can have no place of its own: what has one is read and written,"
          + " never absent, and collects nothing: leave it out with @JsonIgnore, or make the shape OBJECT"),
  NOT_ONE_MEMBER(
      "STREAK031",
      "%s has %s members, of which one alone is to be written: leave the others out with @JsonIgnore,"
          + " or make the shape ARRAY"),
  SHAPED_SUBTYPE(
      "STREAK032",
      "%s permits %s, which is no JSON object and has no place for the discriminator: use a style with a"
          + " wrapper, or make its shape OBJECT"),
  TYPE_INFO(
      "STREAK033",
      "%s has @JsonTypeInfo(%s), which Streak does not do: use JsonTypeInfo.Id.NAME in a property or a wrapper,"
          + " or say with @Json(style) how Streak is to do it%s"),
  DELEGATING(
      "STREAK034",
      "%s has @JsonCreator(mode = DELEGATING), which Streak does not do: make the shape VALUE where one member"
          + " stands for the object, or write an adapter by hand and name it with @Json(with)"),
  VALUE_CLASS_CLOSED(
      "STREAK035",
      "'%s' of %s is of the value class %s, of which a generated adapter can make none: make its constructor"
          + " public or internal, and give it no type parameters"),
  CHECKED_EXCEPTION(
      "STREAK036",
      "%s of %s throws %s, which a generated adapter neither catches nor declares:"
          + " throw an exception there that need not be declared"),
  CREATOR(
      "STREAK037",
      "%s of %s has @JsonCreator and cannot make one: put it on a constructor of a class that is not abstract, or"
          + " on a %s of %s that returns it, and make that not private"),
  HIDDEN_FIELD(
      "STREAK038",
      "'%s' of %s is the name of two fields, one of which hides the other: rename one, or leave one out with"
          + " @JsonIgnore"),
  ADAPTER_OF_ANOTHER_TYPE(
      "STREAK039",
      "'%s' of %s has the type %s and @JsonWith(%s), which reads and writes %s:"
          + " name an adapter of the member's own type"),
  SAME_ADAPTER(
      "STREAK040",
      "the adapter of %s is called %s, and so is another class of this compilation: rename the type, or leave that"
          + " class out of the sources"),
  PACKAGE_BEHIND_CLASS(
      "STREAK041",
      "%s is beside a class called %s, for which Java would take the package of that name in a generated adapter:"
          + " rename the class"),
  UNSORTED(
      "STREAK042",
      "'%s' of %s sorts values of type %s, which is not Comparable:"
          + " make it so, or use a collection or a map that does not sort"),
  PARAMETER_NAME(
      "STREAK043",
      "%s has a type parameter called %s, which means something else in a generated adapter:"
          + " call it otherwise, such as T"),
  NOT_OF_JAVA(
      "STREAK044",
      "%s has a name that Java cannot say, which generated adapters are written in:"
          + " call the class, or the package or class around it, otherwise"),
  UNHEEDED(
      "STREAK045",
      "'%s' of %s has %s, which Streak does not do: %s,"
          + " leave the member out with @JsonIgnore, or take the annotation away"),
  UNHEEDED_OF_TYPE(
      "STREAK046",
      "%s has %s, which Streak does not do: write an adapter of the type by hand and name it with @Json(with), or take"
          + " the annotation away; constants of an enum may have names by @JsonName instead"),
  UNSEEN(
      "STREAK047",
      "%s names a type that KSP does not see, so that nothing could be generated: give KSP the module's sources in"
          + " Java too, and all libraries; or correct the type's name"),
  HIDDEN_ELSEWHERE(
      "STREAK048",
      "'%s' of %s has the type %s, which is not public and in another package, so a generated adapter cannot name it:"
          + " make it public, or leave the member out with @JsonIgnore"),
  SELF_VALUE(
      "STREAK049",
      "'%s' of %s is of that very type%s, which is written as this member alone, so that no document would come to an"
          + " end: make the shape ARRAY or OBJECT"),
  ADAPTER_MISSING(
      "STREAK050",
      "%s, whose adapter %s is not there, because its module was compiled without %s: compile it with that%s"),
  NAME_TAKEN(
      "STREAK051",
      "the adapter of %s would have to name a package or class called %s, which means something of its own there:"
          + " rename the package or class; or put the class into a package, where it is in none"),
  HIDDEN_SUBTYPE(
      "STREAK052",
      "%s permits %s, which is not public and in another package, so a generated adapter cannot name it:"
          + " make it public, and the types around it"),
  WRAPPED_UNKNOWN(
      "STREAK053",
      "%s permits %s with @JsonUnknown, which stands for objects that say what they are by a member:"
          + " use the style MEMBER, or take it away"),
  ADAPTER_OF_NOTHING(
      "STREAK054",
      "%s has @Json(with = %s), an adapter of %s, and neither is that type nor has it in a member: name adapters of"
          + " exactly the types that are there; a generic type and a value class have none of their own"),
  TWO_ADAPTERS("STREAK055", "%s has @Json(with) that names two adapters of %s: keep one"),
  ARGUMENT_BY_HAND(
      "STREAK056",
      "%s has @Json(with = %s), and when the program runs nobody can tell what in %s is an argument:"
          + " compile it with Streak's processor, which can"),
  WITHOUT_LOMBOK(
      "STREAK057",
      "%s has @%s, and Lombok has added nothing to it: where processors are named, such as in Maven's"
          + " annotationProcessorPaths, name lombok beside streak-processor"),
  NOT_TO_BE_IMPORTED("STREAK058", "%s has @JsonImport of %s, which %s");

  private final String id;
  private final String words;

  Problem(String id, String words) {
    this.id = id;
    this.words = words;
  }

  public String id() {
    return id;
  }

  String message(Object... names) {
    return id + ": " + words.formatted(names);
  }
}
