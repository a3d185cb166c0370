package touchstone.contestants.moshi.autovalue;

import com.google.auto.value.AutoValue;
import com.squareup.moshi.JsonClass;

/** A friend of a user. */
@AutoValue
@JsonClass(generateAdapter = true, generator = "avm")
public abstract class Friend {

  abstract int id();

  abstract String name();
}
