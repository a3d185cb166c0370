package touchstone.contestants.android;

import android.util.JsonWriter;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import touchstone.types.users.Friend;
import touchstone.types.users.Image;
import touchstone.types.users.Name;
import touchstone.types.users.Response;
import touchstone.types.users.User;

/** Writes the users types; a String that is null is written as null by {@link JsonWriter} itself. */
final class UsersWriter {

  private UsersWriter() {}

  static void response(JsonWriter out, Response response) throws IOException {
    out.beginObject();
    out.name("users").beginArray();
    for (User user : response.getUsers()) {
      user(out, user);
    }
    out.endArray();
    out.name("status").value(response.getStatus());
    out.name("is_real_json").value(response.isRealJson());
    out.endObject();
  }

  private static void user(JsonWriter out, User user) throws IOException {
    out.beginObject();
    out.name("_id").value(user.getId());
    out.name("index").value(user.getIndex());
    out.name("guid").value(user.getGuid());
    out.name("is_active").value(user.isActive());
    out.name("balance").value(user.getBalance());
    out.name("picture").value(user.getPictureUrl());
    out.name("age").value(user.getAge());
    out.name("name");
    name(out, user.getName());
    out.name("company").value(user.getCompany());
    out.name("email").value(user.getEmail());
    out.name("address").value(user.getAddress());
    out.name("about").value(user.getAbout());
    out.name("registered").value(user.getRegistered());
    out.name("latitude").value(user.getLatitude());
    out.name("longitude").value(user.getLongitude());
    out.name("tags").beginArray();
    for (String tag : user.getTags()) {
      out.value(tag);
    }
    out.endArray();
    out.name("range");
    range(out, user.getRange());
    out.name("friends").beginArray();
    for (Friend friend : user.getFriends()) {
      friend(out, friend);
    }
    out.endArray();
    out.name("images").beginArray();
    for (Image image : user.getImages()) {
      image(out, image);
    }
    out.endArray();
    out.name("greeting").value(user.getGreeting());
    out.name("favorite_fruit").value(user.getFavoriteFruit());
    out.name("eye_color").value(user.getEyeColor());
    out.name("phone").value(user.getPhone());
    out.endObject();
  }

  private static void name(JsonWriter out, Name name) throws IOException {
    out.beginObject();
    out.name("first").value(name.getFirst());
    out.name("last").value(name.getLast());
    out.endObject();
  }

  private static void range(JsonWriter out, @Nullable List<Integer> range) throws IOException {
    if (range == null) {
      out.nullValue();
      return;
    }
    out.beginArray();
    for (int number : range) {
      out.value(number);
    }
    out.endArray();
  }

  private static void friend(JsonWriter out, Friend friend) throws IOException {
    out.beginObject();
    out.name("id").value(friend.getId());
    out.name("name").value(friend.getName());
    out.endObject();
  }

  private static void image(JsonWriter out, Image image) throws IOException {
    out.beginObject();
    out.name("id").value(image.getId());
    out.name("format").value(image.getFormat());
    out.name("url").value(image.getUrl());
    out.name("description").value(image.getDescription());
    out.endObject();
  }
}
