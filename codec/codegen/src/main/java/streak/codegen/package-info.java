/**
 * From the model of a type to the source of its adapter: model, check, plan, source. Knows no compiler: a front end fills in
 * {@link streak.codegen.TypeDeclaration}s and passes on what {@link streak.codegen.Diagnostics} collected.
 */
@NullMarked
package streak.codegen;

import org.jspecify.annotations.NullMarked;
