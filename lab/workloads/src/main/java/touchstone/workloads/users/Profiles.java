package touchstone.workloads.users;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchstone.types.users.Friend;
import touchstone.types.users.Image;
import touchstone.types.users.Name;
import touchstone.types.users.Response;
import touchstone.types.users.User;
import touchstone.workloads.generate.Description;
import touchstone.workloads.generate.Draws;
import touchstone.workloads.generate.Language;
import touchstone.workloads.generate.Range;

/** Draws the value of a document: made-up users, all members present. */
final class Profiles {

  private final Recipe recipe;
  private final List<Language> languages;
  private final Draws draws;

  /**
   * Starts from the first draw.
   *
   * @param languages of human text: user by user in turn, and drawn for what comes from others. Mail addresses are always in
   *     the recipe's base language
   */
  Profiles(Recipe recipe, List<Language> languages, Draws draws) {
    this.recipe = recipe;
    this.languages = languages;
    this.draws = draws;
  }

  Response draw(Description.Size size) {
    int count = size.total("users");
    int[] images = draws.portions(count, recipe.images(), size.total("images"));
    int[] abouts = draws.portions(count, recipe.about(), size.total("about"));
    int[] descriptions = draws.portions(
        size.total("images"), recipe.image().description(), size.total("description"));

    List<User> users = new ArrayList<>();
    int described = 0;
    for (int i = 0; i < count; i++) {
      User user = user(i, abouts[i]);
      user.setImages(IntStream.of(descriptions)
          .skip(described)
          .limit(images[i])
          .mapToObj(this::image)
          .toList());
      described += images[i];
      users.add(user);
    }
    return response(users);
  }

  /** The root over those users. */
  Response response(List<User> users) {
    Response response = new Response();
    response.setUsers(users);
    response.setStatus(recipe.status());
    response.setRealJson(false);
    return response;
  }

  /** One user, each number and length of it drawn alike from its range. */
  User user(int index) {
    User user = user(index, draws.in(recipe.about()));
    Range description = recipe.image().description();
    user.setImages(listOf(draws.in(recipe.images()), () -> image(draws.in(description))));
    return user;
  }

  private User user(int index, int aboutLength) {
    Language language = languages.get(index % languages.size());
    User user = new User();
    user.setId(draws.fill(recipe.id()));
    user.setIndex(index);
    user.setGuid(draws.fill(recipe.guid()));
    user.setActive(draws.of(List.of(true, false)));
    user.setBalance(draws.fill(recipe.balance()));
    user.setPictureUrl(recipe.picture());
    user.setAge(draws.in(recipe.age()));
    Name name = new Name();
    name.setFirst(name(language));
    name.setLast(name(language));
    user.setName(name);
    user.setCompany(language.capitals(draws, draws.in(recipe.company())));
    user.setEmail(email());
    user.setAddress(address(language));
    user.setAbout(
        language.text(draws, aboutLength - recipe.aboutEnd().length()) + recipe.aboutEnd());
    user.setRegistered(new LongDate(recipe.registered()).draw(draws));
    user.setLatitude(degrees(recipe.coordinates().latitude()));
    user.setLongitude(degrees(recipe.coordinates().longitude()));
    Range tag = recipe.tags().length();
    user.setTags(listOf(recipe.tags().count(), () -> anyLanguage().word(draws, draws.in(tag))));
    user.setRange(IntStream.range(0, recipe.range()).boxed().toList());
    user.setFriends(IntStream.range(0, recipe.friends()).mapToObj(this::friend).toList());
    user.setGreeting(language
        .greeting()
        .replace("{first}", name.getFirst())
        .replace("{count}", Integer.toString(draws.in(recipe.messages()))));
    user.setFavoriteFruit(draws.of(recipe.favoriteFruits()));
    user.setEyeColor(draws.of(recipe.eyeColors()));
    user.setPhone(draws.fill(recipe.phone()));
    return user;
  }

  private Friend friend(int id) {
    Language language = anyLanguage();
    Friend friend = new Friend();
    friend.setId(id);
    friend.setName(name(language) + " " + name(language));
    return friend;
  }

  private Image image(int descriptionLength) {
    Recipe.Picture picture = recipe.image();
    Image image = new Image();
    image.setId(draws.fill(picture.id()));
    image.setFormat(draws.fill(picture.format()));
    image.setUrl(draws.fill(picture.url()));
    image.setDescription(anyLanguage().text(draws, descriptionLength));
    return image;
  }

  private String name(Language language) {
    return language.name(draws, draws.in(recipe.name()));
  }

  private String email() {
    int host = draws.in(recipe.email().host());
    String end = "@" + recipe.base().word(draws, host) + recipe.email().domain();
    int letters = draws.in(recipe.email().length()) - end.length() - ".".length();
    int first = letters / 2;
    return recipe.base().word(draws, first)
        + "."
        + recipe.base().word(draws, letters - first)
        + end;
  }

  private String address(Language language) {
    Recipe.Address address = recipe.address();
    Supplier<String> place = () -> language.name(draws, draws.in(address.name()));
    String street =
        draws.fill(address.number()) + " " + place.get() + " " + draws.of(language.streets());
    return String.join(
        ", ", street, place.get(), place.get(), draws.fill(draws.of(address.postcodes())));
  }

  private double degrees(int largest) {
    Recipe.Coordinates coordinates = recipe.coordinates();
    int unit = BigDecimal.TEN.pow(coordinates.decimals()).intValueExact();
    Range all = new Range(-largest * unit, largest * unit);
    int units;
    do {
      units = draws.in(all);
    } while (units % 10 == 0 || Math.abs(units) < coordinates.smallest() * unit);
    // Exact integers: the quotient is the double nearest to the decimal.
    return (double) units / unit;
  }

  private Language anyLanguage() {
    return draws.of(languages);
  }

  private static <T> List<T> listOf(int count, Supplier<T> element) {
    return Stream.generate(element).limit(count).toList();
  }
}
