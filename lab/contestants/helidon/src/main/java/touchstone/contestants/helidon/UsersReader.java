package touchstone.contestants.helidon;

import io.helidon.json.JsonParser;
import java.util.ArrayList;
import java.util.List;
import touchstone.types.users.Friend;
import touchstone.types.users.Image;
import touchstone.types.users.Name;
import touchstone.types.users.Response;
import touchstone.types.users.User;

/** Reads the users types as Helidon's generated converters read: members are told apart by the parser's hash of their names. */
final class UsersReader {

  // FNV-1a, 32 bits, of the members' names: what JsonParser.readStringAsHash returns.
  private static final int USERS = 1585235219;
  private static final int STATUS = -1169459217;
  private static final int IS_REAL_JSON = 267719889;
  private static final int ID_OF_USER = -890099021;
  private static final int INDEX = 151693739;
  private static final int GUID = 748388108;
  private static final int IS_ACTIVE = 625445432;
  private static final int BALANCE = -1734700309;
  private static final int PICTURE = 825217929;
  private static final int AGE = 742476188;
  private static final int NAME = -1925595674;
  private static final int COMPANY = -1436358468;
  private static final int EMAIL = -1970842681;
  private static final int ADDRESS = 745154899;
  private static final int ABOUT = -1289514434;
  private static final int REGISTERED = -481727807;
  private static final int LATITUDE = -1971374779;
  private static final int LONGITUDE = -357258418;
  private static final int TAGS = -199824480;
  private static final int RANGE = -86242094;
  private static final int FRIENDS = -1948525350;
  private static final int IMAGES = -774420821;
  private static final int GREETING = -722616394;
  private static final int FAVORITE_FRUIT = -1731648388;
  private static final int EYE_COLOR = 391479982;
  private static final int PHONE = 2000032175;
  private static final int FIRST = 1216469057;
  private static final int LAST = 1675745305;
  private static final int ID = 926444256;
  private static final int FORMAT = -1180859054;
  private static final int URL = 848251934;
  private static final int DESCRIPTION = 879704937;

  private UsersReader() {}

  static Response response(JsonParser parser) {
    Response response = new Response();
    for (boolean more = Members.enter(parser, '{', '}');
        more;
        more = Members.another(parser, '}')) {
      switch (Members.nameHash(parser)) {
        case USERS -> response.setUsers(users(parser));
        case STATUS -> response.setStatus(parser.readString());
        case IS_REAL_JSON -> response.setRealJson(parser.readBoolean());
        default -> parser.skip();
      }
    }
    return response;
  }

  static User user(JsonParser parser) {
    User user = new User();
    for (boolean more = Members.enter(parser, '{', '}');
        more;
        more = Members.another(parser, '}')) {
      switch (Members.nameHash(parser)) {
        case ID_OF_USER -> user.setId(parser.readString());
        case INDEX -> user.setIndex(parser.readInt());
        case GUID -> user.setGuid(parser.readString());
        case IS_ACTIVE -> user.setActive(parser.readBoolean());
        case BALANCE -> user.setBalance(Members.nullableString(parser));
        case PICTURE -> user.setPictureUrl(Members.nullableString(parser));
        case AGE -> user.setAge(parser.readInt());
        case NAME -> user.setName(name(parser));
        case COMPANY -> user.setCompany(Members.nullableString(parser));
        case EMAIL -> user.setEmail(parser.readString());
        case ADDRESS -> user.setAddress(Members.nullableString(parser));
        case ABOUT -> user.setAbout(Members.nullableString(parser));
        case REGISTERED -> user.setRegistered(parser.readString());
        case LATITUDE -> user.setLatitude(parser.readDouble());
        case LONGITUDE -> user.setLongitude(parser.readDouble());
        case TAGS -> user.setTags(strings(parser));
        case RANGE -> user.setRange(parser.checkNull() ? null : numbers(parser));
        case FRIENDS -> user.setFriends(friends(parser));
        case IMAGES -> user.setImages(images(parser));
        case GREETING -> user.setGreeting(Members.nullableString(parser));
        case FAVORITE_FRUIT -> user.setFavoriteFruit(Members.nullableString(parser));
        case EYE_COLOR -> user.setEyeColor(parser.readString());
        case PHONE -> user.setPhone(Members.nullableString(parser));
        default -> parser.skip();
      }
    }
    return user;
  }

  static Name name(JsonParser parser) {
    Name name = new Name();
    for (boolean more = Members.enter(parser, '{', '}');
        more;
        more = Members.another(parser, '}')) {
      switch (Members.nameHash(parser)) {
        case FIRST -> name.setFirst(parser.readString());
        case LAST -> name.setLast(parser.readString());
        default -> parser.skip();
      }
    }
    return name;
  }

  static Friend friend(JsonParser parser) {
    Friend friend = new Friend();
    for (boolean more = Members.enter(parser, '{', '}');
        more;
        more = Members.another(parser, '}')) {
      switch (Members.nameHash(parser)) {
        case ID -> friend.setId(parser.readInt());
        case NAME -> friend.setName(parser.readString());
        default -> parser.skip();
      }
    }
    return friend;
  }

  static Image image(JsonParser parser) {
    Image image = new Image();
    for (boolean more = Members.enter(parser, '{', '}');
        more;
        more = Members.another(parser, '}')) {
      switch (Members.nameHash(parser)) {
        case ID -> image.setId(parser.readString());
        case FORMAT -> image.setFormat(parser.readString());
        case URL -> image.setUrl(parser.readString());
        case DESCRIPTION -> image.setDescription(Members.nullableString(parser));
        default -> parser.skip();
      }
    }
    return image;
  }

  // No loop takes a lambda: a first one costs a new JVM some milliseconds.

  private static List<User> users(JsonParser parser) {
    List<User> list = new ArrayList<>();
    for (boolean more = Members.enter(parser, '[', ']');
        more;
        more = Members.another(parser, ']')) {
      list.add(user(parser));
    }
    return list;
  }

  private static List<String> strings(JsonParser parser) {
    List<String> list = new ArrayList<>();
    for (boolean more = Members.enter(parser, '[', ']');
        more;
        more = Members.another(parser, ']')) {
      list.add(parser.readString());
    }
    return list;
  }

  private static List<Integer> numbers(JsonParser parser) {
    List<Integer> list = new ArrayList<>();
    for (boolean more = Members.enter(parser, '[', ']');
        more;
        more = Members.another(parser, ']')) {
      list.add(parser.readInt());
    }
    return list;
  }

  private static List<Friend> friends(JsonParser parser) {
    List<Friend> list = new ArrayList<>();
    for (boolean more = Members.enter(parser, '[', ']');
        more;
        more = Members.another(parser, ']')) {
      list.add(friend(parser));
    }
    return list;
  }

  private static List<Image> images(JsonParser parser) {
    List<Image> list = new ArrayList<>();
    for (boolean more = Members.enter(parser, '[', ']');
        more;
        more = Members.another(parser, ']')) {
      list.add(image(parser));
    }
    return list;
  }
}
