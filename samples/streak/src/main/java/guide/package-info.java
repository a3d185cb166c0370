/** The types of docs/streak.md. What stands between two marks of a region is shown there. */
package guide;
