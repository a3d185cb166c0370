/**
 * Documents read where they stand: one pass notes where everything is, and values are read in place, as they are asked for, in
 * any order and as often as wanted. Nothing is allocated but the Strings that the caller asks for.
 *
 * <ul>
 *   <li>{@link streak.overlay.Overlay}: parses one document after the other into the same index.
 *   <li>{@link streak.overlay.Cursor}: a place in a document, moved from value to value.
 *   <li>{@link streak.overlay.Columns}: the values at some paths, of one document after the other.
 *   <li>{@link streak.overlay.Snapshot}: a document that stays.
 *   <li>{@link streak.overlay.OverlayVisitor}: told of everything in a document, in order.
 * </ul>
 */
@NullMarked
package streak.overlay;

import org.jspecify.annotations.NullMarked;
