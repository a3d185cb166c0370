package blackbox;

import blackbox.elsewhere.Address;
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
}
