package touchstone.contestants.gson.autovalue;

import com.google.auto.value.AutoValue;
import com.google.gson.Gson;
import com.google.gson.TypeAdapter;
import com.google.gson.annotations.SerializedName;
import java.util.List;

/** The root of the document. */
// A plain List, as in every other binding: Gson does not know Guava's immutable ones.
@SuppressWarnings("AutoValueImmutableFields")
@AutoValue
public abstract class Response {

  public abstract List<User> users();

  public abstract String status();

  @SerializedName("is_real_json")
  public abstract boolean isRealJson();

  /** Asks auto-value-gson for an adapter, and is where {@link Adapters} finds it. */
  public static TypeAdapter<Response> typeAdapter(Gson gson) {
    return new AutoValue_Response.GsonTypeAdapter(gson);
  }
}
