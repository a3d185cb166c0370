package touchstone.contestants.gson.autovalue;

import com.google.auto.value.AutoValue;
import com.google.gson.Gson;
import com.google.gson.TypeAdapter;

/** A user's name. */
@AutoValue
public abstract class Name {

  public abstract String first();

  public abstract String last();

  /** Asks auto-value-gson for an adapter, and is where {@link Adapters} finds it. */
  public static TypeAdapter<Name> typeAdapter(Gson gson) {
    return new AutoValue_Name.GsonTypeAdapter(gson);
  }
}
