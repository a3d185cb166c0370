/**
 * Adapters made when the program runs, for types that nobody annotated. A class is read into the model of {@code streak.codegen},
 * checked and planned there as for a generated adapter, and the plan is carried out by small objects instead of printed.
 */
@NullMarked
package streak.reflective;

import org.jspecify.annotations.NullMarked;
