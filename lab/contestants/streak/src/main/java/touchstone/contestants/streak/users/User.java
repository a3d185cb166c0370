package touchstone.contestants.streak.users;

import java.util.List;
import org.jspecify.annotations.Nullable;
import streak.Json;
import streak.JsonName;

/** One user. */
@Json
public record User(
    @JsonName("_id") String id,
    int index,
    String guid,
    @JsonName("is_active") boolean isActive,
    @Nullable String balance,
    @JsonName("picture") @Nullable String pictureUrl,
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
    @JsonName("favorite_fruit") @Nullable String favoriteFruit,
    @JsonName("eye_color") String eyeColor,
    @Nullable String phone) {}
