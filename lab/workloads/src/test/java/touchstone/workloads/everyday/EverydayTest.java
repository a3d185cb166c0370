package touchstone.workloads.everyday;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import touchstone.types.everyday.Everyday;
import touchstone.workloads.Workloads;
import touchstone.workloads.generate.Document;

class EverydayTest {

  private static final JsonMapper MAPPER = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
      .build();

  @Test
  void theValueIsWhatTheDocumentSays() throws IOException {
    for (Document document : Workloads.documents("everyday")) {
      assertSays(MAPPER.readTree(document.text()), (Everyday) document.value());
    }
  }

  private static void assertSays(JsonNode document, Everyday value) {
    assertEquals(13, document.size());
    for (int i = 0; i < value.quantities().length; i++) {
      assertEquals(document.get("quantities").get(i).intValue(), value.quantities()[i]);
    }
    for (int i = 0; i < value.numbers().length; i++) {
      assertEquals(document.get("numbers").get(i).longValue(), value.numbers()[i]);
    }
    for (int i = 0; i < value.factors().length; i++) {
      assertEquals(
          Float.parseFloat(document.get("factors").get(i).decimalValue().toString()),
          value.factors()[i]);
    }
    for (int i = 0; i < value.flags().length; i++) {
      assertEquals(document.get("flags").get(i).booleanValue(), value.flags()[i]);
    }
    Map<String, List<?>> texts = Map.of(
        "codes", value.codes(),
        "notes", value.notes(),
        "days", value.days(),
        "moments", value.moments(),
        "times", value.times(),
        "keys", value.keys(),
        "states", value.states());
    texts.forEach((member, values) -> {
      for (int i = 0; i < values.size(); i++) {
        assertEquals(document.get(member).get(i).textValue(), values.get(i).toString(), member);
      }
    });
    for (int i = 0; i < value.amounts().size(); i++) {
      assertEquals(
          document.get("amounts").get(i).decimalValue(), value.amounts().get(i));
    }
    value
        .counts()
        .forEach((name, count) -> assertEquals(document.get("counts").get(name).intValue(), count));
    document.forEach(member -> assertTrue(member.size() > 0));
  }

  @Test
  void aDocumentOfOneKindHasTheOthersEmpty() throws IOException {
    JsonNode document = MAPPER.readTree(Workloads.document("everyday-dates/again"));
    document
        .properties()
        .forEach(member -> assertEquals(
            member.getKey().equals("days") ? 600 : 0, member.getValue().size()));
  }

  @Test
  void documentsOfASetDifferAndTheFirstIsThereAlone() {
    List<Document> set = Workloads.documents("everyday");
    assertEquals(32, set.size());
    assertEquals(32, set.stream().map(Document::text).distinct().count());
    assertEquals(set.get(0).text(), Workloads.documents("everyday/again").get(0).text());
  }
}
