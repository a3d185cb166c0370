package touchstone.contestants.android;

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

/** Copies the users types into a tree, with {@link JSONObject#NULL} for null, because putting null puts nothing. */
final class TreeWriter {

  private TreeWriter() {}

  static JSONObject response(Response response) throws JSONException {
    JSONArray users = new JSONArray();
    for (User user : response.getUsers()) {
      users.put(user(user));
    }
    return new JSONObject()
        .put("users", users)
        .put("status", response.getStatus())
        .put("is_real_json", response.isRealJson());
  }

  private static JSONObject user(User user) throws JSONException {
    JSONArray tags = new JSONArray();
    for (String tag : user.getTags()) {
      tags.put(tag);
    }
    JSONArray friends = new JSONArray();
    for (Friend friend : user.getFriends()) {
      friends.put(friend(friend));
    }
    JSONArray images = new JSONArray();
    for (Image image : user.getImages()) {
      images.put(image(image));
    }
    return new JSONObject()
        .put("_id", user.getId())
        .put("index", user.getIndex())
        .put("guid", user.getGuid())
        .put("is_active", user.isActive())
        .put("balance", orNull(user.getBalance()))
        .put("picture", orNull(user.getPictureUrl()))
        .put("age", user.getAge())
        .put("name", name(user.getName()))
        .put("company", orNull(user.getCompany()))
        .put("email", user.getEmail())
        .put("address", orNull(user.getAddress()))
        .put("about", orNull(user.getAbout()))
        .put("registered", user.getRegistered())
        .put("latitude", user.getLatitude())
        .put("longitude", user.getLongitude())
        .put("tags", tags)
        .put("range", range(user.getRange()))
        .put("friends", friends)
        .put("images", images)
        .put("greeting", orNull(user.getGreeting()))
        .put("favorite_fruit", orNull(user.getFavoriteFruit()))
        .put("eye_color", user.getEyeColor())
        .put("phone", orNull(user.getPhone()));
  }

  private static JSONObject name(Name name) throws JSONException {
    return new JSONObject().put("first", name.getFirst()).put("last", name.getLast());
  }

  private static JSONObject friend(Friend friend) throws JSONException {
    return new JSONObject().put("id", friend.getId()).put("name", friend.getName());
  }

  private static JSONObject image(Image image) throws JSONException {
    return new JSONObject()
        .put("id", image.getId())
        .put("format", image.getFormat())
        .put("url", image.getUrl())
        .put("description", orNull(image.getDescription()));
  }

  private static Object range(@Nullable List<Integer> range) {
    if (range == null) {
      return JSONObject.NULL;
    }
    JSONArray numbers = new JSONArray();
    for (Integer number : range) {
      numbers.put(number);
    }
    return numbers;
  }

  private static Object orNull(@Nullable String text) {
    return text == null ? JSONObject.NULL : text;
  }
}
