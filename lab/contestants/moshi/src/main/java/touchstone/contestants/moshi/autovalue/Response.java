package touchstone.contestants.moshi.autovalue;

import com.google.auto.value.AutoValue;
import com.squareup.moshi.Json;
import com.squareup.moshi.JsonClass;
import java.util.List;

/** The root of the document. */
// A plain List, as in every other binding: Moshi does not know Guava's immutable ones.
@SuppressWarnings("AutoValueImmutableFields")
@AutoValue
@JsonClass(generateAdapter = true, generator = "avm")
public abstract class Response {

  abstract List<User> users();

  abstract String status();

  @Json(name = "is_real_json")
  abstract boolean isRealJson();
}
