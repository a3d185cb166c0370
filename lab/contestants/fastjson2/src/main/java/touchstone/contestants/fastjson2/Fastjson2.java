package touchstone.contestants.fastjson2;

import com.alibaba.fastjson2.JSON;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.users.Response;
import touchstone.types.users.User;

/** fastjson2 on the plain types. */
public final class Fastjson2 implements Driver {

  @Override
  public Operations<?> open(String type) {
    if (!type.equals("users")) {
      throw new IllegalArgumentException("not claimed: " + type);
    }
    JSON.mixIn(User.class, UserNames.class);
    JSON.mixIn(Response.class, ResponseNames.class);
    return new Fastjson2Operations<>(Response.class);
  }
}
