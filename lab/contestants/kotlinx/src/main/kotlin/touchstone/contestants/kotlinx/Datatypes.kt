package touchstone.contestants.kotlinx

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.buildClassSerialDescriptor
import kotlinx.serialization.descriptors.element
import kotlinx.serialization.descriptors.listSerialDescriptor
import kotlinx.serialization.encoding.CompositeDecoder
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.encoding.decodeStructure
import kotlinx.serialization.encoding.encodeStructure

/** A sum of four. */
@Serializable(with = SumSerializer::class)
sealed interface D {
  /** Has no field. */
  class Nullary : D

  /** Has one field. */
  data class Unary(val value: Int) : D

  /** Has three fields, known by their order. */
  data class Product(val text: String, val letter: Char, val next: D) : D

  /** Has three fields, known by their names. */
  @Serializable data class Record(val testOne: Double, val testTwo: Boolean, val testThree: D) : D
}

/** An object of one member, for which the plugin generates nothing. */
internal object SumSerializer : KSerializer<D> {
  private const val NULLARY = 0
  private const val UNARY = 1
  private const val PRODUCT = 2
  private const val RECORD = 3
  private val empty = ListSerializer(Int.serializer())

  override val descriptor: SerialDescriptor =
    buildClassSerialDescriptor("touchstone.D") {
      element("Nullary", empty.descriptor, isOptional = true)
      element<Int>("Unary", isOptional = true)
      element("Product", ProductSerializer.descriptor, isOptional = true)
      element("Record", D.Record.serializer().descriptor, isOptional = true)
    }

  override fun deserialize(decoder: Decoder): D =
    decoder.decodeStructure(descriptor) {
      val value =
        when (val index = decodeElementIndex(descriptor)) {
          NULLARY -> {
            decodeSerializableElement(descriptor, index, empty)
            D.Nullary()
          }
          UNARY -> D.Unary(decodeIntElement(descriptor, index))
          PRODUCT -> decodeSerializableElement(descriptor, index, ProductSerializer)
          RECORD -> decodeSerializableElement(descriptor, index, D.Record.serializer())
          else -> throw SerializationException("no type's name, but $index")
        }
      if (decodeElementIndex(descriptor) != CompositeDecoder.DECODE_DONE) {
        throw SerializationException("more than one member")
      }
      value
    }

  override fun serialize(encoder: Encoder, value: D) =
    encoder.encodeStructure(descriptor) {
      when (value) {
        is D.Nullary -> encodeSerializableElement(descriptor, NULLARY, empty, listOf())
        is D.Unary -> encodeIntElement(descriptor, UNARY, value.value)
        is D.Product -> encodeSerializableElement(descriptor, PRODUCT, ProductSerializer, value)
        is D.Record -> encodeSerializableElement(descriptor, RECORD, D.Record.serializer(), value)
      }
    }
}

/** An array of three, for which the plugin generates nothing. */
internal object ProductSerializer : KSerializer<D.Product> {
  private const val TEXT = 0
  private const val LETTER = 1
  private const val NEXT = 2

  override val descriptor: SerialDescriptor = listSerialDescriptor(String.serializer().descriptor)

  override fun deserialize(decoder: Decoder): D.Product =
    decoder.decodeStructure(descriptor) {
      expect(TEXT)
      val text = decodeStringElement(descriptor, TEXT)
      expect(LETTER)
      val letter = decodeCharElement(descriptor, LETTER)
      expect(NEXT)
      val next = decodeSerializableElement(descriptor, NEXT, SumSerializer)
      expect(CompositeDecoder.DECODE_DONE)
      D.Product(text, letter, next)
    }

  private fun CompositeDecoder.expect(index: Int) {
    val found = decodeElementIndex(descriptor)
    if (found != index) throw SerializationException("expected element $index, found $found")
  }

  override fun serialize(encoder: Encoder, value: D.Product) =
    encoder.encodeStructure(descriptor) {
      encodeStringElement(descriptor, TEXT, value.text)
      encodeCharElement(descriptor, LETTER, value.letter)
      encodeSerializableElement(descriptor, NEXT, SumSerializer, value.next)
    }
}

/** Many fields, known by their names. */
@Serializable
data class BigRecord(
  val field01: Int,
  val field02: Int,
  val field03: Int,
  val field04: Int,
  val field05: Int,
  val field06: Int,
  val field07: Int,
  val field08: Int,
  val field09: Int,
  val field10: Int,
  val field11: Int,
  val field12: Int,
  val field13: Int,
  val field14: Int,
  val field15: Int,
  val field16: Int,
  val field17: Int,
  val field18: Int,
  val field19: Int,
  val field20: Int,
  val field21: Int,
  val field22: Int,
  val field23: Int,
  val field24: Int,
  val field25: Int,
)

/** Many fields, known by their order. */
@Serializable(with = BigProductSerializer::class)
data class BigProduct(
  val field01: Int,
  val field02: Int,
  val field03: Int,
  val field04: Int,
  val field05: Int,
  val field06: Int,
  val field07: Int,
  val field08: Int,
  val field09: Int,
  val field10: Int,
  val field11: Int,
  val field12: Int,
  val field13: Int,
  val field14: Int,
  val field15: Int,
  val field16: Int,
  val field17: Int,
  val field18: Int,
  val field19: Int,
  val field20: Int,
  val field21: Int,
  val field22: Int,
  val field23: Int,
  val field24: Int,
  val field25: Int,
)

/** An array of them, for which the plugin generates nothing. */
internal object BigProductSerializer : KSerializer<BigProduct> {
  private const val FIELDS = 25

  override val descriptor: SerialDescriptor = listSerialDescriptor(Int.serializer().descriptor)

  override fun deserialize(decoder: Decoder): BigProduct =
    decoder.decodeStructure(descriptor) {
      val f =
        IntArray(FIELDS) { index ->
          if (decodeElementIndex(descriptor) != index) {
            throw SerializationException("expected element $index")
          }
          decodeIntElement(descriptor, index)
        }
      if (decodeElementIndex(descriptor) != CompositeDecoder.DECODE_DONE) {
        throw SerializationException("more elements than fields")
      }
      BigProduct(
        f[0],
        f[1],
        f[2],
        f[3],
        f[4],
        f[5],
        f[6],
        f[7],
        f[8],
        f[9],
        f[10],
        f[11],
        f[12],
        f[13],
        f[14],
        f[15],
        f[16],
        f[17],
        f[18],
        f[19],
        f[20],
        f[21],
        f[22],
        f[23],
        f[24],
      )
    }

  override fun serialize(encoder: Encoder, value: BigProduct) =
    encoder.encodeStructure(descriptor) {
      encodeIntElement(descriptor, 0, value.field01)
      encodeIntElement(descriptor, 1, value.field02)
      encodeIntElement(descriptor, 2, value.field03)
      encodeIntElement(descriptor, 3, value.field04)
      encodeIntElement(descriptor, 4, value.field05)
      encodeIntElement(descriptor, 5, value.field06)
      encodeIntElement(descriptor, 6, value.field07)
      encodeIntElement(descriptor, 7, value.field08)
      encodeIntElement(descriptor, 8, value.field09)
      encodeIntElement(descriptor, 9, value.field10)
      encodeIntElement(descriptor, 10, value.field11)
      encodeIntElement(descriptor, 11, value.field12)
      encodeIntElement(descriptor, 12, value.field13)
      encodeIntElement(descriptor, 13, value.field14)
      encodeIntElement(descriptor, 14, value.field15)
      encodeIntElement(descriptor, 15, value.field16)
      encodeIntElement(descriptor, 16, value.field17)
      encodeIntElement(descriptor, 17, value.field18)
      encodeIntElement(descriptor, 18, value.field19)
      encodeIntElement(descriptor, 19, value.field20)
      encodeIntElement(descriptor, 20, value.field21)
      encodeIntElement(descriptor, 21, value.field22)
      encodeIntElement(descriptor, 22, value.field23)
      encodeIntElement(descriptor, 23, value.field24)
      encodeIntElement(descriptor, 24, value.field25)
    }
}

/** One of many that have no field. */
@Serializable
enum class BigSum {
  F01,
  F02,
  F03,
  F04,
  F05,
  F06,
  F07,
  F08,
  F09,
  F10,
  F11,
  F12,
  F13,
  F14,
  F15,
  F16,
  F17,
  F18,
  F19,
  F20,
  F21,
  F22,
  F23,
  F24,
  F25,
}
