package touchstone.contestants.moshi.kotlincodegen

import com.squareup.moshi.Json
import com.squareup.moshi.JsonClass

// The classes of kotlinreflective, told by their annotation to have generated adapters.

/** The root of the document. */
@JsonClass(generateAdapter = true)
data class Response(
  val users: List<User>,
  val status: String,
  @Json(name = "is_real_json") val isRealJson: Boolean,
)

/** One user; in the type's order, which is not the document's. */
@JsonClass(generateAdapter = true)
data class User(
  @Json(name = "_id") val id: String,
  val index: Int,
  val guid: String,
  @Json(name = "is_active") val isActive: Boolean,
  val balance: String?,
  @Json(name = "picture") val pictureUrl: String?,
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
  @Json(name = "favorite_fruit") val favoriteFruit: String?,
  @Json(name = "eye_color") val eyeColor: String,
  val phone: String?,
)

/** A user's name. */
@JsonClass(generateAdapter = true)
data class Name(
  val first: String,
  val last: String,
)

/** A friend of a user. */
@JsonClass(generateAdapter = true)
data class Friend(
  val id: Int,
  val name: String,
)

/** A picture of a user. */
@JsonClass(generateAdapter = true)
data class Image(
  val id: String,
  val format: String,
  val url: String,
  val description: String?,
)
