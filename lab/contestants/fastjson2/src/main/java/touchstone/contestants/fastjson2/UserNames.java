package touchstone.contestants.fastjson2;

import com.alibaba.fastjson2.annotation.JSONField;
import org.jspecify.annotations.Nullable;

/** Mixed into the plain type, which knows no library's annotations. */
abstract class UserNames {

  @JSONField(name = "_id")
  abstract String getId();

  @JSONField(name = "_id")
  abstract void setId(String id);

  @JSONField(name = "is_active")
  abstract boolean isActive();

  @JSONField(name = "is_active")
  abstract void setActive(boolean isActive);

  @JSONField(name = "picture")
  abstract @Nullable String getPictureUrl();

  @JSONField(name = "picture")
  abstract void setPictureUrl(@Nullable String pictureUrl);

  @JSONField(name = "favorite_fruit")
  abstract @Nullable String getFavoriteFruit();

  @JSONField(name = "favorite_fruit")
  abstract void setFavoriteFruit(@Nullable String favoriteFruit);

  @JSONField(name = "eye_color")
  abstract String getEyeColor();

  @JSONField(name = "eye_color")
  abstract void setEyeColor(String eyeColor);
}
