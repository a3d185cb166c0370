package kotlinx.serialization.json

@Target(AnnotationTarget.PROPERTY) annotation class JsonNames(vararg val names: String)
