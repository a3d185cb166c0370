/** The type `users` as data classes: the same properties, names and nullness as the plain types. */
package touchstone.contestants.jackson2.kotlin

import com.fasterxml.jackson.annotation.JsonProperty

data class Response(
  val users: List<User>,
  val status: String,
  @JsonProperty("is_real_json") val isRealJson: Boolean,
)

data class User(
  @JsonProperty("_id") val id: String,
  val index: Int,
  val guid: String,
  @JsonProperty("is_active") val isActive: Boolean,
  val balance: String?,
  @JsonProperty("picture") val pictureUrl: String?,
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
  @JsonProperty("favorite_fruit") val favoriteFruit: String?,
  @JsonProperty("eye_color") val eyeColor: String,
  val phone: String?,
)

data class Name(val first: String, val last: String)

data class Friend(val id: Int, val name: String)

data class Image(val id: String, val format: String, val url: String, val description: String?)
