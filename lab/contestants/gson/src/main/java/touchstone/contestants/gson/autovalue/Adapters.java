package touchstone.contestants.gson.autovalue;

import com.google.gson.TypeAdapterFactory;
import com.ryanharter.auto.value.gson.GsonTypeAdapterFactory;

/** Finds the generated adapter of each type of this package. */
@GsonTypeAdapterFactory
public abstract class Adapters implements TypeAdapterFactory {

  public static TypeAdapterFactory create() {
    return new AutoValueGson_Adapters();
  }
}
