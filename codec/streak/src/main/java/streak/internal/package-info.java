/**
 * The kernels: numbers and raw memory, as static functions on primitives and byte arrays.
 *
 * <p>Not an API; anything here may change. Nothing here allocates, except where a comment says so. Functions that run per
 * value stay under 325 byte codes, the size up to which C2 inlines a hot call; what is rare has a function of its own.
 *
 * <ul>
 *   <li>{@link streak.internal.Words}: the only door to raw memory.
 *   <li>{@link streak.internal.Integers}: whole numbers to and from text.
 *   <li>{@link streak.internal.Decimals}: fixed-point numbers to and from text.
 *   <li>{@link streak.internal.NumberText}, {@link streak.internal.Instants}, {@link streak.internal.RawStrings}: values as they
 *       stand in a document.
 *   <li>{@link streak.internal.Times}, {@link streak.internal.Hex}: dates, times and UUIDs to and from text.
 *   <li>{@link streak.internal.DecimalToBinary}: text to the nearest double or float.
 *   <li>{@link streak.internal.BinaryToDecimal}: double or float to its shortest text.
 * </ul>
 */
@NullMarked
package streak.internal;

import org.jspecify.annotations.NullMarked;
