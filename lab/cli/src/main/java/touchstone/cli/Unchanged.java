package touchstone.cli;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import touchstone.harness.Builds;
import touchstone.harness.Catalog;
import touchstone.harness.Jdk;
import touchstone.harness.Refusal;
import touchstone.model.Contestant;
import touchstone.model.Environment;
import touchstone.model.Plan;
import touchstone.model.Workload;
import touchstone.workloads.OwnDocument;

/** Half a run with one build and half with another would be neither: what a plan rests on must still be there. */
final class Unchanged {

  private Unchanged() {}

  /**
   * Refuses to go on with a plan whose documents, JDKs or machine are no longer the same, or whose {@link #contestants}, once built;
   * and with one that several machines have measured.
   */
  static void check(
      Plan plan,
      Environment environment,
      Catalog catalog,
      Map<String, Workload> workloads,
      Map<Integer, Jdk> jdks,
      Environment.Machine machine)
      throws IOException {
    if (!environment.hosts().isEmpty()) {
      throw new Refusal(
          "the run was put together of %d shards, each of a machine of its own: go on with a shard where it was measured, and merge anew"
              .formatted(environment.hosts().size()));
    }
    Map<String, Contestant> now = Lab.contestantsByName(catalog);
    for (Contestant planned : plan.contestants()) {
      Contestant found = now.get(planned.name());
      if (found != null && !found.version().equals(planned.version())) {
        throw changed(planned.name(), planned.version(), "version " + found.version());
      }
    }
    for (Workload planned : plan.workloads()) {
      Workload found = workloads.get(planned.id());
      if (found == null && planned.type().equals(OwnDocument.TYPE)) {
        throw new Refusal(
            "the run was begun with a document of your own, %s: give it again, with --document"
                .formatted(planned.id()));
      }
      if (!planned.equals(found)) {
        throw changed(planned.id(), planned.sha256(), "another document");
      }
    }
    for (Environment.Jvm jvm : environment.jvms()) {
      Jdk found = jdks.get(jvm.feature());
      if (found == null) {
        throw new Refusal("the run was begun with JDK %d (%s): give its home again, with --jdk"
            .formatted(jvm.feature(), jvm.version()));
      }
      if (!found.jvm().version().equals(jvm.version())) {
        throw changed("JDK " + jvm.feature(), jvm.version(), found.jvm().version());
      }
    }
    if (!hardware(environment.machine()).equals(hardware(machine))) {
      throw changed("a machine", hardware(environment.machine()), "one with " + hardware(machine));
    }
    builds(
        environment,
        Builds.of(
            catalog,
            now.keySet().stream().filter(environment.builds()::containsKey).toList()));
  }

  /** Refuses a plan of contestants that nobody has, or of jars that were not given: asked for before anything of theirs is built. */
  static void contestants(Plan plan, Catalog catalog) {
    Map<String, Contestant> now = Lab.contestantsByName(catalog);
    for (Contestant planned : plan.contestants()) {
      Contestant found = now.get(planned.name());
      if (planned.jar() != null && (found == null || !planned.jar().equals(found.jar()))) {
        throw new Refusal(
            "the run was begun with %s as a build of %s, SHA-256 %s: give that jar again, with --library-jar %s=PATH"
                .formatted(
                    planned.jar().file(),
                    planned.library(),
                    planned.jar().sha256(),
                    planned.library()));
      }
      if (found == null) {
        throw new Refusal(
            "the run was begun with %s, and there is no such contestant: give its folder again, with --contestants, or begin a new run"
                .formatted(planned.name()));
      }
    }
  }

  /** What does not change with an update of the system, or from one boot to the next, as the memory that is left does. */
  private static String hardware(Environment.Machine machine) {
    return "%d cores of %s, %s".formatted(machine.cores(), machine.processor(), machine.arch());
  }

  /** A snapshot is of the same version after each edit. Runs of before anybody looked say nothing of their builds. */
  private static void builds(Environment environment, Map<String, String> now) {
    List<String> changed = environment.builds().entrySet().stream()
        .filter(build -> !build.getValue().equals(now.get(build.getKey())))
        .map(Map.Entry::getKey)
        .toList();
    if (!changed.isEmpty()) {
      throw new Refusal(
          "the jars or sources of %s are not those that the run was begun with: begin a new run, or go back to commit %s and build that"
              .formatted(
                  changed.get(0)
                      + (changed.size() == 1 ? "" : " and %d more".formatted(changed.size() - 1)),
                  environment.commit()));
    }
  }

  private static Refusal changed(String what, String expected, String found) {
    return new Refusal("the run was begun with %s (%s), now there is %s: begin a new run"
        .formatted(what, expected, found));
  }
}
