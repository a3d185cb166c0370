package touchstone.contestants.jackson3;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import tools.jackson.databind.json.JsonMapper;
import touchstone.types.datatypes.BigProduct;
import touchstone.types.datatypes.D;

/** What the documents of the datatypes look like, mixed into the plain types, which know no library's annotations. */
final class DatatypeShapes {

  private DatatypeShapes() {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
  @JsonSubTypes({
    @JsonSubTypes.Type(value = D.Nullary.class, name = "Nullary"),
    @JsonSubTypes.Type(value = D.Unary.class, name = "Unary"),
    @JsonSubTypes.Type(value = D.Product.class, name = "Product"),
    @JsonSubTypes.Type(value = D.Record.class, name = "Record")
  })
  private interface OfSum {}

  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  private interface OfProduct {}

  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  @JsonPropertyOrder({"text", "letter", "next"})
  private interface OfD {}

  private abstract static class OfUnary {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    @SuppressWarnings("UnusedVariable") // only its annotations are looked at
    OfUnary(int value) {}

    @JsonValue
    abstract int value();
  }

  static JsonMapper.Builder addTo(JsonMapper.Builder builder) {
    return builder
        .addMixIn(D.class, OfSum.class)
        .addMixIn(D.Nullary.class, OfProduct.class)
        .addMixIn(D.Unary.class, OfUnary.class)
        .addMixIn(D.Product.class, OfD.class)
        .addMixIn(BigProduct.class, InOrder.class);
  }

  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  @JsonPropertyOrder({
    "field01", "field02", "field03", "field04", "field05",
    "field06", "field07", "field08", "field09", "field10",
    "field11", "field12", "field13", "field14", "field15",
    "field16", "field17", "field18", "field19", "field20",
    "field21", "field22", "field23", "field24", "field25"
  })
  private interface InOrder {}
}
