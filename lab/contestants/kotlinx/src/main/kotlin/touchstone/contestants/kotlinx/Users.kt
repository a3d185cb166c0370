package touchstone.contestants.kotlinx

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

// The nullable properties have defaults because a missing member without one is an error here, even
// of a nullable type, unless explicitNulls is off, and then no null would be written.

/** The root of the document. */
@Serializable
data class Response(
  val users: List<User>,
  val status: String,
  @SerialName("is_real_json") val isRealJson: Boolean,
)

/** One user; in the type's order, which is not the document's. */
@Serializable
data class User(
  @SerialName("_id") val id: String,
  val index: Int,
  val guid: String,
  @SerialName("is_active") val isActive: Boolean,
  val balance: String? = null,
  @SerialName("picture") val pictureUrl: String? = null,
  val age: Int,
  val name: Name,
  val company: String? = null,
  val email: String,
  val address: String? = null,
  val about: String? = null,
  val registered: String,
  val latitude: Double,
  val longitude: Double,
  val tags: List<String>,
  val range: List<Int>? = null,
  val friends: List<Friend>,
  val images: List<Image>,
  val greeting: String? = null,
  @SerialName("favorite_fruit") val favoriteFruit: String? = null,
  @SerialName("eye_color") val eyeColor: String,
  val phone: String? = null,
)

/** A user's name. */
@Serializable
data class Name(
  val first: String,
  val last: String,
)

/** A friend of a user. */
@Serializable
data class Friend(
  val id: Int,
  val name: String,
)

/** A picture of a user. */
@Serializable
data class Image(
  val id: String,
  val format: String,
  val url: String,
  val description: String? = null,
)
