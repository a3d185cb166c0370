/**
 * A browser for tests, driven over the Chrome DevTools Protocol with nothing but the JDK's own WebSocket: a driver of its own
 * would be a download many times the size of the lab.
 */
package touchstone.report.browser;
