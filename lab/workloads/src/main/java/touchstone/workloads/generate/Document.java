package touchstone.workloads.generate;

/**
 * A document, and what a right reader and writer make of it.
 *
 * @param text the document
 * @param value what a reader must return; nobody else holds it, so it may be changed
 * @param canonical what a writer must write of the value: minified, every member of the type in the type's order, {@code
 *     null} where the value is null, no escape but those that RFC 8259 section 7 requires
 */
public record Document(String text, Object value, String canonical) {}
