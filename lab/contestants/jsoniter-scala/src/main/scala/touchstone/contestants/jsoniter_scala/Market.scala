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

/** A string of up to four decimals. */
object DecimalCodec extends JsonValueCodec[Decimal] {

  override def decodeValue(in: JsonReader, default: Decimal): Decimal =
    new Decimal(Decimals.parse(in.readString(null)))

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
