package touchstone.contestants.moshi.everyday;

import com.squareup.moshi.FromJson;
import com.squareup.moshi.JsonReader;
import com.squareup.moshi.JsonWriter;
import com.squareup.moshi.ToJson;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.UUID;

/** What is text is converted from and to a String; a decimal is a number, for which Moshi has no String. */
public final class Values {

  @FromJson
  LocalDate day(String text) {
    return LocalDate.parse(text);
  }

  @ToJson
  String day(LocalDate value) {
    return value.toString();
  }

  @FromJson
  Instant moment(String text) {
    return Instant.parse(text);
  }

  @ToJson
  String moment(Instant value) {
    return value.toString();
  }

  @FromJson
  LocalDateTime time(String text) {
    return LocalDateTime.parse(text);
  }

  @ToJson
  String time(LocalDateTime value) {
    return value.toString();
  }

  @FromJson
  UUID key(String text) {
    return UUID.fromString(text);
  }

  @ToJson
  String key(UUID value) {
    return value.toString();
  }

  @FromJson
  BigDecimal amount(JsonReader reader) throws IOException {
    return new BigDecimal(reader.nextString());
  }

  @ToJson
  void amount(JsonWriter writer, BigDecimal value) throws IOException {
    writer.value(value);
  }
}
