package touchstone.contestants.gson.autovalue;

import com.google.auto.value.AutoValue;
import com.google.gson.Gson;
import com.google.gson.TypeAdapter;
import org.jspecify.annotations.Nullable;

/** A picture of a user. */
@AutoValue
public abstract class Image {

  public abstract String id();

  public abstract String format();

  public abstract String url();

  public abstract @Nullable String description();

  /** Asks auto-value-gson for an adapter, and is where {@link Adapters} finds it. */
  public static TypeAdapter<Image> typeAdapter(Gson gson) {
    return new AutoValue_Image.GsonTypeAdapter(gson);
  }
}
