// Stands for the library's own: what counts is what the annotations are called.
package kotlinx.serialization

@Target(AnnotationTarget.PROPERTY, AnnotationTarget.CLASS)
annotation class SerialName(val value: String)

@Target(AnnotationTarget.PROPERTY) annotation class Transient

@Target(AnnotationTarget.PROPERTY) annotation class Required

@Target(AnnotationTarget.CLASS) annotation class Serializable
