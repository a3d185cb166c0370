package touchstone.contestants.android;

import java.util.ArrayList;
import java.util.List;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;
import org.jspecify.annotations.Nullable;
import touchstone.types.users.Friend;
import touchstone.types.users.Image;
import touchstone.types.users.Name;
import touchstone.types.users.Response;
import touchstone.types.users.User;

/** Copies a tree into the users types. */
final class TreeReader {

  private TreeReader() {}

  /** Takes one element of an array. */
  private interface Element<E> {
    E of(JSONArray array, int index) throws JSONException;
  }

  static Response response(JSONObject object) throws JSONException {
    Response response = new Response();
    response.setUsers(list(object.getJSONArray("users"), (a, i) -> user(a.getJSONObject(i))));
    response.setStatus(object.getString("status"));
    response.setRealJson(object.getBoolean("is_real_json"));
    return response;
  }

  private static User user(JSONObject object) throws JSONException {
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
    user.setTags(list(object.getJSONArray("tags"), JSONArray::getString));
    user.setRange(
        object.isNull("range") ? null : list(object.getJSONArray("range"), JSONArray::getInt));
    user.setFriends(list(object.getJSONArray("friends"), (a, i) -> friend(a.getJSONObject(i))));
    user.setImages(list(object.getJSONArray("images"), (a, i) -> image(a.getJSONObject(i))));
    user.setGreeting(nullableString(object, "greeting"));
    user.setFavoriteFruit(nullableString(object, "favorite_fruit"));
    user.setEyeColor(object.getString("eye_color"));
    user.setPhone(nullableString(object, "phone"));
    return user;
  }

  private static Name name(JSONObject object) throws JSONException {
    Name name = new Name();
    name.setFirst(object.getString("first"));
    name.setLast(object.getString("last"));
    return name;
  }

  private static Friend friend(JSONObject object) throws JSONException {
    Friend friend = new Friend();
    friend.setId(object.getInt("id"));
    friend.setName(object.getString("name"));
    return friend;
  }

  private static Image image(JSONObject object) throws JSONException {
    Image image = new Image();
    image.setId(object.getString("id"));
    image.setFormat(object.getString("format"));
    image.setUrl(object.getString("url"));
    image.setDescription(nullableString(object, "description"));
    return image;
  }

  private static <E> List<E> list(JSONArray array, Element<E> element) throws JSONException {
    List<E> list = new ArrayList<>(array.length());
    for (int i = 0; i < array.length(); i++) {
      list.add(element.of(array, i));
    }
    return list;
  }

  /** Null where the member is null or missing: getString would make the text "null" of a null. */
  private static @Nullable String nullableString(JSONObject object, String name)
      throws JSONException {
    return object.isNull(name) ? null : object.getString(name);
  }
}
