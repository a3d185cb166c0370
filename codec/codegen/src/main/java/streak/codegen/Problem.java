package streak.codegen;

/** What can be wrong with a type that asks for an adapter. The words say what to change; {@code %s} stands for names. */
public enum Problem {
  UNREACHABLE(
      "STREAK001",
      "%s is private, local or an inner class, so a generated adapter cannot reach it:"
          + " make it a top-level or static nested type that is not private"),
  GENERIC(
      "STREAK002",
      "%s has type parameters, for which there are no generated adapters:"
          + " declare a type for each use, such as 'record Users(List<User> items)'"),
  NOTHING_TO_MAKE(
      "STREAK003",
      "%s is abstract, so reading cannot make one:"
          + " seal it, or put @Json on the types that implement it instead"),
  NO_CONSTRUCTOR(
      "STREAK004",
      "%s has no way to be made: add a constructor without parameters that is not private,"
          + " or annotate the constructor or static method to use with @JsonCreator"),
  NOT_SETTABLE(
      "STREAK005",
      "'%s' of %s cannot be set: add %s, make the field transient, or turn the class into a record"),
  NOT_GETTABLE("STREAK006", "'%s' of %s cannot be read: add the method %s"),
  SAME_NAME(
      "STREAK007", "%s has two members named '%s': give one of them another name with @JsonName"),
  UNKNOWN_TYPE(
      "STREAK008",
      "'%s' of %s has the type %s, for which there is no adapter:"
          + " annotate that type with @Json, or use a type that Streak knows"),
  MAP_KEY("STREAK009", "'%s' of %s is a map with keys of type %s: use String keys"),
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
      "STREAK014", "%s permits two types named '%s': give one of them another name with @JsonName");

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
