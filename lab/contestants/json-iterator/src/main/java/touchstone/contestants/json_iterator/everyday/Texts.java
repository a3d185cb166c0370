package touchstone.contestants.json_iterator.everyday;

import com.jsoniter.output.JsonStream;
import com.jsoniter.spi.Encoder;
import com.jsoniter.spi.JsoniterSpi;
import java.io.IOException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.UUID;

/** Dates, times and UUIDs as the texts that the JDK's types print and parse. */
public final class Texts {

  private Texts() {}

  /** For the JVM, as all settings of json-iterator are. */
  public static void register() {
    JsoniterSpi.registerTypeDecoder(LocalDate.class, in -> LocalDate.parse(in.readString()));
    JsoniterSpi.registerTypeDecoder(Instant.class, in -> Instant.parse(in.readString()));
    JsoniterSpi.registerTypeDecoder(
        LocalDateTime.class, in -> LocalDateTime.parse(in.readString()));
    JsoniterSpi.registerTypeDecoder(UUID.class, in -> UUID.fromString(in.readString()));
    Encoder printed = new Printed();
    JsoniterSpi.registerTypeEncoder(LocalDate.class, printed);
    JsoniterSpi.registerTypeEncoder(Instant.class, printed);
    JsoniterSpi.registerTypeEncoder(LocalDateTime.class, printed);
    JsoniterSpi.registerTypeEncoder(UUID.class, printed);
  }

  private static final class Printed implements Encoder {
    @Override
    public void encode(Object value, JsonStream out) throws IOException {
      out.writeVal(value.toString());
    }
  }
}
