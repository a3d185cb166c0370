package touchstone.cli;

/** What a command prints; the names are what users type. */
enum Format {
  text,
  json
}
