package touchstone.contestants.avaje.generated;

import io.avaje.jsonb.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One user; in the type's order, which is not the document's. */
@Json
public record User(
    @Json.Property("_id") String id,
    int index,
    String guid,
    @Json.Property("is_active") boolean isActive,
    @Nullable String balance,
    @Json.Property("picture") @Nullable String pictureUrl,
    int age,
    Name name,
    @Nullable String company,
    String email,
    @Nullable String address,
    @Nullable String about,
    String registered,
    double latitude,
    double longitude,
    List<String> tags,
    @Nullable List<Integer> range,
    List<Friend> friends,
    List<Image> images,
    @Nullable String greeting,
    @Json.Property("favorite_fruit") @Nullable String favoriteFruit,
    @Json.Property("eye_color") String eyeColor,
    @Nullable String phone) {}
