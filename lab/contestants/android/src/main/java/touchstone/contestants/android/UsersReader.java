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

/**
 * Reads the users types as the documentation of {@link JsonReader} shows: a loop for each array and each object, a case for each
 * name. No loop takes a lambda: a first one costs a new JVM some milliseconds.
 */
final class UsersReader {

  private UsersReader() {}

  static Response response(JsonReader in) throws IOException {
    Response response = new Response();
    in.beginObject();
    while (in.hasNext()) {
      switch (in.nextName()) {
        case "users" -> response.setUsers(users(in));
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
        case "tags" -> user.setTags(strings(in));
        case "range" -> user.setRange(isNull(in) ? null : numbers(in));
        case "friends" -> user.setFriends(friends(in));
        case "images" -> user.setImages(images(in));
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

  private static List<User> users(JsonReader in) throws IOException {
    List<User> list = new ArrayList<>();
    in.beginArray();
    while (in.hasNext()) {
      list.add(user(in));
    }
    in.endArray();
    return list;
  }

  private static List<String> strings(JsonReader in) throws IOException {
    List<String> list = new ArrayList<>();
    in.beginArray();
    while (in.hasNext()) {
      list.add(in.nextString());
    }
    in.endArray();
    return list;
  }

  private static List<Integer> numbers(JsonReader in) throws IOException {
    List<Integer> list = new ArrayList<>();
    in.beginArray();
    while (in.hasNext()) {
      list.add(in.nextInt());
    }
    in.endArray();
    return list;
  }

  private static List<Friend> friends(JsonReader in) throws IOException {
    List<Friend> list = new ArrayList<>();
    in.beginArray();
    while (in.hasNext()) {
      list.add(friend(in));
    }
    in.endArray();
    return list;
  }

  private static List<Image> images(JsonReader in) throws IOException {
    List<Image> list = new ArrayList<>();
    in.beginArray();
    while (in.hasNext()) {
      list.add(image(in));
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
