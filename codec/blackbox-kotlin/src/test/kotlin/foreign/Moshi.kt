package com.squareup.moshi

annotation class Json(val name: String = "\u0000", val ignore: Boolean = false)
