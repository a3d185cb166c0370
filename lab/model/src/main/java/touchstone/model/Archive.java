package touchstone.model;

import java.util.Arrays;
import java.util.Locale;

/**
 * What a cold JVM finds prepared on the disk: the classes that a rehearsal of the same work loaded. Made once per contestant
 * before anything is timed.
 */
public enum Archive {

  /** Only what every JDK ships: its own classes. */
  NONE("no archive of its own", 0, Integer.MAX_VALUE),

  /** Class data sharing for the application ({@code -XX:ArchiveClassesAtExit}, JEP 350): what JDKs have before {@link #AOT}. */
  CDS("a CDS archive", 17, 24),

  /** The ahead-of-time cache ({@code -XX:AOTCacheOutput}, JEP 483 and 514): classes loaded, linked and profiled beforehand. */
  AOT("an AOT cache", 25, Integer.MAX_VALUE);

  private final String title;
  private final int oldest;
  private final int newest;

  Archive(String title, int oldest, int newest) {
    this.title = title;
    this.oldest = oldest;
    this.newest = newest;
  }

  /** The name in files, such as {@code aot}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** For a heading, such as {@code an AOT cache}. */
  public String title() {
    return title;
  }

  /** True where it is the best that a JDK of that feature release has, or none at all. */
  public boolean isOf(int jdk) {
    return oldest <= jdk && jdk <= newest;
  }

  /** The archive of that name; fails on a name that no release of the lab has written. */
  public static Archive of(String id) {
    return Arrays.stream(values())
        .filter(a -> a.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unknown archive: " + id));
  }

  @Override
  public String toString() {
    return id();
  }
}
