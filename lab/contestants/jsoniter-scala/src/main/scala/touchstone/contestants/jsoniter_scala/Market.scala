/** The types `price` and `orderbook` as case classes. */
package touchstone.contestants.jsoniter_scala

import com.github.plokhotnyuk.jsoniter_scala.core._
import com.github.plokhotnyuk.jsoniter_scala.macros.named
import touchstone.types.market.Decimals

/** A count of ten-thousandths: a class of its own so that it has a codec of its own, and a long where it is a field. */
final class Decimal(val units: Long) extends AnyVal

final case class Price(
    instrument: String,
    timestamp: Long,
    success: Boolean,
    @named("buy") bids: Seq[Level],
    @named("sell") asks: Seq[Level]
)

final case class Level(quantity: Decimal, price: Decimal)

final case class OrderBook(
    instrument: String,
    sequence: Long,
    timestamp: Long,
    bids: Seq[Order],
    asks: Seq[Order]
)

final case class Order(price: Decimal, size: Decimal)

/** A string of up to four decimals, as the type's plain conversion takes them, byte by byte: a String would be made for nothing. */
object DecimalCodec extends JsonValueCodec[Decimal] {

  private val FourDecimals = 4

  /** So many digits, the decimals included, fit into a long whatever they are. */
  private val MostDigits = 18

  override def decodeValue(in: JsonReader, default: Decimal): Decimal = {
    if (!in.isNextToken('"')) refuse(in)
    var b = in.nextByte()
    val negative = b == '-'
    if (negative) b = in.nextByte()
    var units = 0L
    var digits = 0
    var point = -1 // how many digits stand before it
    while (b != '"') {
      if (b >= '0' && b <= '9') {
        units = 10 * units + (b - '0')
        digits += 1
      } else if (b == '.' && point < 0) point = digits
      else refuse(in)
      b = in.nextByte()
    }
    val whole = if (point < 0) digits else point
    var decimals = digits - whole
    if (
      whole == 0 || point == digits || decimals > FourDecimals || whole + FourDecimals > MostDigits
    ) refuse(in)
    while (decimals < FourDecimals) {
      units *= 10
      decimals += 1
    }
    new Decimal(if (negative) -units else units)
  }

  private def refuse(in: JsonReader): Nothing =
    in.decodeError("expected a string of a number of up to four decimals")

  override def encodeValue(value: Decimal, out: JsonWriter): Unit =
    out.writeNonEscapedAsciiVal(Decimals.format(value.units))

  override val nullValue: Decimal = new Decimal(0)
}

/** An array of two strings. */
object OrderCodec extends JsonValueCodec[Order] {

  override def decodeValue(in: JsonReader, default: Order): Order = {
    if (!in.isNextToken('[')) in.arrayStartOrNullError()
    val price = DecimalCodec.decodeValue(in, DecimalCodec.nullValue)
    if (!in.isNextToken(',')) in.commaError()
    val size = DecimalCodec.decodeValue(in, DecimalCodec.nullValue)
    if (!in.isNextToken(']')) in.arrayEndError()
    Order(price, size)
  }

  override def encodeValue(order: Order, out: JsonWriter): Unit = {
    out.writeArrayStart()
    DecimalCodec.encodeValue(order.price, out)
    DecimalCodec.encodeValue(order.size, out)
    out.writeArrayEnd()
  }

  override val nullValue: Order = null
}
