package touchstone.contestants.fory;

import org.apache.fory.json.annotation.JsonIgnore;
import org.apache.fory.json.annotation.JsonMixin;
import org.apache.fory.json.annotation.JsonProperty;
import touchstone.types.users.Response;

/** Mixed into the plain type, which knows no library's annotations. A getter's name is its setter's too. */
@JsonMixin(target = Response.class)
abstract class ResponseNames {

  // By its name this field would be a property beside that of its own accessors.
  @JsonIgnore
  boolean isRealJson;

  @JsonProperty("is_real_json")
  abstract boolean isRealJson();
}
