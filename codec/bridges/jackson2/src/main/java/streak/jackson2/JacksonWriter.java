package streak.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteCapability;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import streak.tokens.JsonNames;
import streak.tokens.JsonWriter;

/** Jackson's generator as a generated adapter knows a writer. */
final class JacksonWriter extends JsonWriter {

  private final JsonGenerator out;

  JacksonWriter(JsonGenerator out) {
    this.out = out;
  }

  @Override
  public void beginObject() {
    try {
      out.writeStartObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void endObject() {
    try {
      out.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void beginArray() {
    try {
      out.writeStartArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void endArray() {
    try {
      out.writeEndArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void name(String name) {
    try {
      out.writeFieldName(name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void name(JsonNames names, int index) {
    try {
      out.writeFieldName(names.as(EncodedNames.ALL)[index]);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void nullValue() {
    try {
      out.writeNull();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void value(boolean value) {
    try {
      out.writeBoolean(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void value(int value) {
    try {
      out.writeNumber(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void value(long value) {
    try {
      out.writeNumber(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  protected void finite(double value) {
    try {
      out.writeNumber(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  protected void finite(float value) {
    try {
      out.writeNumber(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void value(BigDecimal value) {
    try {
      out.writeNumber(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void value(BigInteger value) {
    try {
      out.writeNumber(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  protected void number(String text) {
    if (!out.getWriteCapabilities().isEnabled(StreamWriteCapability.CAN_WRITE_FORMATTED_NUMBERS)) {
      super.number(text); // as of a buffer of tokens, in which a text is not a number
      return;
    }
    try {
      out.writeNumber(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What is put into a buffer of tokens may be written as JSON after all, and in another Base64 than Streak's. */
  @Override
  protected void bytes(byte[] value) {
    if (!out.canWriteBinaryNatively() || out instanceof TokenBuffer) {
      super.bytes(value);
      return;
    }
    try {
      out.writeBinary(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Three calls of the same, so that HotSpot foresees the loops of short and of long Strings each by itself; and so that what they
   * are compiled to is too much to be inlined (InlineSmallCode). It must not be: an adapter with a copy of Jackson's loop for each of
   * its members wrote a third slower than Jackson itself, and writes faster without.
   */
  @Override
  @SuppressWarnings("DuplicateBranches")
  protected void string(String value) {
    int length = value.length();
    try {
      if (length < 16) {
        out.writeString(value);
      } else if (length < 64) {
        out.writeString(value);
      } else {
        out.writeString(value);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
