package streak.jackson3;

import java.math.BigDecimal;
import java.math.BigInteger;
import streak.tokens.JsonNames;
import streak.tokens.JsonWriter;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteCapability;
import tools.jackson.databind.util.TokenBuffer;

/** Jackson's generator as a generated adapter knows a writer. */
final class JacksonWriter extends JsonWriter {

  private final JsonGenerator out;

  JacksonWriter(JsonGenerator out) {
    this.out = out;
  }

  @Override
  public void beginObject() {
    out.writeStartObject();
  }

  @Override
  public void endObject() {
    out.writeEndObject();
  }

  @Override
  public void beginArray() {
    out.writeStartArray();
  }

  @Override
  public void endArray() {
    out.writeEndArray();
  }

  @Override
  public void name(String name) {
    out.writeName(name);
  }

  @Override
  public void name(JsonNames names, int index) {
    out.writeName(names.as(EncodedNames.ALL)[index]);
  }

  @Override
  public void nullValue() {
    out.writeNull();
  }

  @Override
  public void value(boolean value) {
    out.writeBoolean(value);
  }

  @Override
  public void value(int value) {
    out.writeNumber(value);
  }

  @Override
  public void value(long value) {
    out.writeNumber(value);
  }

  @Override
  protected void finite(double value) {
    out.writeNumber(value);
  }

  @Override
  protected void finite(float value) {
    out.writeNumber(value);
  }

  @Override
  public void value(BigDecimal value) {
    out.writeNumber(value);
  }

  @Override
  public void value(BigInteger value) {
    out.writeNumber(value);
  }

  @Override
  protected void number(String text) {
    if (out.has(StreamWriteCapability.CAN_WRITE_FORMATTED_NUMBERS)) {
      out.writeNumber(text);
    } else {
      super.number(text); // as of a buffer of tokens, in which a text is not a number
    }
  }

  /** What is put into a buffer of tokens may be written as JSON after all, and in another Base64 than Streak's. */
  @Override
  protected void bytes(byte[] value) {
    if (!out.has(StreamWriteCapability.CAN_WRITE_BINARY_NATIVELY) || out instanceof TokenBuffer) {
      super.bytes(value);
      return;
    }
    out.writeBinary(value);
  }

  @Override
  protected void string(String value) {
    out.writeString(value);
  }
}
