/**
 * The users types for AutoValue and its Moshi extension, declared as the extension's documentation says.
 *
 * <p>The generated adapters never write a member whose value is null, whatever the writer is told to do
 * (rharter/auto-value-moshi#180), and no setting changes that. So these classes do their duty on a document that has every
 * member, and are found wrong at writing one that has nulls.
 *
 * <p>{@code @Nullable} is that of Kotlin's library, which is on the class path anyway: the extension overlooks one that, like
 * JSpecify's, is on the type.
 */
package touchstone.contestants.moshi.autovalue;
