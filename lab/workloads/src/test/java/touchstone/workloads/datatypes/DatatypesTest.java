package touchstone.workloads.datatypes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import touchstone.types.datatypes.BigProduct;
import touchstone.types.datatypes.BigRecord;
import touchstone.types.datatypes.BigSum;
import touchstone.types.datatypes.D;
import touchstone.workloads.Workloads;

class DatatypesTest {

  private static final JsonMapper MAPPER = new JsonMapper();

  @Test
  void documentsHaveThePublishedLengths() {
    assertEquals(201, Workloads.document("d").length);
    assertEquals(317, Workloads.document("bigrecord").length);
    assertEquals(67, Workloads.document("bigproduct").length);
    assertEquals(5, Workloads.document("bigsum").length);
  }

  @Test
  void aSumIsAnObjectOfOneMember() throws IOException {
    JsonNode d = MAPPER.readTree(Workloads.document("d"));
    assertEquals(1, d.size());
    JsonNode product = d.at("/Record/testThree/Product");
    assertEquals(3, product.size());
    assertEquals("a", product.get(1).textValue());
    assertEquals("\n", product.at("/2/Record/testThree/Product/1").textValue());
    assertEquals(0, product.at("/2/Record/testThree/Product/2/Nullary").size());
  }

  @Test
  void theValueIsWhatTheDocumentSays() throws IOException {
    JsonNode d = MAPPER.readTree(Workloads.document("d"));
    D.Record root = (D.Record) Workloads.expected("d");
    assertEquals(d.at("/Record/testOne").doubleValue(), root.testOne());
    D.Product product = (D.Product) root.testThree();
    assertEquals("Hello World!", product.text());
    D.Record inner = (D.Record) product.next();
    assertEquals(new D.Product("Yeehaa!!!", '\n', new D.Nullary()), inner.testThree());

    int sum = IntStream.rangeClosed(1, 25).sum();
    int members = 0;
    for (JsonNode member : MAPPER.readTree(Workloads.document("bigrecord"))) {
      members += member.intValue();
    }
    assertEquals(sum, members);
    assertEquals(13, ((BigRecord) Workloads.expected("bigrecord")).field13());
    assertEquals(25, ((BigProduct) Workloads.expected("bigproduct")).field25());
    assertEquals(BigSum.F25, Workloads.expected("bigsum"));
  }
}
