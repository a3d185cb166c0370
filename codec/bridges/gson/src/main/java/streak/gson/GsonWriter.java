package streak.gson;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import streak.tokens.NumberText;

/** Gson's writer as a generated adapter knows one. Whether a null member is written is Gson's setting. */
final class GsonWriter extends streak.tokens.JsonWriter {

  private final JsonWriter out;

  private GsonWriter(JsonWriter out) {
    this.out = out;
  }

  /** As the class that adapters know, so that who only reads need not load this one to be verified. */
  static streak.tokens.JsonWriter of(JsonWriter out) {
    return new GsonWriter(out);
  }

  @Override
  public void beginObject() {
    try {
      out.beginObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void endObject() {
    try {
      out.endObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void beginArray() {
    try {
      out.beginArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void endArray() {
    try {
      out.endArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void name(String name) {
    try {
      out.name(name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void nullValue() {
    try {
      out.nullValue();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void value(boolean value) {
    try {
      out.value(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void value(int value) {
    value((long) value);
  }

  @Override
  public void value(long value) {
    try {
      out.value(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  protected void finite(double value) {
    try {
      out.value(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  protected void finite(float value) {
    try {
      out.value(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void value(BigDecimal value) {
    number(value);
  }

  @Override
  public void value(BigInteger value) {
    number(value);
  }

  @Override
  protected void number(String text) {
    number(NumberText.of(text));
  }

  private void number(Number value) {
    try {
      out.value(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  protected void string(String value) {
    try {
      out.value(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
