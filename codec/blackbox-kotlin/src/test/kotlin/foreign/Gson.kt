package com.google.gson.annotations

@Target(AnnotationTarget.FIELD)
annotation class SerializedName(val value: String, val alternate: Array<String> = [])
