package touchstone.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import touchstone.harness.Refusal;
import touchstone.harness.Validation;
import touchstone.model.RunDirectory;
import touchstone.report.Reports;
import touchstone.report.ValidationResult;
import touchstone.report.ValidationText;

/** Where a validation leaves its runs, on the machine as it is and beside other work, and what they say of the machine. */
record ValidationFolder(Path path) {

  /** The runs, in the order in which they are measured. */
  static final List<String> MACHINES = List.of("quiet", "loaded");

  /** Whether a folder holds a validation, or the first half of one. */
  boolean exists() {
    return !Files.exists(path.resolve("plan.json")) && Files.isDirectory(folder(MACHINES.get(0)));
  }

  private Path folder(String machine) {
    return path.resolve(machine);
  }

  RunDirectory begin(String machine) throws IOException {
    return new RunDirectory(Files.createDirectory(folder(machine)));
  }

  /** The file for people. */
  Path text() {
    return path.resolve("validation.md");
  }

  /** Judges the runs that are there, and writes down what they say; makes their reports anew, too. */
  List<ValidationResult> judge() throws IOException {
    List<ValidationResult> results = new ArrayList<>();
    for (String machine : MACHINES) {
      if (Files.isDirectory(folder(machine))) {
        RunDirectory run = new RunDirectory(folder(machine));
        if (!Validation.isOne(run.plan())) {
          throw new Refusal(
              "%s is a run by itself, and no half of a validation: give that folder, and not the one that it is in"
                  .formatted(run.path()));
        }
        Reports.write(run);
        results.add(ValidationResult.of(machine, run, Validation::share));
      }
    }
    Files.writeString(text(), ValidationText.markdown(results), StandardCharsets.UTF_8);
    Files.writeString(
        path.resolve("validation.json"), RunDirectory.toJson(results), StandardCharsets.UTF_8);
    return results;
  }
}
