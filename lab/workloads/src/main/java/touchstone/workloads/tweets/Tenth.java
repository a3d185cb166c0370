package touchstone.workloads.tweets;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import touchstone.model.Visit;
import touchstone.types.tweets.Picked;

/** What those must find who look at a tenth of the members, as {@link Picked} says. */
public final class Tenth {

  private static final JsonMapper MAPPER = new JsonMapper();

  private Tenth() {}

  /** The texts' numbers, folded like the elements of an array. */
  public static long of(String document) throws JsonProcessingException {
    long picked = Visit.ARRAY;
    int i = 0;
    for (JsonNode tweet : MAPPER.readTree(document).get(Picked.RESULTS)) {
      picked = Visit.element(picked, Visit.of(tweet.get(Picked.TEXT).textValue()));
      if (Picked.hasAuthor(i++)) {
        picked = Visit.element(picked, Visit.of(tweet.get(Picked.FROM_USER).textValue()));
      }
    }
    return picked;
  }
}
