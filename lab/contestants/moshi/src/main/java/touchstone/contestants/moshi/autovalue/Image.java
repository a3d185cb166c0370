package touchstone.contestants.moshi.autovalue;

import com.google.auto.value.AutoValue;
import com.squareup.moshi.JsonClass;
import org.jetbrains.annotations.Nullable;

/** A picture of a user. */
@AutoValue
@JsonClass(generateAdapter = true, generator = "avm")
public abstract class Image {

  abstract String id();

  abstract String format();

  abstract String url();

  @Nullable
  abstract String description();
}
