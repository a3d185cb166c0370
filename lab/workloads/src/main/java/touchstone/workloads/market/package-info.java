/** The workloads {@code price} and {@code orderbook}: what a market says, drawn by the recipes in their folders. */
@NullMarked
package touchstone.workloads.market;

import org.jspecify.annotations.NullMarked;
