package touchstone.contestants.moshi;

import com.squareup.moshi.Moshi;
import touchstone.contestants.moshi.kotlincodegen.Response;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** Kotlin data classes with adapters that Moshi's symbol processor generates and Moshi finds by name. */
public final class MoshiKotlinCodegen implements Driver {

  @Override
  public Operations<?> open(String type) {
    return MoshiOperations.open(new Moshi.Builder().build(), type, Response.class);
  }
}
