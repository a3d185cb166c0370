package fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import streak.Json;
import streak.JsonName;

/** A document of the kind that services send each other: records with texts, numbers and short lists. */
@Json
record Users(List<User> users) {

  @Json
  record User(
      @JsonName("_id") String id,
      int index,
      @JsonName("is_active") boolean active,
      String balance,
      String name,
      String about,
      double latitude,
      double longitude,
      List<String> tags,
      List<Friend> friends) {}

  @Json
  record Friend(int id, String name) {}

  /**
   * The same for the same numbers. No text is empty, for the JVM has but one empty text; none is beyond Latin-1, for the JVM
   * tries that first, and throws away what it has made so far where it fails.
   */
  static Users of(int count, int tags, int friends) {
    SplittableRandom random = new SplittableRandom(count);
    List<User> users = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      users.add(new User(
          text(random, 24),
          i,
          random.nextBoolean(),
          "$" + random.nextInt(10_000),
          text(random, 12) + (i % 3 == 0 ? "\u00e9" : ""),
          text(random, 80) + "\n" + text(random, 90) + (i % 4 == 0 ? " \u00fc" : ""),
          random.nextDouble() * 180 - 90,
          random.nextDouble() * 360 - 180,
          texts(random, tags),
          random.ints(friends).mapToObj(id -> new Friend(id, text(random, 14))).toList()));
    }
    return new Users(users);
  }

  private static List<String> texts(SplittableRandom random, int count) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      texts.add(text(random, 3 + random.nextInt(12)));
    }
    return texts;
  }

  private static String text(SplittableRandom random, int length) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append((char) ('a' + random.nextInt(26)));
    }
    return text.toString();
  }
}
