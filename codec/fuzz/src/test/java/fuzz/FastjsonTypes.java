package fuzz;

/** Types with the annotation of fastjson 2, which concerns one side where it is on a getter or a setter. */
final class FastjsonTypes extends ForeignTypes {

  private static final String UNREAD = "@JSONField(deserialize = false) ";

  FastjsonTypes(long seed) {
    // Collections it reads by their getters, too.
    super(seed, "import com.alibaba.fastjson2.annotation.*;", "long[]");
  }

  @Override
  String declared(String name) {
    return switch (dice.below(4)) {
      // That a component is not read, it does not heed.
      case 0 -> record(name, "").replace(UNREAD, "");
      case 1 -> heir(name);
      default -> bean(name);
    };
  }

  @Override
  Member member(Member member) {
    int place = dice.below(3);
    return switch (dice.below(8)) {
      case 0, 1 -> member.said(place, "@JSONField(name = " + given() + ") ");
      case 2 ->
        member
            .said(1, "@JSONField(name = " + given() + ") ")
            .said(2, "@JSONField(name = " + given() + ") ");
      case 3 -> member.said(place, "@JSONField(serialize = false) ");
      case 4 -> member.said(place, UNREAD);
      case 5 ->
        member.said(place, "@JSONField(alternateNames = {" + given() + ", " + given() + "}) ");
      case 6 ->
        member.said(place, "@JSONField(name = " + given() + ", alternateNames = " + given() + ") ");
      default -> member;
    };
  }
}
