package touchstone.contestants.micronaut_serde.users;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.micronaut.serde.annotation.Serdeable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One user; in the type's order, which is not the document's. */
@Serdeable
public record User(
    @JsonProperty("_id") String id,
    int index,
    String guid,
    @JsonProperty("is_active") boolean isActive,
    @Nullable String balance,
    @JsonProperty("picture") @Nullable String pictureUrl,
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
    @JsonProperty("favorite_fruit") @Nullable String favoriteFruit,
    @JsonProperty("eye_color") String eyeColor,
    @Nullable String phone) {}
