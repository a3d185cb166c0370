package touchstone.contestants.android;

import android.util.JsonReader;
import android.util.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import touchstone.types.users.Friend;
import touchstone.types.users.Image;
import touchstone.types.users.Name;
import touchstone.types.users.Response;
import touchstone.types.users.User;

/** Reads the users types as the documentation of {@link JsonReader} shows: a loop for each object, a case for each name. */
final class UsersReader {

  private UsersReader() {}

  /** Reads one value. */
  private interface Element<E> {
    E read(JsonReader in) throws IOException;
  }

  static Response response(JsonReader in) throws IOException {
    Response response = new Response();
    in.beginObject();
    while (in.hasNext()) {
      switch (in.nextName()) {
        case "users" -> response.setUsers(list(in, UsersReader::user));
        case "status" -> response.setStatus(in.nextString());
        case "is_real_json" -> response.setRealJson(in.nextBoolean());
        default -> in.skipValue();
      }
    }
    in.endObject();
    return response;
  }

  private static User user(JsonReader in) throws IOException {
    User user = new User();
    in.beginObject();
    while (in.hasNext()) {
      switch (in.nextName()) {
        case "_id" -> user.setId(in.nextString());
        case "index" -> user.setIndex(in.nextInt());
        case "guid" -> user.setGuid(in.nextString());
        case "is_active" -> user.setActive(in.nextBoolean());
        case "balance" -> user.setBalance(nullableString(in));
        case "picture" -> user.setPictureUrl(nullableString(in));
        case "age" -> user.setAge(in.nextInt());
        case "name" -> user.setName(name(in));
        case "company" -> user.setCompany(nullableString(in));
        case "email" -> user.setEmail(in.nextString());
        case "address" -> user.setAddress(nullableString(in));
        case "about" -> user.setAbout(nullableString(in));
        case "registered" -> user.setRegistered(in.nextString());
        case "latitude" -> user.setLatitude(in.nextDouble());
        case "longitude" -> user.setLongitude(in.nextDouble());
        case "tags" -> user.setTags(list(in, JsonReader::nextString));
        case "range" -> user.setRange(isNull(in) ? null : list(in, JsonReader::nextInt));
        case "friends" -> user.setFriends(list(in, UsersReader::friend));
        case "images" -> user.setImages(list(in, UsersReader::image));
        case "greeting" -> user.setGreeting(nullableString(in));
        case "favorite_fruit" -> user.setFavoriteFruit(nullableString(in));
        case "eye_color" -> user.setEyeColor(in.nextString());
        case "phone" -> user.setPhone(nullableString(in));
        default -> in.skipValue();
      }
    }
    in.endObject();
    return user;
  }

  private static Name name(JsonReader in) throws IOException {
    Name name = new Name();
    in.beginObject();
    while (in.hasNext()) {
      switch (in.nextName()) {
        case "first" -> name.setFirst(in.nextString());
        case "last" -> name.setLast(in.nextString());
        default -> in.skipValue();
      }
    }
    in.endObject();
    return name;
  }

  private static Friend friend(JsonReader in) throws IOException {
    Friend friend = new Friend();
    in.beginObject();
    while (in.hasNext()) {
      switch (in.nextName()) {
        case "id" -> friend.setId(in.nextInt());
        case "name" -> friend.setName(in.nextString());
        default -> in.skipValue();
      }
    }
    in.endObject();
    return friend;
  }

  private static Image image(JsonReader in) throws IOException {
    Image image = new Image();
    in.beginObject();
    while (in.hasNext()) {
      switch (in.nextName()) {
        case "id" -> image.setId(in.nextString());
        case "format" -> image.setFormat(in.nextString());
        case "url" -> image.setUrl(in.nextString());
        case "description" -> image.setDescription(nullableString(in));
        default -> in.skipValue();
      }
    }
    in.endObject();
    return image;
  }

  private static <E> List<E> list(JsonReader in, Element<E> element) throws IOException {
    List<E> list = new ArrayList<>();
    in.beginArray();
    while (in.hasNext()) {
      list.add(element.read(in));
    }
    in.endArray();
    return list;
  }

  private static @Nullable String nullableString(JsonReader in) throws IOException {
    return isNull(in) ? null : in.nextString();
  }

  /** True when the value is null, which is then behind the reader. */
  private static boolean isNull(JsonReader in) throws IOException {
    if (in.peek() != JsonToken.NULL) {
      return false;
    }
    in.nextNull();
    return true;
  }
}
