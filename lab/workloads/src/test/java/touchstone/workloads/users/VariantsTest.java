package touchstone.workloads.users;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.Character.UnicodeScript;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.types.users.Friend;
import touchstone.types.users.Image;
import touchstone.types.users.Name;
import touchstone.types.users.Response;
import touchstone.types.users.User;
import touchstone.workloads.Workloads;

/** Each variant differs from the base in what it says, and in nothing else. */
class VariantsTest {

  @ParameterizedTest
  @MethodSource("touchstone.workloads.users.Documents#sizes")
  void minifiedIsTheDocumentWithoutWhiteSpace(String size) {
    assertEquals(Documents.tree(size).toString(), Documents.text(size + "/minified"));
    assertArrayEquals(Workloads.canonical(size), Workloads.canonical(size + "/minified"));
  }

  @ParameterizedTest
  @MethodSource("touchstone.workloads.users.Documents#sizes")
  void allButMinifiedAreIndentedByTwoSpaces(String size) {
    for (String variant : List.of("", "/accents", "/unicode", "/escaped", "/shuffled", "/sparse")) {
      List<String> lines = Documents.text(size + variant).lines().toList();
      assertEquals("{", lines.get(0));
      assertEquals("}", lines.get(lines.size() - 1));
      for (String line : lines) {
        int indent = line.length() - line.stripLeading().length();
        assertTrue(indent % 2 == 0 && indent <= 20, line);
        assertEquals(line, line.stripTrailing());
      }
      assertTrue(
          lines.stream().anyMatch(line -> line.matches(" {6}\"age\": \\d\\d,?")), "of a user");
    }
  }

  @ParameterizedTest
  @MethodSource("touchstone.workloads.users.Documents#sizes")
  void unicodeIsInThreeScriptsAndOfTwoThreeAndFourBytes(String size) {
    String text = Documents.text(size + "/unicode");
    assertFalse(text.contains("\\u"));
    Set<UnicodeScript> scripts =
        text.codePoints().mapToObj(UnicodeScript::of).collect(Collectors.toSet());
    assertTrue(
        scripts.containsAll(
            Set.of(UnicodeScript.CYRILLIC, UnicodeScript.DEVANAGARI, UnicodeScript.KATAKANA)),
        scripts::toString);
    assertTrue(text.codePoints().anyMatch(c -> c >= 0x80 && c < 0x800));
    assertTrue(text.codePoints().anyMatch(c -> c >= 0x800 && c < 0x10000));
    assertTrue(text.codePoints()
        .anyMatch(c -> Character.getType(c) == Character.OTHER_SYMBOL && c >= 0x10000));
  }

  @ParameterizedTest
  @MethodSource("touchstone.workloads.users.Documents#sizes")
  void unicodeIsInEveryHumanTextAndInNothingElse(String size) {
    for (User user : Documents.users(size + "/unicode")) {
      humanTexts(user).forEach(text -> assertFalse(ascii(text), text));
      Stream.of(
              user.getId(),
              user.getGuid(),
              user.getEmail(),
              user.getPhone(),
              user.getRegistered(),
              user.getFavoriteFruit(),
              user.getImages().get(0).getUrl())
          .forEach(text -> assertTrue(ascii(text), text));
      assertTrue(user.getAbout().endsWith("\r\n"));
      assertTrue(user.getGreeting().contains(user.getName().getFirst()));
    }
  }

  private static Stream<String> humanTexts(User user) {
    return Stream.of(
            Stream.of(
                user.getName().getFirst(),
                user.getName().getLast(),
                user.getCompany(),
                user.getAddress(),
                user.getAbout(),
                user.getGreeting()),
            user.getTags().stream(),
            user.getFriends().stream().map(Friend::getName),
            user.getImages().stream().map(Image::getDescription))
        .flatMap(texts -> texts);
  }

  /** A writer that takes every text for ASCII, or none, is wrong about many of them. */
  @ParameterizedTest
  @MethodSource("touchstone.workloads.users.Documents#sizes")
  void accentsAreLatin1AndInSomeOfTheTexts(String size) {
    assertTrue(Documents.text(size + "/accents").chars().allMatch(c -> c <= 0xff));
    List<String> texts = Documents.users(size + "/accents").stream()
        .flatMap(VariantsTest::humanTexts)
        .toList();
    String all = String.join("", texts);
    double letters = all.chars().filter(c -> c > 0x7f).count();
    assertEquals(1 / 25.0, letters / all.length(), 0.01);
    double accented = texts.stream().filter(text -> !ascii(text)).count();
    assertEquals(0.6, accented / texts.size(), 0.1);
  }

  /** One character outside of Latin-1 makes a JVM store the whole text in two bytes a character. */
  @ParameterizedTest
  @MethodSource("touchstone.workloads.users.Documents#sizes")
  void allButAccentsAndUnicodeAreAscii(String size) {
    for (String variant : List.of("", "/minified", "/escaped", "/shuffled", "/sparse")) {
      assertTrue(ascii(Documents.text(size + variant)), variant);
    }
  }

  @ParameterizedTest
  @MethodSource("touchstone.workloads.users.Documents#sizes")
  void escapedIsUnicodeInAscii(String size) {
    String text = Documents.text(size + "/escaped");
    assertTrue(ascii(text));
    assertTrue(text.contains("\\uD83"), "has a surrogate pair");
    assertEquals(Documents.tree(size + "/unicode"), Documents.tree(size + "/escaped"));
    assertArrayEquals(
        Workloads.canonical(size + "/unicode"), Workloads.canonical(size + "/escaped"));
  }

  @ParameterizedTest
  @MethodSource("touchstone.workloads.users.Documents#sizes")
  void shuffledHasTheSameMembersInOrdersOfItsOwn(String size) {
    JsonNode shuffled = Documents.tree(size + "/shuffled");
    assertEquals(Documents.tree(size), shuffled);
    assertEquals(Workloads.document(size).length, Workloads.document(size + "/shuffled").length);
    Set<List<String>> users = new HashSet<>();
    Set<List<String>> images = new HashSet<>();
    for (JsonNode user : shuffled.get("users")) {
      users.add(names(user));
      user.get("images").forEach(image -> images.add(names(image)));
    }
    assertEquals(shuffled.get("users").size(), users.size());
    assertTrue(images.size() > 2, images::toString);
  }

  @ParameterizedTest
  @MethodSource("touchstone.workloads.users.Documents#sizes")
  void sparseHasNullsGapsAndStrangers(String size) {
    Tally tally = new Tally();
    tally.add(Documents.tree(size + "/sparse"), Response.class);
    assertFalse(tally.nulls.isEmpty());
    assertFalse(tally.missing.isEmpty());
    assertFalse(tally.strangers.isEmpty());
    assertFalse(tally.present.isEmpty());
    Set<String> absent = new TreeSet<>(tally.nulls);
    absent.addAll(tally.missing);
    assertTrue(tally.nullable.containsAll(absent), absent::toString);
  }

  @ParameterizedTest
  @MethodSource("touchstone.workloads.users.Documents#sizes")
  void sparseDiffersFromTheBaseInNullsAlone(String size) {
    List<User> base = Documents.users(size);
    List<User> sparse = Documents.users(size + "/sparse");
    assertEquals(base.size(), sparse.size());
    assertNotEquals(
        Documents.BY_FIELDS.<JsonNode>valueToTree(base),
        Documents.BY_FIELDS.<JsonNode>valueToTree(sparse));
    for (int i = 0; i < base.size(); i++) {
      JsonNode whole = Documents.BY_FIELDS.valueToTree(base.get(i));
      JsonNode some = Documents.BY_FIELDS.valueToTree(sparse.get(i));
      some.properties().forEach(member -> {
        if (!member.getValue().isNull() && !member.getKey().equals("images")) {
          assertEquals(whole.get(member.getKey()), member.getValue());
        }
      });
    }
  }

  @Test
  void theLargeSparseDocumentHasEveryCase() {
    Tally tally = new Tally();
    tally.add(Documents.tree("users-large/sparse"), Response.class);
    assertEquals(tally.nullable, tally.nulls);
    assertEquals(tally.nullable, tally.missing);
    assertEquals(tally.nullable, tally.present);
    assertEquals(Set.of("Response", "User", "Name", "Friend", "Image"), tally.hosts);
    assertEquals(14, tally.strangers.size());
  }

  private static List<String> names(JsonNode object) {
    List<String> names = new ArrayList<>();
    object.fieldNames().forEachRemaining(names::add);
    return names;
  }

  private static boolean ascii(String text) {
    return text.chars().allMatch(c -> c < 0x80);
  }

  /** Which members of a document are present, null, missing or unknown, by reflection on the types. */
  private static final class Tally {

    private static final Map<String, Class<?>> ELEMENTS = Map.of(
        "users", User.class, "name", Name.class, "friends", Friend.class, "images", Image.class);

    final Set<String> nullable = new TreeSet<>();
    final Set<String> present = new TreeSet<>();
    final Set<String> nulls = new TreeSet<>();
    final Set<String> missing = new TreeSet<>();
    final Set<String> strangers = new TreeSet<>();
    final Set<String> hosts = new HashSet<>();

    void add(JsonNode object, Class<?> type) {
      Map<String, Field> fields = new HashMap<>();
      Arrays.stream(type.getDeclaredFields()).forEach(f -> fields.put(Documents.member(f), f));
      fields.forEach((name, field) -> {
        String path = type.getSimpleName() + "." + name;
        boolean mayBeNull = field.getAnnotatedType().isAnnotationPresent(Nullable.class);
        if (mayBeNull) {
          nullable.add(path);
        }
        JsonNode value = object.get(name);
        if (value == null) {
          missing.add(path);
        } else if (value.isNull()) {
          nulls.add(path);
        } else if (mayBeNull) {
          present.add(path);
        }
        // Friend.name is a text, User.name an object.
        if (value != null && value.isContainerNode() && ELEMENTS.containsKey(name)) {
          Class<?> element = ELEMENTS.get(name);
          (value.isArray() ? value.valueStream() : Stream.of(value)).forEach(v -> add(v, element));
        }
      });
      for (String name : names(object)) {
        if (!fields.containsKey(name)) {
          strangers.add(name);
          hosts.add(type.getSimpleName());
        }
      }
    }
  }
}
