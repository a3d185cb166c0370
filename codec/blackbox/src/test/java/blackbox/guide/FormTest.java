package blackbox.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonReader;
import streak.JsonWriter;
import streak.Streak;

class FormTest {

  @Json(with = AddressAdapter.class)
  record Address(String street, String city) {}

  static final class AddressAdapter extends JsonAdapter<Address> {

    /** What a document has for it; its adapter is generated. */
    @Json
    record Form(String street, String city) {}

    private static final JsonAdapter<Form> FORMS = Streak.create().adapter(Form.class);

    @Override
    public Address read(JsonReader in) {
      if (in.peek() == '"') { // as older documents have it
        return new Address(in.readString(), "");
      }
      Form form = FORMS.read(in);
      return new Address(form.street(), form.city());
    }

    @Override
    public void write(JsonWriter out, Address value) {
      FORMS.write(out, new Form(value.street(), value.city()));
    }
  }

  @Json
  record Person(String name, Address address) {}

  @Test
  void eitherForm() {
    JsonAdapter<Person> people = Streak.create().adapter(Person.class);
    Person old = people.fromJson("{\"name\":\"Ann\",\"address\":\"1 Elm Rd\"}");
    assertEquals(new Address("1 Elm Rd", ""), old.address());
    String document = "{\"name\":\"Ann\",\"address\":{\"street\":\"1 Elm Rd\",\"city\":\"Rye\"}}";
    assertEquals(document, people.toJson(people.fromJson(document)));
    JsonException refusal =
        assertThrows(JsonException.class, () -> people.fromJson("{\"address\":{\"street\":5}}"));
    assertEquals("/address/street", refusal.pointer());
  }
}
