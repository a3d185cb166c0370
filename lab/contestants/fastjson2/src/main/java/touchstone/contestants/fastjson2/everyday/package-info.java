/** The type {@code everyday} with fastjson2's annotation. */
package touchstone.contestants.fastjson2.everyday;
