package touchstone.contestants.moshi;

import static touchstone.contestants.moshi.MoshiOperations.RULE;

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
    Moshi moshi = new Moshi.Builder().addLast(new KotlinJsonAdapterFactory()).build();
    return type.startsWith(RULE)
        ? new MoshiOperations<>(moshi.adapter(NullSafe.classOf(type.substring(RULE.length()))))
        : MoshiOperations.open(moshi, type, Response.class);
  }
}
