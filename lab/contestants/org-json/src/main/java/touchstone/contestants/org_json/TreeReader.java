package touchstone.contestants.org_json;

import java.util.ArrayList;
import java.util.List;
import org.json.JSONArray;
import org.json.JSONObject;
import org.jspecify.annotations.Nullable;
import touchstone.types.users.Friend;
import touchstone.types.users.Image;
import touchstone.types.users.Name;
import touchstone.types.users.Response;
import touchstone.types.users.User;

/** Copies a tree into the users types; in plain loops: a first lambda costs a new JVM some milliseconds. */
final class TreeReader {

  private TreeReader() {}

  static Response response(JSONObject object) {
    Response response = new Response();
    response.setUsers(users(object.getJSONArray("users")));
    response.setStatus(object.getString("status"));
    response.setRealJson(object.getBoolean("is_real_json"));
    return response;
  }

  private static User user(JSONObject object) {
    User user = new User();
    user.setId(object.getString("_id"));
    user.setIndex(object.getInt("index"));
    user.setGuid(object.getString("guid"));
    user.setActive(object.getBoolean("is_active"));
    user.setBalance(nullableString(object, "balance"));
    user.setPictureUrl(nullableString(object, "picture"));
    user.setAge(object.getInt("age"));
    user.setName(name(object.getJSONObject("name")));
    user.setCompany(nullableString(object, "company"));
    user.setEmail(object.getString("email"));
    user.setAddress(nullableString(object, "address"));
    user.setAbout(nullableString(object, "about"));
    user.setRegistered(object.getString("registered"));
    user.setLatitude(object.getDouble("latitude"));
    user.setLongitude(object.getDouble("longitude"));
    user.setTags(strings(object.getJSONArray("tags")));
    user.setRange(object.isNull("range") ? null : numbers(object.getJSONArray("range")));
    user.setFriends(friends(object.getJSONArray("friends")));
    user.setImages(images(object.getJSONArray("images")));
    user.setGreeting(nullableString(object, "greeting"));
    user.setFavoriteFruit(nullableString(object, "favorite_fruit"));
    user.setEyeColor(object.getString("eye_color"));
    user.setPhone(nullableString(object, "phone"));
    return user;
  }

  private static Name name(JSONObject object) {
    Name name = new Name();
    name.setFirst(object.getString("first"));
    name.setLast(object.getString("last"));
    return name;
  }

  private static Friend friend(JSONObject object) {
    Friend friend = new Friend();
    friend.setId(object.getInt("id"));
    friend.setName(object.getString("name"));
    return friend;
  }

  private static Image image(JSONObject object) {
    Image image = new Image();
    image.setId(object.getString("id"));
    image.setFormat(object.getString("format"));
    image.setUrl(object.getString("url"));
    image.setDescription(nullableString(object, "description"));
    return image;
  }

  private static List<User> users(JSONArray array) {
    List<User> list = new ArrayList<>(array.length());
    for (int i = 0; i < array.length(); i++) {
      list.add(user(array.getJSONObject(i)));
    }
    return list;
  }

  private static List<String> strings(JSONArray array) {
    List<String> list = new ArrayList<>(array.length());
    for (int i = 0; i < array.length(); i++) {
      list.add(array.getString(i));
    }
    return list;
  }

  private static List<Integer> numbers(JSONArray array) {
    List<Integer> list = new ArrayList<>(array.length());
    for (int i = 0; i < array.length(); i++) {
      list.add(array.getInt(i));
    }
    return list;
  }

  private static List<Friend> friends(JSONArray array) {
    List<Friend> list = new ArrayList<>(array.length());
    for (int i = 0; i < array.length(); i++) {
      list.add(friend(array.getJSONObject(i)));
    }
    return list;
  }

  private static List<Image> images(JSONArray array) {
    List<Image> list = new ArrayList<>(array.length());
    for (int i = 0; i < array.length(); i++) {
      list.add(image(array.getJSONObject(i)));
    }
    return list;
  }

  /** Null where the member is null or missing: getString would make the text "null" of a null. */
  private static @Nullable String nullableString(JSONObject object, String name) {
    return object.isNull(name) ? null : object.getString(name);
  }
}
