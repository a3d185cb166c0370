package touchstone.contestants.jackson2;

import com.fasterxml.jackson.databind.json.JsonMapper;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.datatypes.BigProduct;
import touchstone.types.datatypes.BigRecord;
import touchstone.types.datatypes.BigSum;
import touchstone.types.datatypes.D;
import touchstone.types.users.Response;

/** Jackson 2 on the plain types, whose getters and setters it calls by reflection. */
public final class Jackson2 implements Driver {

  @Override
  public Operations<?> open(String type) {
    return open(type, Settings.common());
  }

  static Operations<?> open(String type, JsonMapper.Builder builder) {
    if (type.equals("users")) {
      return new Jackson2Operations<>(Settings.addNamesTo(builder).build(), Response.class);
    }
    JsonMapper mapper = DatatypeShapes.addTo(builder).build();
    return switch (type) {
      case "d" -> new Jackson2Operations<>(mapper, D.class);
      case "bigrecord" -> new Jackson2Operations<>(mapper, BigRecord.class);
      case "bigproduct" -> new Jackson2Operations<>(mapper, BigProduct.class);
      case "bigsum" -> new Jackson2Operations<>(mapper, BigSum.class);
      default -> throw new IllegalArgumentException("not claimed: " + type);
    };
  }
}
