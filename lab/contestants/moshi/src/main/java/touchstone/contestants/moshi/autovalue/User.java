package touchstone.contestants.moshi.autovalue;

import com.google.auto.value.AutoValue;
import com.squareup.moshi.Json;
import com.squareup.moshi.JsonClass;
import java.util.List;
import org.jetbrains.annotations.Nullable;

/** One user; in the type's order, which is not the document's. */
// A plain List, as in every other binding: Moshi does not know Guava's immutable ones.
@SuppressWarnings("AutoValueImmutableFields")
@AutoValue
@JsonClass(generateAdapter = true, generator = "avm")
public abstract class User {

  @Json(name = "_id")
  abstract String id();

  abstract int index();

  abstract String guid();

  @Json(name = "is_active")
  abstract boolean isActive();

  @Nullable
  abstract String balance();

  @Json(name = "picture")
  @Nullable
  abstract String pictureUrl();

  abstract int age();

  abstract Name name();

  @Nullable
  abstract String company();

  abstract String email();

  @Nullable
  abstract String address();

  @Nullable
  abstract String about();

  abstract String registered();

  abstract double latitude();

  abstract double longitude();

  abstract List<String> tags();

  @Nullable
  abstract List<Integer> range();

  abstract List<Friend> friends();

  abstract List<Image> images();

  @Nullable
  abstract String greeting();

  @Json(name = "favorite_fruit")
  @Nullable
  abstract String favoriteFruit();

  @Json(name = "eye_color")
  abstract String eyeColor();

  @Nullable
  abstract String phone();
}
