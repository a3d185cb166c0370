package touchstone.workloads.users;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.Locale;
import touchstone.workloads.generate.Draws;
import touchstone.workloads.generate.Range;

/**
 * Draws a moment and writes it as {@code Tuesday, March 24, 2015 9:02 AM}. Not with {@link
 * java.time.format.DateTimeFormatter}, whose English differs from JDK to JDK (a narrow space before AM since 20).
 */
final class LongDate {

  private static final int NOON = 12;

  private final Recipe.Registered registered;

  LongDate(Recipe.Registered registered) {
    this.registered = registered;
  }

  String draw(Draws draws) {
    LocalDateTime first = LocalDateTime.parse(registered.first());
    int minutes = Math.toIntExact(Duration.ofDays(registered.days()).toMinutes());
    Range length = registered.length();
    String date;
    do {
      date = print(first.plusMinutes(draws.below(minutes)));
    } while (date.length() < length.min() || date.length() > length.max());
    return date;
  }

  private static String print(LocalDateTime moment) {
    int hour = moment.getHour() % NOON == 0 ? NOON : moment.getHour() % NOON;
    return String.format(
        Locale.ROOT,
        "%s, %s %s, %s %s:%02d %s",
        capitalised(moment.getDayOfWeek()),
        capitalised(moment.getMonth()),
        moment.getDayOfMonth(),
        moment.getYear(),
        hour,
        moment.getMinute(),
        moment.getHour() < NOON ? "AM" : "PM");
  }

  private static String capitalised(Enum<?> constant) {
    return constant.name().charAt(0) + constant.name().substring(1).toLowerCase(Locale.ROOT);
  }
}
