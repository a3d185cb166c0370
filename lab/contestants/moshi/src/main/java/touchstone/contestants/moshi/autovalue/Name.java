package touchstone.contestants.moshi.autovalue;

import com.google.auto.value.AutoValue;
import com.squareup.moshi.JsonClass;

/** A user's name. */
@AutoValue
@JsonClass(generateAdapter = true, generator = "avm")
public abstract class Name {

  abstract String first();

  abstract String last();
}
