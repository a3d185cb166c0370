package touchstone.contestants.jackson2;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.module.kotlin.KotlinModule;
import java.io.IOException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import touchstone.contestants.jackson2.kotlin.NameList;
import touchstone.contestants.jackson2.kotlin.Owner;

/** What docs/nullsafe.md shows of Jackson 2 with its Kotlin module, as it comes. */
class KotlinModuleTest {

  @Test
  void itPassesNullsInCollectionsAndTakesNoNumberForZero() throws IOException {
    // @start region="jackson2"
    ObjectMapper mapper =
        JsonMapper.builder().addModule(new KotlinModule.Builder().build()).build();
    // data class Owner(val name: String, val age: Int)
    assertThrows(JsonMappingException.class, () -> mapper.readValue("{\"age\":36}", Owner.class));
    assertEquals(0, mapper.readValue("{\"name\":\"Ada\"}", Owner.class).getAge());
    // data class NameList(val names: List<String>)
    NameList list = mapper.readValue("{\"names\":[\"a\",null]}", NameList.class);
    assertEquals(Arrays.asList("a", null), list.getNames());
    // @end
  }
}
