package touchstone.typed;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/**
 * Records that hold what documents hold.
 *
 * @param root the name of the outermost one
 * @param form what a document is of those
 * @param records in the order of their declaration, the outermost one first
 */
record Types(String root, Form form, List<Declared> records) {

  /** What a document may be. */
  enum Form {
    RECORD("{type}", "parseObject"),
    LIST("List<{type}>", "parseArray"),
    MAP("Map<String, {type}>", "parse");

    /** As the source says it, with <code>{type}</code> for the outermost record. */
    final String type;

    /** What some libraries call the method that reads it. */
    final String parse;

    Form(String type, String parse) {
      this.type = type;
      this.parse = parse;
    }
  }

  /** Of a record; the JVM takes no more parameters of a constructor. */
  private static final int MOST_COMPONENTS = 254;

  /** Names that mean something else in the source. */
  private static final Set<String> TAKEN = Set.of(
      "BigDecimal",
      "BigInteger",
      "Boolean",
      "Double",
      "Integer",
      "List",
      "Long",
      "Map",
      "Object",
      "Override",
      "Record",
      "String");

  /** Of ASCII; Java has more, some of it invisible, which the compiler leaves away. */
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z_$][A-Za-z0-9_$]*");

  /** No component of a record may be called so. */
  private static final Set<String> METHODS = Set.of(
      "clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

  /** A record. */
  record Declared(String name, Place place, List<Component> components) {}

  /**
   * A component of a record.
   *
   * @param name as Java has it
   * @param member as documents have it
   * @param type as the source says it
   */
  record Component(String name, String member, String type) {

    boolean isRenamed() {
      return !name.equals(member);
    }
  }

  /**
   * Types for documents of that form.
   *
   * @param document what is called like the outermost type
   * @throws IllegalArgumentException with what is there that no type has, for whoever brought the documents
   */
  static Types of(Place root, String document) {
    root.mixed().ifPresent(mixed -> {
      throw none("a type of Java is of one kind, but " + mixed);
    });
    Form form = root.kind().equals(Optional.of(Place.Kind.ARRAY))
        ? Form.LIST
        : root.keys().isPresent() ? Form.MAP : Form.RECORD;
    Place outermost = form == Form.LIST ? root.element() : root.keys().orElse(root);
    if (!outermost.kind().equals(Optional.of(Place.Kind.OBJECT))
        || outermost.members().isEmpty()) {
      throw none("expected an object with members, or an array or a map of them, found %s%s"
          .formatted(
              outermost.kind().map(kind -> found(outermost, kind)).orElse("nothing"),
              form == Form.MAP ? " under each of many keys" : ""));
    }
    return new Naming(outermost, upper(document)).types(form);
  }

  private static String found(Place place, Place.Kind kind) {
    if (place.keys().isPresent()) {
      return "an object whose names are keys";
    }
    return place.hasLeftOut()
        ? "an object of whose members each holds values of two kinds"
        : kind.words;
  }

  private static IllegalArgumentException none(String why) {
    return new IllegalArgumentException(
        why + ": trees are measured without a type, by `touchstone run --document`");
  }

  /** Finds names for the types of all places. */
  private static final class Naming {
    private final Place outermost;
    private final String base;
    private final List<Place> places = new ArrayList<>();
    private final List<String> bases = new ArrayList<>();
    private final Set<Place> visited = new HashSet<>();
    private boolean changed;

    Naming(Place outermost, String base) {
      this.outermost = outermost;
      this.base = base;
    }

    Types types(Form form) {
      // What a place becomes may have places that were not looked at yet.
      do {
        changed = false;
        places.clear();
        bases.clear();
        visited.clear();
        visit(outermost, base, List.of());
      } while (changed);
      Map<Place, String> names = new LinkedHashMap<>();
      Set<String> used = new HashSet<>(TAKEN);
      for (int i = 0; i < places.size(); i++) {
        names.put(places.get(i), unique(bases.get(i), used));
      }
      List<Declared> records = new ArrayList<>();
      names.forEach(
          (place, name) -> records.add(new Declared(name, place, components(place, names))));
      return new Types(records.get(0).name(), form, List.copyOf(records));
    }

    private void visit(Place any, String name, List<Integer> within) {
      Place place = any.type();
      if (!visited.add(place)) {
        return;
      }
      if (place.kind().equals(Optional.of(Place.Kind.ARRAY))) {
        visit(place.element(), singular(name), within);
      } else if (place.keys().isPresent()) {
        visit(place.keys().get(), singular(name), within);
      } else if (!place.members().isEmpty()) {
        object(place, name, within);
      }
    }

    private void object(Place place, String name, List<Integer> within) {
      Set<String> members = place.members().keySet();
      for (int i = 0; i < places.size(); i++) {
        Place other = places.get(i);
        Set<String> its = other.members().keySet();
        // An object within one of its own kind may lack what ends the chain.
        boolean alike = its.equals(members)
            || (within.contains(i) && (its.containsAll(members) || members.containsAll(its)));
        if (bases.get(i).equals(name) && alike && Unification.of(List.of(other, place))) {
          changed = true;
          return;
        }
      }
      if (members.size() > MOST_COMPONENTS) {
        throw none("expected objects of at most %s members, found %s in one called %s"
            .formatted(MOST_COMPONENTS, members.size(), name));
      }
      List<Integer> inside = new ArrayList<>(within);
      inside.add(places.size());
      places.add(place);
      bases.add(name);
      for (Map.Entry<String, Place> member : List.copyOf(place.members().entrySet())) {
        visit(member.getValue(), upper(member.getKey()), inside);
      }
    }

    private static List<Component> components(Place place, Map<Place, String> names) {
      List<Component> components = new ArrayList<>();
      Set<String> used = new HashSet<>();
      // What can be called as documents have it is.
      place.members().keySet().stream().filter(Naming::isName).forEach(used::add);
      place
          .members()
          .forEach((member, its) -> components.add(new Component(
              isName(member) ? member : unique(lower(member), used),
              member,
              type(its, place.isNullable(member), names))));
      return List.copyOf(components);
    }

    private static boolean isName(String member) {
      return PLAIN.matcher(member).matches()
          && !SourceVersion.isKeyword(member)
          && !METHODS.contains(member);
    }

    private static String type(Place any, boolean boxed, Map<Place, String> names) {
      Place place = any.type();
      Optional<Place.Kind> kind = place.kind();
      if (kind.isEmpty()) {
        // Null whatever it is.
        return "String";
      }
      return switch (kind.get()) {
        case STRING -> "String";
        case BOOLEAN -> boxed ? "Boolean" : "boolean";
        case WHOLE ->
          place.bits() > 63
              ? "BigInteger"
              : place.bits() > 31 ? (boxed ? "Long" : "long") : boxed ? "Integer" : "int";
        case FRACTION -> place.isBeyondDouble() ? "BigDecimal" : boxed ? "Double" : "double";
        case ARRAY -> "List<" + type(place.element(), true, names) + ">";
        case OBJECT ->
          place.keys().isPresent()
              ? "Map<String, " + type(place.keys().get(), true, names) + ">"
              // Of objects without members nobody knows which they would have.
              : names.getOrDefault(place, "Map<String, String>");
      };
    }
  }

  /** A name that nothing else has; from then on it is taken. */
  static String unique(String name, Set<String> used) {
    String free = name;
    for (int i = 2; !used.add(free); i++) {
      free = name + i;
    }
    return free;
  }

  /** A name for a type. */
  static String upper(String member) {
    StringBuilder out = new StringBuilder();
    boolean start = true;
    for (int i = 0; i < member.length(); i++) {
      char c = member.charAt(i);
      if (c >= 0x80 || !Character.isLetterOrDigit(c)) {
        start = true;
      } else {
        out.append(start ? Character.toUpperCase(c) : c);
        start = false;
      }
    }
    return out.isEmpty() || Character.isDigit(out.charAt(0)) ? "Value" + out : out.toString();
  }

  /** A name for a component. */
  private static String lower(String member) {
    String name = upper(member);
    String lower = name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    return SourceVersion.isKeyword(lower) || METHODS.contains(lower) ? lower + "Value" : lower;
  }

  /** What one is called of which several are called so, as far as the ending shows. */
  private static String singular(String name) {
    if (name.endsWith("ies") && name.length() > 4) {
      return name.substring(0, name.length() - 3) + "y";
    }
    boolean plural = name.endsWith("s") && !name.endsWith("ss") && !name.endsWith("us");
    return plural && name.length() > 3 ? name.substring(0, name.length() - 1) : name;
  }
}
