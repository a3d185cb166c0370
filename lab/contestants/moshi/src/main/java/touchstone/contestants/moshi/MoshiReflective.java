package touchstone.contestants.moshi;

import com.squareup.moshi.Moshi;
import touchstone.contestants.moshi.datatypes.Products;
import touchstone.contestants.moshi.datatypes.Sums;
import touchstone.contestants.moshi.reflective.Response;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.datatypes.BigProduct;
import touchstone.types.datatypes.BigRecord;
import touchstone.types.datatypes.BigSum;
import touchstone.types.datatypes.D;

/** Moshi's own reflection, on Java classes with fields and on records. */
public final class MoshiReflective implements Driver {

  @Override
  public Operations<?> open(String type) {
    Moshi moshi = new Moshi.Builder()
        .add(new Sums())
        .add(BigProduct.class, new Products())
        .build();
    return switch (type) {
      case "d" -> new MoshiOperations<>(moshi.adapter(D.class));
      case "bigrecord" -> new MoshiOperations<>(moshi.adapter(BigRecord.class));
      case "bigproduct" -> new MoshiOperations<>(moshi.adapter(BigProduct.class));
      case "bigsum" -> new MoshiOperations<>(moshi.adapter(BigSum.class));
      default -> MoshiOperations.open(moshi, type, Response.class);
    };
  }
}
