package touchstone.fork;

import java.io.IOException;
import java.util.List;
import touchstone.model.Operation;

/**
 * What a contestant is to do.
 *
 * @param source the reading operation that makes the values for a writing one
 * @param document the file that holds the workload's documents
 * @param documents how many they are
 */
record Task(
    Operation operation,
    Operation source,
    String type,
    String document,
    String sha256,
    int documents) {

  /** By arguments of these names. */
  static Task of(Arguments arguments) {
    return new Task(
        Operation.of(arguments.get("operation")),
        Operation.of(arguments.get("source")),
        arguments.get("type"),
        arguments.get("document"),
        arguments.get("sha256"),
        arguments.number("documents"));
  }

  /** By a line that has them in their order, with tabs between. */
  static Task of(String line) {
    String[] fields = line.split("\t", -1);
    return new Task(
        Operation.of(fields[0]),
        Operation.of(fields[1]),
        fields[2],
        fields[3],
        fields[4],
        Integer.parseInt(fields[5]));
  }

  /** The documents, from the file. */
  List<byte[]> load() throws IOException {
    return Document.load(document, sha256, documents);
  }
}
