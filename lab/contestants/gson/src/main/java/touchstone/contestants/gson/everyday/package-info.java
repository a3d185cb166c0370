/** Adapters for the type {@code everyday}: Gson by itself writes dates and times as objects of what they are made of. */
package touchstone.contestants.gson.everyday;
