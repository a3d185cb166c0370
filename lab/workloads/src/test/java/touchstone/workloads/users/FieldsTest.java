package touchstone.workloads.users;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.types.users.Friend;
import touchstone.types.users.Image;
import touchstone.types.users.User;

/** Each field is of the published document's form and length. */
class FieldsTest {

  private static final String HEX_24 = "[0-9a-f]{24}";
  private static final String NAME = "[A-Z][a-z]{2,9}";
  private static final String SENTENCES = "[A-Z][A-Za-z. ]*\\.";

  @ParameterizedTest
  @MethodSource("touchstone.workloads.users.Documents#sizes")
  void everyTextIsOfItsForm(String size) {
    for (User user : Documents.users(size)) {
      matches(HEX_24, user.getId());
      matches("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", user.getGuid());
      matches("\\$\\d,\\d{3}\\.\\d\\d", user.getBalance());
      matches(NAME, user.getName().getFirst());
      matches(NAME, user.getName().getLast());
      matches("[A-Z]{4,9}", user.getCompany());
      matches("(?=.{19,31}$)[a-z]+\\.[a-z]+@[a-z]+\\.example", user.getEmail());
      matches("\\+1 \\(\\d{3}\\) 555-01\\d\\d", user.getPhone());
      matches(
          "(?=.{35,64}$)\\d{3} [A-Z][a-z]+ [A-Z][a-z]+, [A-Z][a-z]+, [A-Z][a-z]+, \\d{3,5}",
          user.getAddress());
      matches("(?s)(?=.{123,584}$)" + SENTENCES + "\r\n", user.getAbout());
      matches(
          "(?=.{29,37}$)[A-Z][a-z]+day, [A-Z][a-z]+ \\d\\d?, 201\\d \\d\\d?:\\d\\d [AP]M",
          user.getRegistered());
      assertTrue(user.getGreeting().contains(user.getName().getFirst()), user.getGreeting());
      user.getTags().forEach(tag -> matches("[a-z]{2,13}", tag));
      for (Friend friend : user.getFriends()) {
        matches(NAME + " " + NAME, friend.getName());
      }
      for (Image image : user.getImages()) {
        matches(HEX_24, image.getId());
        matches("(?=.{36}$).*<.*>.*", image.getFormat());
        matches("(?=.{58}$)https://[a-z./0-9]+", image.getUrl());
        matches("(?=.{22,122}$)" + SENTENCES, image.getDescription());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("touchstone.workloads.users.Documents#sizes")
  void everyCountAndNumberIsInItsRange(String size) {
    List<User> users = Documents.users(size);
    for (int i = 0; i < users.size(); i++) {
      User user = users.get(i);
      assertEquals(i, user.getIndex());
      between(20, 40, user.getAge());
      assertEquals(7, user.getTags().size());
      assertEquals(IntStream.range(0, 10).boxed().toList(), user.getRange());
      assertEquals(
          List.of(0, 1, 2), user.getFriends().stream().map(Friend::getId).toList());
      between(2, 13, user.getImages().size());
    }
    assertEquals(
        331, users.stream().mapToInt(u -> u.getAbout().length()).average().orElseThrow());
  }

  @ParameterizedTest
  @MethodSource("touchstone.workloads.users.Documents#sizes")
  void coordinatesHaveSixDecimalsAndPrintTheSameOnEveryJdk(String size) {
    List<User> users = Documents.users(size);
    JsonNode tree = Documents.tree(size).get("users");
    for (int i = 0; i < users.size(); i++) {
      coordinate(90, users.get(i).getLatitude(), tree.get(i).get("latitude").decimalValue());
      coordinate(180, users.get(i).getLongitude(), tree.get(i).get("longitude").decimalValue());
    }
  }

  @ParameterizedTest
  @MethodSource("touchstone.workloads.users.Documents#sizes")
  void aFewChoicesAreMadeOverAndOver(String size) {
    List<User> users = Documents.users(size);
    assertEquals(1, distinct(users, User::getPictureUrl).size());
    Set<String> eyes = distinct(users, User::getEyeColor);
    Set<String> fruits = distinct(users, User::getFavoriteFruit);
    if (users.size() < 20) {
      assertTrue(eyes.size() <= 3 && fruits.size() <= 3);
    } else {
      assertEquals(3, eyes.size());
      assertEquals(3, fruits.size());
      assertEquals(2, distinct(users, User::isActive).size());
    }
  }

  @ParameterizedTest
  @MethodSource("touchstone.workloads.users.Documents#sizes")
  void theOnlyEscapeIsTheLineEndOfAbout(String size) {
    String text = Documents.text(size);
    assertEquals(
        Documents.users(size).size() * 2L, text.chars().filter(c -> c == '\\').count());
    assertEquals(text.replace("\\r\\n\",\n", "").indexOf('\\'), -1);
  }

  @ParameterizedTest
  @MethodSource("touchstone.workloads.users.Documents#sizes")
  void theDocumentHasItsOwnOrder(String size) {
    JsonNode tree = Documents.tree(size);
    assertEquals(List.of("users", "status", "is_real_json"), names(tree));
    assertEquals("success", tree.get("status").textValue());
    assertEquals(false, tree.get("is_real_json").booleanValue());
    for (JsonNode user : tree.get("users")) {
      assertEquals(
          List.of(
              "_id",
              "index",
              "guid",
              "is_active",
              "balance",
              "picture",
              "age",
              "eye_color",
              "name",
              "company",
              "email",
              "phone",
              "address",
              "about",
              "registered",
              "latitude",
              "longitude",
              "tags",
              "range",
              "friends",
              "images",
              "greeting",
              "favorite_fruit"),
          names(user));
    }
  }

  private static List<String> names(JsonNode object) {
    return object.properties().stream().map(java.util.Map.Entry::getKey).toList();
  }

  private static void coordinate(int largest, double value, BigDecimal written) {
    assertTrue(Math.abs(value) <= largest && Math.abs(value) >= 0.001, written.toString());
    assertEquals(6, written.stripTrailingZeros().scale());
    assertEquals(written.toString(), Double.toString(value));
  }

  private static <T> Set<T> distinct(List<User> users, Function<User, T> property) {
    return new HashSet<>(users.stream().map(property).toList());
  }

  private static void between(int min, int max, int value) {
    assertTrue(min <= value && value <= max, value + " is not from " + min + " to " + max);
  }

  private static void matches(String pattern, String text) {
    assertTrue(text.matches(pattern), () -> "'" + text + "' does not match " + pattern);
  }
}
