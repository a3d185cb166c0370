package touchstone.contestants.simdjson_java.records;

import java.util.List;
import org.simdjson.annotations.JsonFieldName;

/** One user; in the type's order, which is not the document's. */
public record User(
    @JsonFieldName("_id") String id,
    int index,
    String guid,
    @JsonFieldName("is_active") boolean isActive,
    String balance,
    @JsonFieldName("picture") String pictureUrl,
    int age,
    Name name,
    String company,
    String email,
    String address,
    String about,
    String registered,
    double latitude,
    double longitude,
    List<String> tags,
    List<Integer> range,
    List<Friend> friends,
    List<Image> images,
    String greeting,
    @JsonFieldName("favorite_fruit") String favoriteFruit,
    @JsonFieldName("eye_color") String eyeColor,
    String phone) {}
