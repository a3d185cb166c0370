package touchstone.contestants.jackson3;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Mixed into the plain type, which knows no library's annotations. A getter's name is its setter's too. */
interface ResponseNames {

  @JsonProperty("is_real_json")
  boolean isRealJson();
}
