package touchstone.contestants.gson.autovalue;

import com.google.auto.value.AutoValue;
import com.google.gson.Gson;
import com.google.gson.TypeAdapter;

/** A friend of a user. */
@AutoValue
public abstract class Friend {

  public abstract int id();

  public abstract String name();

  /** Asks auto-value-gson for an adapter, and is where {@link Adapters} finds it. */
  public static TypeAdapter<Friend> typeAdapter(Gson gson) {
    return new AutoValue_Friend.GsonTypeAdapter(gson);
  }
}
