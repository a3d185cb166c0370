package com.fasterxml.jackson.annotation

annotation class JsonIgnoreProperties(vararg val value: String)

annotation class JsonAnyGetter

annotation class JsonAnySetter

annotation class JsonValue

annotation class JsonFormat(val pattern: String = "", val timezone: String = "##default")

annotation class JsonProperty(
  val value: String = "",
  val required: Boolean = false,
  val access: Access = Access.AUTO,
  val isRequired: OptBoolean = OptBoolean.DEFAULT,
) {
  enum class Access {
    AUTO,
    READ_ONLY,
  }
}

enum class OptBoolean {
  TRUE,
  FALSE,
  DEFAULT,
}

annotation class JsonTypeInfo(val use: Id) {
  enum class Id {
    NAME
  }
}
