package touchstone.model;

import java.util.regex.Pattern;

/** A name with wildcards: {@code *} stands for any characters, {@code ?} for one; all others for themselves. */
public final class Glob {

  private final Pattern pattern;

  public Glob(String glob) {
    StringBuilder regex = new StringBuilder();
    for (int i = 0; i < glob.length(); i++) {
      char c = glob.charAt(i);
      regex.append(c == '*' ? ".*" : c == '?' ? "." : Pattern.quote(String.valueOf(c)));
    }
    pattern = Pattern.compile(regex.toString());
  }

  public boolean matches(String name) {
    return pattern.matcher(name).matches();
  }
}
