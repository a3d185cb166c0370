package touchstone.report;

import touchstone.model.Archive;
import touchstone.model.Operation;
import touchstone.model.Sample;

/** Runs of the shapes that a page must be able to show. */
final class SyntheticRuns {

  private static final String[] LIBRARIES = {
    "gson", "moshi", "jackson2", "jackson3", "kotlinx", "fastjson2", "wast", "fory", "avaje"
  };

  private SyntheticRuns() {}

  /** Four sizes of one document, a restless contestant, a wrong one, one that hangs, one without a fork. */
  static RunBuilder sizes() {
    RunBuilder run = new RunBuilder();
    String[] sizes = {"users-tiny", "users-small", "users-large", "users-huge"};
    long bytes = 280;
    for (String size : sizes) {
      run.document(size, bytes);
      for (Operation operation : new Operation[] {Operation.READ_BYTES, Operation.WRITE_BYTES}) {
        double perByte = operation.reads() ? 1.1 : 0.6;
        for (int i = 0; i < LIBRARIES.length; i++) {
          double ns = 150 + 40 * i + bytes * perByte * (1 + i * 0.3);
          run.cell(LIBRARIES[i] + "-generated", operation, size, 25, 10, ns);
        }
        run.restless("gson-reflective", operation, size, 25, 900 + bytes * 3.5);
      }
      bytes *= 32;
    }
    return run.wrong("dsl-json", Operation.READ_BYTES, "users-tiny", 25)
        .failed("slowpoke", Operation.READ_BYTES, "users-tiny", 25, Sample.Status.HUNG)
        .failed("slowpoke", Operation.WRITE_BYTES, "users-tiny", 25, Sample.Status.CRASHED)
        .notReached("late", Operation.WRITE_BYTES, "users-huge", 25)
        .cell("alone", Operation.READ_BYTES, "users-tiny", 25, 1, 800);
  }

  /** Cold starts of two JDKs, with an archive and without: who is quick at first is overtaken, or is not. */
  static RunBuilder cold() {
    RunBuilder run = new RunBuilder().document("users-tiny", 8_200);
    for (int jdk : new int[] {25, 17}) {
      for (Archive archive : new Archive[] {Archive.NONE, jdk == 25 ? Archive.AOT : Archive.CDS}) {
        double share = archive == Archive.NONE ? 1 : 0.4;
        for (int i = 0; i < LIBRARIES.length; i++) {
          String name = LIBRARIES[i] + "-generated";
          double first = (60 + 35 * i) * 1e6 * share;
          double later = 400_000.0 / (i + 1) + 20_000 * i;
          run.cold(name, Operation.READ_STRING, "users-tiny", jdk, archive, 20, first, later);
        }
      }
    }
    return run.cold("alone", Operation.READ_STRING, "users-tiny", 25, Archive.NONE, 1, 9e7, 9e4)
        .failed("slowpoke", Operation.READ_STRING, "users-tiny", 25, Sample.Status.CRASHED);
  }

  /** Two rows, of which one ran beside its twin in each of eight blocks. */
  static RunBuilder twins() {
    return new RunBuilder()
        .document("users-large", 235_700)
        .cell("slow", Operation.READ_BYTES, "users-large", 25, 8, 2_000_000)
        .cell("quick", Operation.READ_BYTES, "users-large", 25, 8, 1_000_000)
        .twins(1);
  }

  /** As large as runs of five minutes come: 76 cells, ten blocks. */
  static RunBuilder large() {
    return large(10);
  }

  /** Thirty blocks, which hours bring. */
  static RunBuilder huge() {
    return large(30);
  }

  private static RunBuilder large(int blocks) {
    RunBuilder run =
        new RunBuilder().document("users-large", 235_833).document("users-large/minified", 180_000);
    Operation[] operations = {
      Operation.READ_STRING, Operation.READ_BYTES, Operation.WRITE_STRING, Operation.WRITE_BYTES
    };
    int cells = 0;
    for (Operation operation : operations) {
      for (int i = 0; i < 19; i++) {
        String library = LIBRARIES[i % LIBRARIES.length];
        String binding = library.equals("kotlinx")
            ? "generated"
            : i < LIBRARIES.length ? "reflective" : "generated";
        String name = library + "-" + binding
            + (i < 2 * LIBRARIES.length && !library.equals("kotlinx") ? "" : "-" + i);
        run.cell(
            name,
            operation,
            operation.reads() ? "users-large/minified" : "users-large",
            25,
            blocks,
            140_000 + 33_000.0 * i);
        cells++;
      }
    }
    if (cells != 76) {
      throw new IllegalStateException(cells + " cells");
    }
    return run;
  }
}
