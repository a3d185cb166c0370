package touchstone.workloads.users;

import java.util.List;
import java.util.Map;
import touchstone.workloads.generate.Absences;
import touchstone.workloads.generate.Language;
import touchstone.workloads.generate.Range;
import touchstone.workloads.generate.Strangers;

/**
 * Every figure of the documents: {@code recipe.json}. Patterns are those of {@link
 * touchstone.workloads.generate.Draws#fill}; ranges of text are lengths in code points.
 *
 * @param status of every response
 * @param id pattern
 * @param guid pattern
 * @param balance pattern
 * @param picture the same for all
 * @param age in years
 * @param name a first or last name
 * @param phone pattern, of numbers kept free for fiction
 * @param about a long text, its end included
 * @param aboutEnd what every long text ends in
 * @param range every user's range counts from 0 to one less
 * @param friends of every user
 * @param images of a user
 * @param messages the number in a greeting
 * @param moved members that the document has elsewhere than the type, each with the one it follows
 * @param base the language of all variants but three
 * @param accented the language of {@code accents}: as a JVM keeps it, a byte for each character
 * @param scripts the languages of {@code unicode} and {@code escaped}
 */
record Recipe(
    String status,
    String id,
    String guid,
    String balance,
    String picture,
    Range age,
    List<String> eyeColors,
    Range name,
    Range company,
    Email email,
    String phone,
    Address address,
    Range about,
    String aboutEnd,
    Registered registered,
    Coordinates coordinates,
    Tags tags,
    int range,
    int friends,
    Range images,
    Picture image,
    Range messages,
    List<String> favoriteFruits,
    Map<String, String> moved,
    Absences absences,
    Strangers strangers,
    Language base,
    Language accented,
    List<Language> scripts) {

  /**
   * {@code first.last@host.example}.
   *
   * @param length of the whole
   * @param host length without the domain
   * @param domain kept free for examples
   */
  record Email(Range length, Range host, String domain) {}

  /**
   * A number and street, a town, a region and a postcode.
   *
   * @param number pattern
   * @param name length of the street's, the town's and the region's name
   * @param postcodes patterns
   */
  record Address(String number, Range name, List<String> postcodes) {}

  /**
   * A long English date; one outside of the range is drawn again.
   *
   * @param length of the date as text
   * @param first moment, ISO 8601 without a zone
   * @param days after the first
   */
  record Registered(Range length, String first, int days) {}

  /**
   * Degrees, with all decimals used.
   *
   * @param latitude largest, north and south
   * @param longitude largest, east and west
   * @param smallest in absolute value, so that nobody prints an exponent
   */
  record Coordinates(int latitude, int longitude, int decimals, double smallest) {}

  /**
   * A user's tags.
   *
   * @param count of every user
   * @param length of a tag
   */
  record Tags(int count, Range length) {}

  /**
   * One image.
   *
   * @param id pattern
   * @param format pattern; holds characters that some libraries escape for HTML
   * @param url pattern
   */
  record Picture(String id, String format, String url, Range description) {}
}
