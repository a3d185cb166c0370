package touchstone.workloads.everyday;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import touchstone.types.everyday.Everyday;
import touchstone.types.everyday.State;
import touchstone.workloads.generate.DataFile;
import touchstone.workloads.generate.Description;
import touchstone.workloads.generate.Document;
import touchstone.workloads.generate.Draws;
import touchstone.workloads.generate.Generator;
import touchstone.workloads.generate.JsonText;
import touchstone.workloads.generate.Language;
import touchstone.workloads.generate.Range;

/**
 * Draws as many documents as the size's totals say, and as many values of each member, by the member's name; a member without a
 * total is there and empty. So one type has documents of whole numbers, of dates, and of all.
 */
public final class EverydayGenerator implements Generator {

  private static final String FOLDER = "touchstone/workloads/everyday/";
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final Description description =
      DataFile.read(FOLDER + "workload.json", Description.class);
  private final Recipe recipe = DataFile.read(FOLDER + "recipe.json", Recipe.class);

  /**
   * Every figure of the documents: {@code recipe.json}.
   *
   * @param quantities patterns for {@link Draws#fill}
   * @param number the same of an identifier
   * @param factors the same of numbers of six digits at most, which every {@code float} holds
   * @param amounts the same of decimals
   * @param code the same of what follows two capitals
   * @param key the same of a UUID
   * @param count the same of the values by name
   * @param first day
   * @param days that dates are spread over
   * @param line length of one line of a note, in characters
   * @param lines of a note
   * @param quoted percent of the lines that begin with a word in quotation marks
   * @param language of the notes
   */
  record Recipe(
      List<String> quantities,
      String number,
      List<String> factors,
      List<String> amounts,
      String code,
      String key,
      List<String> count,
      String first,
      int days,
      Range line,
      Range lines,
      int quoted,
      Language language) {}

  @Override
  public Description description() {
    return description;
  }

  @Override
  public List<Document> generate(Description.Size size, String variant) {
    int documents = switch (variant) {
      case "pretty" -> size.total("documents");
      case "again" -> 1;
      default -> throw new IllegalArgumentException("everyday has no variant " + variant);
    };
    Drawing drawing = new Drawing(size, recipe);
    return Stream.generate(drawing::everyday)
        .limit(documents)
        .map(EverydayGenerator::document)
        .toList();
  }

  private static Document document(Everyday value) {
    String text = JsonText.MINIFIED.print(tree(value));
    return new Document(text, value, text);
  }

  /** One set's draws. */
  private static final class Drawing {
    private final Description.Size size;
    private final Recipe recipe;
    private final Draws draws;
    private final LocalDate first;

    Drawing(Description.Size size, Recipe recipe) {
      this.size = size;
      this.recipe = recipe;
      draws = new Draws(size.seed());
      first = LocalDate.parse(recipe.first());
    }

    Everyday everyday() {
      return new Everyday(
          list("quantities", () -> Integer.parseInt(draws.fill(draws.of(recipe.quantities()))))
              .stream()
              .mapToInt(Integer::intValue)
              .toArray(),
          list("numbers", () -> Long.parseLong(draws.fill(recipe.number()))).stream()
              .mapToLong(Long::longValue)
              .toArray(),
          floats(list("factors", () -> Float.valueOf(draws.fill(draws.of(recipe.factors()))))),
          booleans(list("flags", () -> draws.chance(50))),
          list("amounts", () -> new BigDecimal(draws.fill(draws.of(recipe.amounts())))),
          list("codes", this::code),
          list("notes", this::note),
          list("days", () -> day()),
          list("moments", () -> time().toInstant(ZoneOffset.UTC)),
          list("times", this::time),
          list("keys", () -> UUID.fromString(draws.fill(recipe.key()))),
          list("states", () -> draws.of(List.of(State.values()))),
          counts());
    }

    private <T> List<T> list(String member, Supplier<T> one) {
      List<T> values = new ArrayList<>();
      for (int i = many(member); i > 0; i--) {
        values.add(one.get());
      }
      return values;
    }

    private int many(String member) {
      return size.totals().getOrDefault(member, 0);
    }

    private static float[] floats(List<Float> values) {
      float[] array = new float[values.size()];
      for (int i = 0; i < array.length; i++) {
        array[i] = values.get(i);
      }
      return array;
    }

    private static boolean[] booleans(List<Boolean> values) {
      boolean[] array = new boolean[values.size()];
      for (int i = 0; i < array.length; i++) {
        array[i] = values.get(i);
      }
      return array;
    }

    private String code() {
      return Character.toString(capital()) + capital() + draws.fill(recipe.code());
    }

    private char capital() {
      return (char) ('A' + draws.below('Z' - 'A' + 1));
    }

    private String note() {
      StringBuilder note = new StringBuilder();
      for (int i = draws.in(recipe.lines()); i > 0; i--) {
        if (draws.chance(recipe.quoted())) {
          note.append('"')
              .append(recipe.language().name(draws, draws.in(recipe.language().word())))
              .append("\" ");
        }
        note.append(recipe.language().text(draws, draws.in(recipe.line())));
        if (i > 1) {
          note.append('\n');
        }
      }
      return note.toString();
    }

    private LocalDate day() {
      return first.plusDays(draws.below(recipe.days()));
    }

    /** To the millisecond, none of which is a round one: how many zeros are written of those is a matter of taste. */
    private LocalDateTime time() {
      return day()
          .atTime(
              draws.below(24),
              draws.below(60),
              draws.below(60),
              1_000_000 * (10 * draws.below(100) + 1 + draws.below(9)));
    }

    private Map<String, Integer> counts() {
      Map<String, Integer> counts = new LinkedHashMap<>();
      int many = many("counts");
      while (counts.size() < many) {
        counts.put(code(), Integer.parseInt(draws.fill(draws.of(recipe.count()))));
      }
      return counts;
    }
  }

  private static ObjectNode tree(Everyday value) {
    ObjectNode tree = NODES.objectNode();
    ArrayNode quantities = tree.putArray("quantities");
    for (int quantity : value.quantities()) {
      quantities.add(quantity);
    }
    ArrayNode numbers = tree.putArray("numbers");
    for (long number : value.numbers()) {
      numbers.add(number);
    }
    ArrayNode factors = tree.putArray("factors");
    for (float factor : value.factors()) {
      // Not as a float, whose text is not the same on all JDKs.
      factors.add(DecimalNode.valueOf(shortest(factor)));
    }
    ArrayNode flags = tree.putArray("flags");
    for (boolean flag : value.flags()) {
      flags.add(flag);
    }
    tree.set("amounts", array(value.amounts(), DecimalNode::valueOf));
    tree.set("codes", texts(value.codes()));
    tree.set("notes", texts(value.notes()));
    tree.set("days", texts(value.days()));
    tree.set("moments", texts(value.moments()));
    tree.set("times", texts(value.times()));
    tree.set("keys", texts(value.keys()));
    tree.set("states", texts(value.states()));
    ObjectNode counts = tree.putObject("counts");
    value.counts().forEach(counts::put);
    return tree;
  }

  private static BigDecimal shortest(float value) {
    BigDecimal exact = new BigDecimal(value);
    for (int digits = 1; ; digits++) {
      BigDecimal rounded = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
      if (rounded.floatValue() == value) {
        return rounded;
      }
    }
  }

  /** What the JDK's own types print is what documents hold of them. */
  private static ArrayNode texts(List<?> values) {
    return array(values, value -> NODES.textNode(value.toString()));
  }

  private static <T> ArrayNode array(List<T> values, Function<T, JsonNode> node) {
    ArrayNode array = NODES.arrayNode();
    values.forEach(value -> array.add(node.apply(value)));
    return array;
  }
}
