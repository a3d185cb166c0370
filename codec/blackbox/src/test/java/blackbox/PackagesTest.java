package blackbox;

import blackbox.elsewhere.Address;
import blackbox.elsewhere.Holder;
import blackbox.elsewhere.Value;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import streak.Json;

class PackagesTest {

  @Json
  record Person(Address address, Map<String, Address.Kind> kinds) {}

  @Test
  void aTypeMayHoldTypesOfOtherPackages() {
    Ways.same(
        Person.class,
        new Person(new Address("x", Address.Kind.WORK), Map.of("a", Address.Kind.HOME)),
        "{\"address\":{\"street\":\"x\",\"kind\":\"WORK\"},\"kinds\":{\"a\":\"HOME\"}}");
  }

  @Test
  void aTypeMayBeCalledLikeWhatAdaptersHave() {
    Ways.same(Value.class, Value.HIGH, "\"HIGH\"");
    Ways.same(
        Holder.class,
        new Holder(Value.LOW, List.of(Value.HIGH)),
        "{\"value\":\"LOW\",\"values\":[\"HIGH\"]}");
  }
}
