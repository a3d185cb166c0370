/**
 * The type {@code users} as plain mutable Java beans, for bindings that take them as they are. Bindings that need types of
 * their own (annotated, immutable, Kotlin) declare the same properties with the same names and nullness.
 */
package touchstone.types.users;
