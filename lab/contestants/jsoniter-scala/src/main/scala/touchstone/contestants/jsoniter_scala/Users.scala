/** The type `users` as case classes: the same properties, names and nullness as the plain types. */
package touchstone.contestants.jsoniter_scala

import com.github.plokhotnyuk.jsoniter_scala.macros.named

final case class Response(
    users: Seq[User],
    status: String,
    @named("is_real_json") isRealJson: Boolean
)

final case class User(
    @named("_id") id: String,
    index: Int,
    guid: String,
    @named("is_active") isActive: Boolean,
    balance: Option[String],
    @named("picture") pictureUrl: Option[String],
    age: Int,
    name: Name,
    company: Option[String],
    email: String,
    address: Option[String],
    about: Option[String],
    registered: String,
    latitude: Double,
    longitude: Double,
    tags: Seq[String],
    range: Option[Seq[Int]],
    friends: Seq[Friend],
    images: Seq[Image],
    greeting: Option[String],
    @named("favorite_fruit") favoriteFruit: Option[String],
    @named("eye_color") eyeColor: String,
    phone: Option[String]
)

final case class Name(first: String, last: String)

final case class Friend(id: Int, name: String)

final case class Image(id: String, format: String, url: String, description: Option[String])
