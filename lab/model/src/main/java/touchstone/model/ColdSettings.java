package touchstone.model;

/**
 * How the cold forks of a run measure; the same for all of them.
 *
 * @param curveForks of each cell's first forks, how many go on behind the first operation, and are repeated to be counted
 * @param curveMillis the longest that such a fork goes on
 * @param timeoutSeconds after which a process is taken to hang and is killed
 */
public record ColdSettings(int curveForks, int curveMillis, int timeoutSeconds) {}
