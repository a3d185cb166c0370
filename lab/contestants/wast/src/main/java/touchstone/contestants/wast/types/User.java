package touchstone.contestants.wast.types;

import io.github.wycst.wast.json.annotations.JsonProperty;
import io.github.wycst.wast.json.annotations.JsonTypeSetting;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One user; in the type's order, which is not the document's. */
@JsonTypeSetting(enableJIT = true)
public class User {

  @JsonProperty(name = "_id")
  private String id;

  private int index;
  private String guid;

  @JsonProperty(name = "is_active")
  private boolean isActive;

  private @Nullable String balance;

  @JsonProperty(name = "picture")
  private @Nullable String pictureUrl;

  private int age;
  private Name name;
  private @Nullable String company;
  private String email;
  private @Nullable String address;
  private @Nullable String about;
  private String registered;
  private double latitude;
  private double longitude;
  private List<String> tags;
  private @Nullable List<Integer> range;
  private List<Friend> friends;
  private List<Image> images;
  private @Nullable String greeting;

  @JsonProperty(name = "favorite_fruit")
  private @Nullable String favoriteFruit;

  @JsonProperty(name = "eye_color")
  private String eyeColor;

  private @Nullable String phone;

  public String getId() {
    return id;
  }

  public void setId(String id) {
    this.id = id;
  }

  public int getIndex() {
    return index;
  }

  public void setIndex(int index) {
    this.index = index;
  }

  public String getGuid() {
    return guid;
  }

  public void setGuid(String guid) {
    this.guid = guid;
  }

  @JsonProperty(name = "is_active")
  public boolean isActive() {
    return isActive;
  }

  @JsonProperty(name = "is_active")
  public void setActive(boolean isActive) {
    this.isActive = isActive;
  }

  public @Nullable String getBalance() {
    return balance;
  }

  public void setBalance(@Nullable String balance) {
    this.balance = balance;
  }

  public @Nullable String getPictureUrl() {
    return pictureUrl;
  }

  public void setPictureUrl(@Nullable String pictureUrl) {
    this.pictureUrl = pictureUrl;
  }

  public int getAge() {
    return age;
  }

  public void setAge(int age) {
    this.age = age;
  }

  public Name getName() {
    return name;
  }

  public void setName(Name name) {
    this.name = name;
  }

  public @Nullable String getCompany() {
    return company;
  }

  public void setCompany(@Nullable String company) {
    this.company = company;
  }

  public String getEmail() {
    return email;
  }

  public void setEmail(String email) {
    this.email = email;
  }

  public @Nullable String getAddress() {
    return address;
  }

  public void setAddress(@Nullable String address) {
    this.address = address;
  }

  public @Nullable String getAbout() {
    return about;
  }

  public void setAbout(@Nullable String about) {
    this.about = about;
  }

  public String getRegistered() {
    return registered;
  }

  public void setRegistered(String registered) {
    this.registered = registered;
  }

  public double getLatitude() {
    return latitude;
  }

  public void setLatitude(double latitude) {
    this.latitude = latitude;
  }

  public double getLongitude() {
    return longitude;
  }

  public void setLongitude(double longitude) {
    this.longitude = longitude;
  }

  public List<String> getTags() {
    return tags;
  }

  public void setTags(List<String> tags) {
    this.tags = tags;
  }

  public @Nullable List<Integer> getRange() {
    return range;
  }

  public void setRange(@Nullable List<Integer> range) {
    this.range = range;
  }

  public List<Friend> getFriends() {
    return friends;
  }

  public void setFriends(List<Friend> friends) {
    this.friends = friends;
  }

  public List<Image> getImages() {
    return images;
  }

  public void setImages(List<Image> images) {
    this.images = images;
  }

  public @Nullable String getGreeting() {
    return greeting;
  }

  public void setGreeting(@Nullable String greeting) {
    this.greeting = greeting;
  }

  public @Nullable String getFavoriteFruit() {
    return favoriteFruit;
  }

  public void setFavoriteFruit(@Nullable String favoriteFruit) {
    this.favoriteFruit = favoriteFruit;
  }

  public String getEyeColor() {
    return eyeColor;
  }

  public void setEyeColor(String eyeColor) {
    this.eyeColor = eyeColor;
  }

  public @Nullable String getPhone() {
    return phone;
  }

  public void setPhone(@Nullable String phone) {
    this.phone = phone;
  }
}
