package fuzz;

/** Types with annotations of JSON-B, which concern one side where they are on a getter or a setter. */
final class JsonBTypes extends ForeignTypes {

  JsonBTypes(long seed) {
    super(
        seed,
        "import jakarta.json.bind.annotation.*;",
        "UUID",
        "List<String>",
        "Map<String, Integer>",
        "Map<En, Integer>",
        "Optional<String>");
  }

  @Override
  String declared(String name) {
    return dice.chance(70) ? bean(name) : creator(name, "@JsonbCreator ");
  }

  @Override
  Member member(Member member) {
    int place = dice.below(3);
    return switch (dice.below(6)) {
      case 0, 1 -> member.said(place, "@JsonbProperty(" + given() + ") ");
      case 2 ->
        member
            .said(1, "@JsonbProperty(" + given() + ") ")
            .said(2, "@JsonbProperty(" + given() + ") ");
      case 3 -> member.said(place, "@JsonbTransient ");
      case 4 -> member.said(place, "@JsonbProperty ");
      default -> member;
    };
  }

  @Override
  String parameter(String name) {
    return "@JsonbProperty(" + name + ") ";
  }
}
