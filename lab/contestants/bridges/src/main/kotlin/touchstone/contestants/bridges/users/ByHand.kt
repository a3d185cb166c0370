package touchstone.contestants.bridges.users

import android.util.JsonReader
import android.util.JsonToken
import android.util.JsonWriter

// What the documentation of Android's reader shows, on types that say what is never null: a loop
// for each array and each object, and a variable for each property, which the constructor is given
// when the object ends. What a loop takes is inlined: a lambda would cost a new JVM milliseconds.

internal fun response(reader: JsonReader): Response {
  var users: List<User>? = null
  var status: String? = null
  var isRealJson = false
  reader.beginObject()
  while (reader.hasNext()) {
    when (reader.nextName()) {
      "users" -> users = list(reader) { user(reader) }
      "status" -> status = reader.nextString()
      "is_real_json" -> isRealJson = reader.nextBoolean()
      else -> reader.skipValue()
    }
  }
  reader.endObject()
  return Response(users!!, status!!, isRealJson)
}

private fun user(reader: JsonReader): User {
  var id: String? = null
  var index = 0
  var guid: String? = null
  var isActive = false
  var balance: String? = null
  var pictureUrl: String? = null
  var age = 0
  var name: Name? = null
  var company: String? = null
  var email: String? = null
  var address: String? = null
  var about: String? = null
  var registered: String? = null
  var latitude = 0.0
  var longitude = 0.0
  var tags: List<String>? = null
  var range: List<Int>? = null
  var friends: List<Friend>? = null
  var images: List<Image>? = null
  var greeting: String? = null
  var favoriteFruit: String? = null
  var eyeColor: String? = null
  var phone: String? = null
  reader.beginObject()
  while (reader.hasNext()) {
    when (reader.nextName()) {
      "_id" -> id = reader.nextString()
      "index" -> index = reader.nextInt()
      "guid" -> guid = reader.nextString()
      "is_active" -> isActive = reader.nextBoolean()
      "balance" -> balance = nullableString(reader)
      "picture" -> pictureUrl = nullableString(reader)
      "age" -> age = reader.nextInt()
      "name" -> name = name(reader)
      "company" -> company = nullableString(reader)
      "email" -> email = reader.nextString()
      "address" -> address = nullableString(reader)
      "about" -> about = nullableString(reader)
      "registered" -> registered = reader.nextString()
      "latitude" -> latitude = reader.nextDouble()
      "longitude" -> longitude = reader.nextDouble()
      "tags" -> tags = list(reader) { reader.nextString() }
      "range" -> range = if (isNull(reader)) null else list(reader) { reader.nextInt() }
      "friends" -> friends = list(reader) { friend(reader) }
      "images" -> images = list(reader) { image(reader) }
      "greeting" -> greeting = nullableString(reader)
      "favorite_fruit" -> favoriteFruit = nullableString(reader)
      "eye_color" -> eyeColor = reader.nextString()
      "phone" -> phone = nullableString(reader)
      else -> reader.skipValue()
    }
  }
  reader.endObject()
  return User(
    id!!,
    index,
    guid!!,
    isActive,
    balance,
    pictureUrl,
    age,
    name!!,
    company,
    email!!,
    address,
    about,
    registered!!,
    latitude,
    longitude,
    tags!!,
    range,
    friends!!,
    images!!,
    greeting,
    favoriteFruit,
    eyeColor!!,
    phone,
  )
}

private fun name(reader: JsonReader): Name {
  var first: String? = null
  var last: String? = null
  reader.beginObject()
  while (reader.hasNext()) {
    when (reader.nextName()) {
      "first" -> first = reader.nextString()
      "last" -> last = reader.nextString()
      else -> reader.skipValue()
    }
  }
  reader.endObject()
  return Name(first!!, last!!)
}

private fun friend(reader: JsonReader): Friend {
  var id = 0
  var name: String? = null
  reader.beginObject()
  while (reader.hasNext()) {
    when (reader.nextName()) {
      "id" -> id = reader.nextInt()
      "name" -> name = reader.nextString()
      else -> reader.skipValue()
    }
  }
  reader.endObject()
  return Friend(id, name!!)
}

private fun image(reader: JsonReader): Image {
  var id: String? = null
  var format: String? = null
  var url: String? = null
  var description: String? = null
  reader.beginObject()
  while (reader.hasNext()) {
    when (reader.nextName()) {
      "id" -> id = reader.nextString()
      "format" -> format = reader.nextString()
      "url" -> url = reader.nextString()
      "description" -> description = nullableString(reader)
      else -> reader.skipValue()
    }
  }
  reader.endObject()
  return Image(id!!, format!!, url!!, description)
}

private inline fun <T> list(reader: JsonReader, element: () -> T): List<T> {
  val list = ArrayList<T>()
  reader.beginArray()
  while (reader.hasNext()) {
    list.add(element())
  }
  reader.endArray()
  return list
}

private fun nullableString(reader: JsonReader): String? =
  if (isNull(reader)) null else reader.nextString()

/** True when the value is null, which is then behind the reader. */
private fun isNull(reader: JsonReader): Boolean {
  if (reader.peek() != JsonToken.NULL) {
    return false
  }
  reader.nextNull()
  return true
}

/** A String that is null is written as null by [JsonWriter] itself. */
internal fun writeResponse(writer: JsonWriter, response: Response) {
  writer.beginObject()
  writer.name("users").beginArray()
  for (user in response.users) {
    write(writer, user)
  }
  writer.endArray()
  writer.name("status").value(response.status)
  writer.name("is_real_json").value(response.isRealJson)
  writer.endObject()
}

private fun write(writer: JsonWriter, user: User) {
  writer.beginObject()
  writer.name("_id").value(user.id)
  writer.name("index").value(user.index.toLong())
  writer.name("guid").value(user.guid)
  writer.name("is_active").value(user.isActive)
  writer.name("balance").value(user.balance)
  writer.name("picture").value(user.pictureUrl)
  writer.name("age").value(user.age.toLong())
  writer.name("name").beginObject()
  writer.name("first").value(user.name.first)
  writer.name("last").value(user.name.last)
  writer.endObject()
  writer.name("company").value(user.company)
  writer.name("email").value(user.email)
  writer.name("address").value(user.address)
  writer.name("about").value(user.about)
  writer.name("registered").value(user.registered)
  writer.name("latitude").value(user.latitude)
  writer.name("longitude").value(user.longitude)
  writer.name("tags").beginArray()
  for (tag in user.tags) {
    writer.value(tag)
  }
  writer.endArray()
  writer.name("range")
  writeNumbers(writer, user.range)
  writer.name("friends").beginArray()
  for (friend in user.friends) {
    writer.beginObject()
    writer.name("id").value(friend.id.toLong())
    writer.name("name").value(friend.name)
    writer.endObject()
  }
  writer.endArray()
  writer.name("images").beginArray()
  for (image in user.images) {
    write(writer, image)
  }
  writer.endArray()
  writer.name("greeting").value(user.greeting)
  writer.name("favorite_fruit").value(user.favoriteFruit)
  writer.name("eye_color").value(user.eyeColor)
  writer.name("phone").value(user.phone)
  writer.endObject()
}

private fun writeNumbers(writer: JsonWriter, numbers: List<Int>?) {
  if (numbers == null) {
    writer.nullValue()
    return
  }
  writer.beginArray()
  for (number in numbers) {
    writer.value(number.toLong())
  }
  writer.endArray()
}

private fun write(writer: JsonWriter, image: Image) {
  writer.beginObject()
  writer.name("id").value(image.id)
  writer.name("format").value(image.format)
  writer.name("url").value(image.url)
  writer.name("description").value(image.description)
  writer.endObject()
}
