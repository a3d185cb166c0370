package touchstone.workloads.users;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import touchstone.types.users.User;

/**
 * Takes away from a user what its document is too long by. What must not be missing stays; the lists get shorter from their
 * ends, and what may be null becomes null. Pieces go in a fixed order, large ones first, and one that would take too much is
 * left where it is.
 */
final class Cut {

  private final User user;
  private final ToIntFunction<User> length;
  private int surplus;

  /**
   * Settles what is to be cut.
   *
   * @param length of a user in the document
   * @param surplus the most that may go, in the unit of {@code length}
   */
  Cut(User user, ToIntFunction<User> length, int surplus) {
    this.user = user;
    this.length = length;
    this.surplus = surplus;
  }

  /** Cuts; returns what is still too long. */
  int cut() {
    list(user.getImages(), user::setImages);
    nullable(user.getAbout(), user::setAbout);
    list(user.getFriends(), user::setFriends);
    nullable(user.getAddress(), user::setAddress);
    nullable(user.getGreeting(), user::setGreeting);
    nullable(user.getPictureUrl(), user::setPictureUrl);
    nullable(user.getPhone(), user::setPhone);
    nullable(user.getBalance(), user::setBalance);
    nullable(user.getFavoriteFruit(), user::setFavoriteFruit);
    nullable(user.getCompany(), user::setCompany);
    list(user.getTags(), user::setTags);
    nullable(user.getRange(), user::setRange);
    return surplus;
  }

  /** Sets the property to null. */
  private <T> void nullable(T value, Consumer<@Nullable T> setter) {
    attempt(() -> setter.accept(null), () -> setter.accept(value));
  }

  /** Takes elements from the end of the list, one after the other. */
  private <E> void list(List<E> all, Consumer<List<E>> setter) {
    for (int size = all.size(); size > 0; size--) {
      List<E> longer = all.subList(0, size);
      List<E> shorter = all.subList(0, size - 1);
      if (!attempt(() -> setter.accept(shorter), () -> setter.accept(longer))) {
        return;
      }
    }
  }

  private boolean attempt(Runnable change, Runnable undo) {
    int before = length.applyAsInt(user);
    change.run();
    int saved = before - length.applyAsInt(user);
    if (saved > surplus) {
      undo.run();
      return false;
    }
    surplus -= saved;
    return true;
  }
}
