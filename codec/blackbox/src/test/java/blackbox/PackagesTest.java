package blackbox;

import blackbox.elsewhere.Address;
import blackbox.elsewhere.Holder;
import blackbox.elsewhere.Value;
import java.util.EnumMap;
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

  private static final String PARCEL =
      "{\"side\":\"LEFT\",\"places\":{\"a\":{\"x\":1,\"y\":2}},\"sides\":{\"RIGHT\":[{\"x\":3,\"y\":4}]},"
          + "\"content\":{\"type\":\"Book\",\"title\":\"b\"}}";

  /** A package in Java is out of sight where a variable is called what its name begins with. */
  @Test
  void aPackageMayBeginWithIn() {
    Ways.same(
        in.acme.Parcel.class,
        new in.acme.Parcel(
            in.acme.Parcel.Side.LEFT,
            Map.of("a", in.acme.Parcel.Place.at(1, 2)),
            new EnumMap<>(
                Map.of(in.acme.Parcel.Side.RIGHT, List.of(in.acme.Parcel.Place.at(3, 4)))),
            new in.acme.Parcel.Book("b")),
        PARCEL);
  }

  @Test
  void aPackageMayBeginWithIt() {
    Ways.same(
        it.acme.Parcel.class,
        new it.acme.Parcel(
            it.acme.Parcel.Side.LEFT,
            Map.of("a", it.acme.Parcel.Place.at(1, 2)),
            new EnumMap<>(
                Map.of(it.acme.Parcel.Side.RIGHT, List.of(it.acme.Parcel.Place.at(3, 4)))),
            new it.acme.Parcel.Book("b")),
        PARCEL);
  }

  @Test
  void aPackageMayBeginWithName() {
    Ways.same(
        name.acme.Parcel.class,
        new name.acme.Parcel(
            name.acme.Parcel.Side.LEFT,
            Map.of("a", name.acme.Parcel.Place.at(1, 2)),
            new EnumMap<>(
                Map.of(name.acme.Parcel.Side.RIGHT, List.of(name.acme.Parcel.Place.at(3, 4)))),
            new name.acme.Parcel.Book("b")),
        PARCEL);
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
