package touchstone.contestants.gson.autovalue;

import com.google.auto.value.AutoValue;
import com.google.gson.Gson;
import com.google.gson.TypeAdapter;
import com.google.gson.annotations.SerializedName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One user; in the type's order, which is not the document's. */
// A plain List, as in every other binding: Gson does not know Guava's immutable ones.
@SuppressWarnings("AutoValueImmutableFields")
@AutoValue
public abstract class User {

  @SerializedName("_id")
  public abstract String id();

  public abstract int index();

  public abstract String guid();

  @SerializedName("is_active")
  public abstract boolean isActive();

  public abstract @Nullable String balance();

  @SerializedName("picture")
  public abstract @Nullable String pictureUrl();

  public abstract int age();

  public abstract Name name();

  public abstract @Nullable String company();

  public abstract String email();

  public abstract @Nullable String address();

  public abstract @Nullable String about();

  public abstract String registered();

  public abstract double latitude();

  public abstract double longitude();

  public abstract List<String> tags();

  public abstract @Nullable List<Integer> range();

  public abstract List<Friend> friends();

  public abstract List<Image> images();

  public abstract @Nullable String greeting();

  @SerializedName("favorite_fruit")
  public abstract @Nullable String favoriteFruit();

  @SerializedName("eye_color")
  public abstract String eyeColor();

  public abstract @Nullable String phone();

  /** Asks auto-value-gson for an adapter, and is where {@link Adapters} finds it. */
  public static TypeAdapter<User> typeAdapter(Gson gson) {
    return new AutoValue_User.GsonTypeAdapter(gson);
  }
}
