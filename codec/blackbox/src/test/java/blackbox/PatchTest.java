package blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonMember;

class PatchTest {

  @Json
  @NullMarked
  record UserPatch(
      JsonMember<String> name, JsonMember<Integer> age, JsonMember<List<String>> tags) {}

  @Test
  void absentNullAndAValueAreThreeThings() {
    Ways.same(
        UserPatch.class,
        new UserPatch(JsonMember.of("x"), JsonMember.ofNull(), JsonMember.absent()),
        "{\"name\":\"x\",\"age\":null}");
    Ways.same(
        UserPatch.class,
        new UserPatch(JsonMember.absent(), JsonMember.absent(), JsonMember.of(List.of("a"))),
        "{\"tags\":[\"a\"]}");
    Ways.refuses(UserPatch.class, "{\"age\":\"1\"}", "expected a number, found a string at /age");
  }

  @Json
  static class Bean {
    public JsonMember<String> name = JsonMember.absent();
  }

  @Test
  void aBeansIsAbsentWhenItSaysSo() {
    Bean bean = Ways.STREAK.adapter(Bean.class).fromJson("{}");
    assertTrue(bean.name.isAbsent());
    Ways.writes(Bean.class, bean, "{}");
    bean.name = null;
    Ways.writes(Bean.class, bean, "{}");
    bean.name = JsonMember.ofNull();
    Ways.writes(Bean.class, bean, "{\"name\":null}");
  }

  @Test
  void aMemberSaysWhatToDo() {
    StringBuilder done = new StringBuilder();
    for (JsonMember<String> member :
        List.of(JsonMember.<String>absent(), JsonMember.<String>ofNull(), JsonMember.of("v"))) {
      done.append(member).append(' ').append(member.orElse("old")).append(' ');
      member.ifThere(value -> done.append("set ").append(value).append(' '));
    }
    assertEquals("absent old null null set null v v set v ", done.toString());
    assertThrows(NoSuchElementException.class, () -> JsonMember.ofNull().get());
    assertEquals(JsonMember.ofNull(), JsonMember.ofNullable(null));
    assertEquals(JsonMember.of("a"), JsonMember.ofNullable("a"));
    assertNotEquals(JsonMember.of("a"), JsonMember.of("b"));
    assertNotEquals(JsonMember.absent(), JsonMember.ofNull());
    assertTrue(JsonMember.ofNull().isNull() && !JsonMember.ofNull().isAbsent());
  }
}
