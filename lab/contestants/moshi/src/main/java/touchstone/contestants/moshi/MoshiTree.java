package touchstone.contestants.moshi;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.JsonReader;
import com.squareup.moshi.JsonWriter;
import com.squareup.moshi.Moshi;
import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import okio.Buffer;
import org.jspecify.annotations.Nullable;
import touchstone.model.Checksum;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.model.Visit;
import touchstone.types.tweets.Picked;

/**
 * Moshi without a type: maps and lists. As Moshi reads them, all numbers are doubles, which cannot hold the documents' ids; its own
 * way out is an adapter for those.
 */
public final class MoshiTree implements Driver {

  @Override
  @SuppressWarnings({"unchecked", "rawtypes"}) // it returns what is no Double
  public Operations<?> open(String type) {
    JsonAdapter numbers = new Numbers().nullSafe();
    Moshi moshi = new Moshi.Builder()
        .add(Double.class, numbers)
        .add(BigInteger.class, numbers)
        .build();
    return new Tree(moshi.adapter(Object.class));
  }

  /** Reads whole numbers as such; an untyped value takes what the adapter of doubles returns. */
  @SuppressWarnings({"unchecked", "rawtypes"})
  private static final class Numbers extends JsonAdapter {
    @Override
    public Object fromJson(JsonReader reader) throws IOException {
      String text = reader.nextString();
      for (int i = 0; i < text.length(); i++) {
        char c = text.charAt(i);
        if (c == '.' || c == 'e' || c == 'E') {
          return Double.valueOf(text);
        }
      }
      try {
        return Long.valueOf(text);
      } catch (NumberFormatException e) {
        return new BigInteger(text);
      }
    }

    @Override
    public void toJson(JsonWriter writer, @Nullable Object value) throws IOException {
      writer.value((Number) value);
    }
  }

  private static final class Tree implements Operations<Object> {
    private final JsonAdapter<Object> adapter;
    private final Checksum sum = new Checksum();

    Tree(JsonAdapter<Object> adapter) {
      this.adapter = adapter;
    }

    @Override
    public Object readString(String document) throws IOException {
      return adapter.fromJson(document);
    }

    @Override
    public Object readBytes(byte[] document) throws IOException {
      return adapter.fromJson(new Buffer().write(document));
    }

    @Override
    public Checksum readAll(byte[] document) throws IOException {
      return sum.set(Visit.all(readBytes(document)));
    }

    @Override
    public Checksum readTenth(byte[] document) throws IOException {
      long picked = Visit.ARRAY;
      int i = 0;
      Map<?, ?> root = (Map<?, ?>) readBytes(document);
      for (Object tweet : (List<?>) of(root, Picked.RESULTS)) {
        Map<?, ?> members = (Map<?, ?>) tweet;
        picked = Visit.element(picked, Visit.of((String) of(members, Picked.TEXT)));
        if (Picked.hasAuthor(i++)) {
          picked = Visit.element(picked, Visit.of((String) of(members, Picked.FROM_USER)));
        }
      }
      return sum.set(picked);
    }

    @Override
    public byte[] toJson(Object tree) {
      return adapter.serializeNulls().toJson(tree).getBytes(UTF_8);
    }
  }

  private static Object of(Map<?, ?> members, String name) {
    return Objects.requireNonNull(members.get(name), name);
  }
}
