import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/**
 * A whole runner, to copy: a program that the lab starts as {@code fork name=value...} to measure, and as {@code check
 * name=value...} to show what it reads. This one parses nothing: it adds the bytes up, as every floor does. It is in Java, so that
 * everybody who builds the lab can run it; it uses nothing of the lab.
 */
public final class Floor {

  /** Keeps what was computed from being no one's. */
  private static volatile long sink;

  public static void main(String[] args) throws Exception {
    Map<String, String> arguments = new HashMap<>();
    for (String argument : List.of(args).subList(1, args.length)) {
      int equals = argument.indexOf('=');
      arguments.put(argument.substring(0, equals), argument.substring(equals + 1));
    }
    if (!"sample-floor".equals(arguments.get("driver"))) {
      throw new IllegalArgumentException(
          "expected driver=sample-floor, found " + arguments.get("driver"));
    }
    switch (args[0]) {
      case "fork" -> fork(arguments);
      case "check" -> check(arguments);
      default -> throw new IllegalArgumentException("expected fork or check, found " + args[0]);
    }
  }

  // @start region="fork"
  /** Measures, and leaves an answer; who leaves none has failed. */
  private static void fork(Map<String, String> arguments) throws Exception {
    operation(arguments.get("operation"));
    byte[] document = document(arguments.get("document"), arguments.get("sha256"));
    long length = Long.parseLong(arguments.get("millis")) * 1_000_000;
    String warmup = iterations(document, Integer.parseInt(arguments.get("warmup")), length);
    String counted = iterations(document, Integer.parseInt(arguments.get("iterations")), length);
    Files.writeString(Path.of(arguments.get("out")), """
        {"jvm": "sample 1", "settling": null, "warmup": [%s], "iterations": [%s]}
        """.formatted(warmup, counted));
  }

  private static String iterations(byte[] document, int count, long length) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < count; i++) {
      long operations = 0;
      long start = System.nanoTime();
      long wall;
      do {
        sink = sum(document);
        operations++;
        wall = System.nanoTime() - start;
      } while (wall < length);
      double each = (double) wall / operations;
      // Nothing else runs in this thread, so its wall time stands for its CPU time; a language that has a clock for that says it.
      out.append(i == 0 ? "" : ", ")
          .append("""
              {"operations": %s, "wall_ns": %s, "cpu_ns": %s, "bytes": null, "process_cpu_ms": %s,\
               "gc_count": 0, "gc_ms": 0, "jit_ms": 0, "classes": 0}""".formatted(
              operations, each, each, wall / 1e6));
    }
    return out.toString();
  }

  // @end

  // @start region="check"
  /** For each line of the file of checks: one file, what was read or why it was not. */
  private static void check(Map<String, String> arguments) throws IOException {
    List<String> checks = Files.readAllLines(Path.of(arguments.get("checks")));
    for (int n = Integer.parseInt(arguments.get("from")); n < checks.size(); n++) {
      Path out = Path.of(arguments.get("out"), String.valueOf(n));
      String[] check = checks.get(n).split("\t", -1);
      try {
        operation(check[0]);
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        String answer = "{\"value\":" + sum(document(check[3], check[4])) + "}";
        new DataOutputStream(frame).writeInt(answer.length());
        frame.write(answer.getBytes(StandardCharsets.UTF_8));
        leave(out.resolveSibling(n + ".graph"), frame.toByteArray());
      } catch (Exception e) {
        leave(out.resolveSibling(n + ".threw"), e.toString().getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  /** Whole or not at all: the lab looks while this goes on. */
  private static void leave(Path file, byte[] content) throws IOException {
    Path temporary = file.resolveSibling(file.getFileName() + ".tmp");
    Files.write(temporary, content);
    Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
  }

  // @end

  private static void operation(String operation) {
    if (!operation.equals("read-bytes")) {
      throw new IllegalArgumentException("expected read-bytes, found " + operation);
    }
  }

  private static byte[] document(String path, String sha256) throws Exception {
    byte[] document = Files.readAllBytes(Path.of(path));
    String found =
        HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(document));
    if (!found.equals(sha256)) {
      throw new IOException("expected a document of SHA-256 %s, found %s".formatted(sha256, found));
    }
    return document;
  }

  private static long sum(byte[] document) {
    long sum = 0;
    for (byte b : document) {
      sum += b;
    }
    return sum;
  }
}
