package touchstone.contestants.moshi;

import com.squareup.moshi.Moshi;
import com.squareup.moshi.kotlin.reflect.KotlinJsonAdapterFactory;
import touchstone.contestants.moshi.kotlinreflective.NullSafe;
import touchstone.contestants.moshi.kotlinreflective.Response;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** Kotlin data classes through kotlin-reflect. */
public final class MoshiKotlinReflective implements Driver {

  @Override
  public Operations<?> open(String type) {
    return MoshiOperations.open(
        new Moshi.Builder().addLast(new KotlinJsonAdapterFactory()).build(),
        type,
        Response.class,
        NullSafe::classOf);
  }
}
