package touchstone.contestants.moshi;

import com.squareup.moshi.Moshi;
import touchstone.contestants.moshi.datatypes.Products;
import touchstone.contestants.moshi.datatypes.Sums;
import touchstone.contestants.moshi.everyday.Values;
import touchstone.contestants.moshi.reflective.Response;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.datatypes.BigProduct;
import touchstone.types.datatypes.BigRecord;
import touchstone.types.datatypes.BigSum;
import touchstone.types.datatypes.D;
import touchstone.types.everyday.Everyday;

/** Moshi's own reflection, on Java classes with fields and on records. */
public final class MoshiReflective implements Driver {

  @Override
  public Operations<?> open(String type) {
    Moshi.Builder builder = new Moshi.Builder();
    return switch (type) {
      case "d" -> operations(builder.add(new Sums()), D.class);
      case "bigrecord" -> operations(builder, BigRecord.class);
      case "bigproduct" ->
        operations(builder.add(BigProduct.class, new Products()), BigProduct.class);
      case "bigsum" -> operations(builder, BigSum.class);
      case "everyday" -> operations(builder.add(new Values()), Everyday.class);
      default -> MoshiOperations.open(builder.build(), type, Response.class);
    };
  }

  private static <T> Operations<T> operations(Moshi.Builder builder, Class<T> type) {
    return new MoshiOperations<>(builder.build().adapter(type));
  }
}
