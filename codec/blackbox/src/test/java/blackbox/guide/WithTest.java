package blackbox.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonReader;
import streak.JsonWriter;
import streak.Streak;
import streak.time.EpochMillis;

class WithTest {

  static final class VersionAdapter extends JsonAdapter<Version> {
    @Override
    public Version read(JsonReader in) {
      String[] parts = in.readString().split("\\.", 2);
      return new Version(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }

    @Override
    public void write(JsonWriter out, Version value) {
      out.value(value.major() + "." + value.minor());
    }
  }

  /** Of the type itself: whoever has a Version reads and writes it so. */
  @Json(with = VersionAdapter.class)
  record Version(int major, int minor) {}

  static final class LocaleAdapter extends JsonAdapter<Locale> {
    @Override
    public Locale read(JsonReader in) {
      return Locale.forLanguageTag(in.readString());
    }

    @Override
    public void write(JsonWriter out, Locale value) {
      out.value(value.toLanguageTag());
    }
  }

  /** Of types that nobody here can annotate, or that stand otherwise here than elsewhere. */
  @Json(with = {LocaleAdapter.class, EpochMillis.class})
  record App(
      Version version, Map<String, Version> plugins, List<Locale> locales, List<Instant> days) {}

  @Test
  void whereverTheyStand() {
    String document = "{\"version\":\"1.2\",\"plugins\":{\"a\":\"0.9\"},"
        + "\"locales\":[\"en\",\"pt-BR\"],\"days\":[1769851800000]}";
    JsonAdapter<App> apps = Streak.create().adapter(App.class);
    App app = apps.fromJson(document);
    assertEquals(new Version(0, 9), app.plugins().get("a"));
    assertEquals(Locale.forLanguageTag("pt-BR"), app.locales().get(1));
    assertEquals(document, apps.toJson(app));
  }
}
