/**
 * The users types as records, whose constructors simdjson-java's schema-based parser calls. Members may be null where the plain
 * types say so; that stands in no annotation here, because the parser looks at the types' annotations anew with each document,
 * and one whose class is not on the class path costs more than the document.
 */
package touchstone.contestants.simdjson_java.records;
