package fuzz;

/** Types with annotations of Gson, which are on fields alone. */
final class GsonTypes extends ForeignTypes {

  GsonTypes(long seed) {
    super(
        seed,
        "import com.google.gson.annotations.*;",
        "UUID",
        "List<String>",
        "Map<String, Integer>",
        "boolean[]");
  }

  @Override
  String declared(String name) {
    return switch (dice.below(5)) {
      case 0 -> record(name, "");
      case 1, 2 -> bean(name);
      case 3 -> heir(name);
      default -> constants(name);
    };
  }

  @Override
  Member member(Member member) {
    return switch (dice.below(5)) {
      case 0, 1 -> member.said(0, "@SerializedName(" + given() + ") ");
      case 2 ->
        member.said(
            0,
            "@SerializedName(value = " + given() + ", alternate = {" + given() + ", " + given()
                + "}) ");
      case 3 -> member.said(0, "@Expose ");
      default -> member;
    };
  }

  @Override
  String ofConstant() {
    return switch (dice.below(4)) {
      case 0 -> "@SerializedName(" + given() + ") ";
      case 1 -> "@SerializedName(value = " + given() + ", alternate = " + given() + ") ";
      default -> "";
    };
  }
}
