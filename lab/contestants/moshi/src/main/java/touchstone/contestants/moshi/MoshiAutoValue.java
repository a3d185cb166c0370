package touchstone.contestants.moshi;

import com.squareup.moshi.Moshi;
import touchstone.contestants.moshi.autovalue.Response;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** Immutable Java classes with adapters that AutoValue's Moshi extension generates and Moshi finds by name. */
public final class MoshiAutoValue implements Driver {

  @Override
  public Operations<?> open(String type) {
    return MoshiOperations.open(new Moshi.Builder().build(), type, Response.class);
  }
}
