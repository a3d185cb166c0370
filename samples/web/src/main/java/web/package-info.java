/** Streak where JSON comes and goes through a framework: classes to copy. What stands between two marks of a region is in docs/web.md. */
@NullMarked
package web;

import org.jspecify.annotations.NullMarked;
