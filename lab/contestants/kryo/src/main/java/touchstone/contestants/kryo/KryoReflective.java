package touchstone.contestants.kryo;

import com.esotericsoftware.kryo.Kryo;
import java.util.ArrayList;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.users.Friend;
import touchstone.types.users.Image;
import touchstone.types.users.Name;
import touchstone.types.users.Response;
import touchstone.types.users.User;

/** Kryo on the plain types, with its default serializers and, as it demands by default, every class registered. */
public final class KryoReflective implements Driver {

  @Override
  public Operations<?> open(String type) {
    if (!type.equals("users")) {
      throw new IllegalArgumentException("not claimed: " + type);
    }
    Kryo kryo = new Kryo();
    // The order is part of the format: a class is written as its place in this list.
    kryo.register(Response.class);
    kryo.register(User.class);
    kryo.register(Name.class);
    kryo.register(Friend.class);
    kryo.register(Image.class);
    kryo.register(ArrayList.class);
    return new KryoOperations<>(kryo, Response.class);
  }
}
