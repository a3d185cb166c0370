package touchstone.contestants.fastjson1;

import com.alibaba.fastjson.JSON;
import com.alibaba.fastjson.parser.ParserConfig;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.users.Response;
import touchstone.types.users.User;

/** fastjson 1 on the plain types. */
public final class Fastjson1 implements Driver {

  @Override
  public Operations<?> open(String type) {
    if (!type.equals("users")) {
      throw new IllegalArgumentException("not claimed: " + type);
    }
    // No class is ever named by a document, whitelisted or not.
    ParserConfig.getGlobalInstance().setSafeMode(true);
    JSON.addMixInAnnotations(User.class, UserNames.class);
    JSON.addMixInAnnotations(Response.class, ResponseNames.class);
    return new Fastjson1Operations<>(Response.class);
  }
}
