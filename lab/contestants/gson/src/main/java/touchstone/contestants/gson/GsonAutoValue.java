package touchstone.contestants.gson;

import com.google.gson.Gson;
import touchstone.contestants.gson.autovalue.Adapters;
import touchstone.contestants.gson.autovalue.Response;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** Gson on AutoValue types, with the adapters that auto-value-gson generated for them. */
public final class GsonAutoValue implements Driver {

  @Override
  public Operations<?> open(String type) {
    if (!type.equals("users")) {
      throw new IllegalArgumentException("not claimed: " + type);
    }
    Gson gson =
        GsonOperations.builder().registerTypeAdapterFactory(Adapters.create()).create();
    return new GsonOperations<>(gson, Response.class);
  }
}
