package touchstone.contestants.gson.everyday;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonSyntaxException;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;

/** Dates and times as the texts that the JDK's types print and parse. */
public final class Times {

  private Times() {}

  /** Null-safe all three, as Gson's documentation asks of adapters. */
  public static GsonBuilder addTo(GsonBuilder builder) {
    return builder
        .registerTypeAdapter(LocalDate.class, new Day().nullSafe())
        .registerTypeAdapter(Instant.class, new Moment().nullSafe())
        .registerTypeAdapter(LocalDateTime.class, new Time().nullSafe());
  }

  private static final class Day extends TypeAdapter<LocalDate> {

    @Override
    public LocalDate read(JsonReader in) throws IOException {
      String text = in.nextString();
      try {
        return LocalDate.parse(text);
      } catch (DateTimeException e) {
        throw new JsonSyntaxException(e);
      }
    }

    @Override
    public void write(JsonWriter out, LocalDate value) throws IOException {
      out.value(value.toString());
    }
  }

  private static final class Moment extends TypeAdapter<Instant> {

    @Override
    public Instant read(JsonReader in) throws IOException {
      String text = in.nextString();
      try {
        return Instant.parse(text);
      } catch (DateTimeException e) {
        throw new JsonSyntaxException(e);
      }
    }

    @Override
    public void write(JsonWriter out, Instant value) throws IOException {
      out.value(value.toString());
    }
  }

  private static final class Time extends TypeAdapter<LocalDateTime> {

    @Override
    public LocalDateTime read(JsonReader in) throws IOException {
      String text = in.nextString();
      try {
        return LocalDateTime.parse(text);
      } catch (DateTimeException e) {
        throw new JsonSyntaxException(e);
      }
    }

    @Override
    public void write(JsonWriter out, LocalDateTime value) throws IOException {
      out.value(value.toString());
    }
  }
}
