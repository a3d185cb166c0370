package touchstone.contestants.helidon;

import io.helidon.json.JsonGenerator;
import io.helidon.json.JsonKey;
import java.util.List;
import org.jspecify.annotations.Nullable;
import touchstone.types.users.Friend;
import touchstone.types.users.Image;
import touchstone.types.users.Name;
import touchstone.types.users.Response;
import touchstone.types.users.User;

/** Writes the users types with keys that are encoded once, as Helidon's generated converters do. */
final class UsersWriter {

  private static final JsonKey USERS = JsonKey.create("users");
  private static final JsonKey STATUS = JsonKey.create("status");
  private static final JsonKey IS_REAL_JSON = JsonKey.create("is_real_json");
  private static final JsonKey ID_OF_USER = JsonKey.create("_id");
  private static final JsonKey INDEX = JsonKey.create("index");
  private static final JsonKey GUID = JsonKey.create("guid");
  private static final JsonKey IS_ACTIVE = JsonKey.create("is_active");
  private static final JsonKey BALANCE = JsonKey.create("balance");
  private static final JsonKey PICTURE = JsonKey.create("picture");
  private static final JsonKey AGE = JsonKey.create("age");
  private static final JsonKey NAME = JsonKey.create("name");
  private static final JsonKey COMPANY = JsonKey.create("company");
  private static final JsonKey EMAIL = JsonKey.create("email");
  private static final JsonKey ADDRESS = JsonKey.create("address");
  private static final JsonKey ABOUT = JsonKey.create("about");
  private static final JsonKey REGISTERED = JsonKey.create("registered");
  private static final JsonKey LATITUDE = JsonKey.create("latitude");
  private static final JsonKey LONGITUDE = JsonKey.create("longitude");
  private static final JsonKey TAGS = JsonKey.create("tags");
  private static final JsonKey RANGE = JsonKey.create("range");
  private static final JsonKey FRIENDS = JsonKey.create("friends");
  private static final JsonKey IMAGES = JsonKey.create("images");
  private static final JsonKey GREETING = JsonKey.create("greeting");
  private static final JsonKey FAVORITE_FRUIT = JsonKey.create("favorite_fruit");
  private static final JsonKey EYE_COLOR = JsonKey.create("eye_color");
  private static final JsonKey PHONE = JsonKey.create("phone");
  private static final JsonKey FIRST = JsonKey.create("first");
  private static final JsonKey LAST = JsonKey.create("last");
  private static final JsonKey ID = JsonKey.create("id");
  private static final JsonKey FORMAT = JsonKey.create("format");
  private static final JsonKey URL = JsonKey.create("url");
  private static final JsonKey DESCRIPTION = JsonKey.create("description");

  private UsersWriter() {}

  static void response(JsonGenerator out, Response response) {
    out.writeObjectStart();
    out.writeKey(USERS).writeArrayStart();
    for (User user : response.getUsers()) {
      user(out, user);
    }
    out.writeArrayEnd();
    out.write(STATUS, response.getStatus());
    out.write(IS_REAL_JSON, response.isRealJson());
    out.writeObjectEnd();
  }

  static void user(JsonGenerator out, User user) {
    out.writeObjectStart();
    out.write(ID_OF_USER, user.getId());
    out.write(INDEX, user.getIndex());
    out.write(GUID, user.getGuid());
    out.write(IS_ACTIVE, user.isActive());
    writeNullable(out, BALANCE, user.getBalance());
    writeNullable(out, PICTURE, user.getPictureUrl());
    out.write(AGE, user.getAge());
    out.writeKey(NAME);
    name(out, user.getName());
    writeNullable(out, COMPANY, user.getCompany());
    out.write(EMAIL, user.getEmail());
    writeNullable(out, ADDRESS, user.getAddress());
    writeNullable(out, ABOUT, user.getAbout());
    out.write(REGISTERED, user.getRegistered());
    out.write(LATITUDE, user.getLatitude());
    out.write(LONGITUDE, user.getLongitude());
    out.writeKey(TAGS).writeArrayStart();
    for (String tag : user.getTags()) {
      out.write(tag);
    }
    out.writeArrayEnd();
    writeRange(out, user.getRange());
    out.writeKey(FRIENDS).writeArrayStart();
    for (Friend friend : user.getFriends()) {
      friend(out, friend);
    }
    out.writeArrayEnd();
    out.writeKey(IMAGES).writeArrayStart();
    for (Image image : user.getImages()) {
      image(out, image);
    }
    out.writeArrayEnd();
    writeNullable(out, GREETING, user.getGreeting());
    writeNullable(out, FAVORITE_FRUIT, user.getFavoriteFruit());
    out.write(EYE_COLOR, user.getEyeColor());
    writeNullable(out, PHONE, user.getPhone());
    out.writeObjectEnd();
  }

  static void name(JsonGenerator out, Name name) {
    out.writeObjectStart();
    out.write(FIRST, name.getFirst());
    out.write(LAST, name.getLast());
    out.writeObjectEnd();
  }

  static void friend(JsonGenerator out, Friend friend) {
    out.writeObjectStart();
    out.write(ID, friend.getId());
    out.write(NAME, friend.getName());
    out.writeObjectEnd();
  }

  static void image(JsonGenerator out, Image image) {
    out.writeObjectStart();
    out.write(ID, image.getId());
    out.write(FORMAT, image.getFormat());
    out.write(URL, image.getUrl());
    writeNullable(out, DESCRIPTION, image.getDescription());
    out.writeObjectEnd();
  }

  private static void writeRange(JsonGenerator out, @Nullable List<Integer> range) {
    out.writeKey(RANGE);
    if (range == null) {
      out.writeNull();
      return;
    }
    out.writeArrayStart();
    for (int number : range) {
      out.write(number);
    }
    out.writeArrayEnd();
  }

  private static void writeNullable(JsonGenerator out, JsonKey key, @Nullable String value) {
    out.writeKey(key);
    if (value == null) {
      out.writeNull();
    } else {
      out.write(value);
    }
  }
}
