package com.fasterxml.jackson.annotation

annotation class JsonProperty(val value: String = "", val required: Boolean = false)
