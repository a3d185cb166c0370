package touchstone.contestants.json_iterator;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.jsoniter.JsonIterator;
import com.jsoniter.any.Any;
import com.jsoniter.output.JsonStream;
import touchstone.model.Checksum;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.model.Visit;
import touchstone.types.tweets.Picked;

/** json-iterator's {@code Any}: a slice of the document that is parsed when it is asked for what it holds. */
public final class JsonIteratorLazy implements Driver {

  @Override
  public Operations<?> open(String type) {
    return new Tree();
  }

  private static final class Tree implements Operations<Any> {
    private final Checksum sum = new Checksum();

    @Override
    public Any readString(String document) {
      return JsonIterator.deserialize(document);
    }

    @Override
    public Any readBytes(byte[] document) {
      return JsonIterator.deserialize(document);
    }

    @Override
    public Checksum readAll(byte[] document) {
      return sum.set(all(readBytes(document)));
    }

    @Override
    public Checksum readTenth(byte[] document) {
      long picked = Visit.ARRAY;
      int i = 0;
      for (Any tweet : readBytes(document).get(Picked.RESULTS)) {
        picked = Visit.element(picked, Visit.of(tweet.get(Picked.TEXT).toString()));
        if (Picked.hasAuthor(i++)) {
          picked = Visit.element(picked, Visit.of(tweet.get(Picked.FROM_USER).toString()));
        }
      }
      return sum.set(picked);
    }

    @Override
    public byte[] toJson(Any tree) {
      return JsonStream.serialize(tree).getBytes(UTF_8);
    }
  }

  private static long all(Any value) {
    return switch (value.valueType()) {
      case OBJECT -> {
        long object = Visit.OBJECT;
        Any.EntryIterator members = value.entries();
        while (members.next()) {
          object = Visit.member(object, members.key(), all(members.value()));
        }
        yield object;
      }
      case ARRAY -> {
        long array = Visit.ARRAY;
        for (Any element : value) {
          array = Visit.element(array, all(element));
        }
        yield array;
      }
      case STRING -> Visit.of(value.toString());
      case NUMBER -> Visit.of((Number) value.object());
      case BOOLEAN -> Visit.of(value.toBoolean());
      default -> Visit.NULL;
    };
  }
}
