/** The type {@code everyday} with getters and setters, for which wast compiles its writers. */
package touchstone.contestants.wast.everyday;
