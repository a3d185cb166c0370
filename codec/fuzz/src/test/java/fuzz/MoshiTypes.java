package fuzz;

import java.util.List;

/** Types with annotations of Moshi, which are on fields alone. */
final class MoshiTypes extends ForeignTypes {

  MoshiTypes(long seed) {
    super(seed, "", "List<String>", "Map<String, Integer>", "Map<En, Integer>");
  }

  @Override
  String declared(String name) {
    return switch (dice.below(5)) {
      // Moshi 1.15 does not see that a component is ignored.
      case 0 -> record(name, "").replace(ignored(), "");
      case 1, 2 -> bean(name);
      case 3 -> heir(name);
      default -> constants(name);
    };
  }

  @Override
  Member member(Member member) {
    return member.said(0, dice.one(List.of("", ofConstant(), ofConstant(), ignored())));
  }

  private static String ignored() {
    return "@com.squareup.moshi.Json(ignore = true) ";
  }

  @Override
  String ofConstant() {
    return dice.chance(60) ? "@com.squareup.moshi.Json(name = " + given() + ") " : "";
  }
}
