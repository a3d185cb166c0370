package touchstone.workloads.tweets;

import java.util.List;
import touchstone.workloads.generate.Language;
import touchstone.workloads.generate.Range;

/**
 * Every figure of the documents: {@code recipe.json}. Patterns are those of {@link touchstone.workloads.generate.Draws#fill};
 * ranges of text are lengths in characters.
 *
 * @param pictures patterns, each as likely as often as it is there
 * @param sources the programs that tweets were sent with, in HTML whose special characters are entities; each as likely as often as
 *     it is there
 * @param id pattern of a tweet's, above 2^53
 * @param user pattern of a user's id
 * @param name of a user
 * @param answers percent of the tweets that answer another user's
 * @param first moment, ISO 8601 without a zone; the newest tweet's
 * @param pause seconds between two tweets
 * @param text of a tweet, {@code foreign} and {@code aside} together
 * @param foreign of a text in another script than the Latin one: what is in that script
 * @param aside of such a text: what follows in Latin letters
 * @param completed microseconds
 * @param query what was searched for
 * @param base the language of most
 * @param scripts the languages of the others
 */
record Recipe(
    List<String> pictures,
    List<String> sources,
    String id,
    String user,
    Range name,
    int answers,
    String first,
    Range pause,
    Range text,
    Range foreign,
    Range aside,
    Range completed,
    String query,
    Language base,
    List<Script> scripts) {

  /**
   * Another script.
   *
   * @param code ISO 639 of its language
   */
  record Script(String code, Language language) {}
}
