package blackbox.elsewhere;

import streak.Json;

/** What reads one is called like what reads any. */
@Json
public enum Value {
  LOW,
  HIGH
}
