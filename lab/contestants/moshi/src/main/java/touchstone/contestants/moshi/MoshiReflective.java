package touchstone.contestants.moshi;

import com.squareup.moshi.Moshi;
import touchstone.contestants.moshi.reflective.Response;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** Moshi's own reflection, on Java classes with fields. */
public final class MoshiReflective implements Driver {

  @Override
  public Operations<?> open(String type) {
    return MoshiOperations.open(new Moshi.Builder().build(), type, Response.class);
  }
}
