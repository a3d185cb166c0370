package touchstone.contestants.moshi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.JsonDataException;
import com.squareup.moshi.Moshi;
import java.io.IOException;
import java.util.Arrays;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import touchstone.contestants.moshi.kotlincodegen.NameList;
import touchstone.contestants.moshi.kotlincodegen.Owner;

/** What docs/nullsafe.md shows of Moshi with generated adapters of Kotlin classes. */
class NullElementsTest {

  @Test
  void itPassesNullsInCollections() throws IOException {
    // @start region="moshi"
    Moshi moshi = new Moshi.Builder().build();
    // data class Owner(val name: String, val age: Int)
    JsonAdapter<Owner> owners = moshi.adapter(Owner.class);
    assertThrows(JsonDataException.class, () -> owners.fromJson("{\"name\":\"Ada\"}"));
    // data class NameList(val names: List<String>)
    JsonAdapter<NameList> lists = moshi.adapter(NameList.class);
    NameList list = Objects.requireNonNull(lists.fromJson("{\"names\":[\"a\",null]}"));
    assertEquals(Arrays.asList("a", null), list.getNames());
    // @end
  }
}
