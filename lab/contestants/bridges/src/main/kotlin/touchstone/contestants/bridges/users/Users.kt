package touchstone.contestants.bridges.users

import com.google.gson.annotations.SerializedName
import streak.Json

/** The root of the document. */
@Json
data class Response(
  val users: List<User>,
  val status: String,
  @SerializedName("is_real_json") val isRealJson: Boolean,
)

/** One user; in the type's order, which is not the document's. */
@Json
data class User(
  @SerializedName("_id") val id: String,
  val index: Int,
  val guid: String,
  @SerializedName("is_active") val isActive: Boolean,
  val balance: String?,
  @SerializedName("picture") val pictureUrl: String?,
  val age: Int,
  val name: Name,
  val company: String?,
  val email: String,
  val address: String?,
  val about: String?,
  val registered: String,
  val latitude: Double,
  val longitude: Double,
  val tags: List<String>,
  val range: List<Int>?,
  val friends: List<Friend>,
  val images: List<Image>,
  val greeting: String?,
  @SerializedName("favorite_fruit") val favoriteFruit: String?,
  @SerializedName("eye_color") val eyeColor: String,
  val phone: String?,
)

/** A user's name. */
@Json
data class Name(
  val first: String,
  val last: String,
)

/** A friend of a user. */
@Json
data class Friend(
  val id: Int,
  val name: String,
)

/** A picture of a user. */
@Json
data class Image(
  val id: String,
  val format: String,
  val url: String,
  val description: String?,
)
