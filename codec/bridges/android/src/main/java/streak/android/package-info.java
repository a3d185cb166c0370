/** Generated adapters over Android's own reader and writer. */
@NullMarked
package streak.android;

import org.jspecify.annotations.NullMarked;
