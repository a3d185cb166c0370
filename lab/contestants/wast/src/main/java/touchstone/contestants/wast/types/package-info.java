/**
 * The type {@code users} with wast's annotations: the same properties, names and nullness as the plain types. A field named
 * {@code isX} and the accessors {@code isX()} and {@code setX()} are not one property to wast, so all three are annotated.
 */
package touchstone.contestants.wast.types;
