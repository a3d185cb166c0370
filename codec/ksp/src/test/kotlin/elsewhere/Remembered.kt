package elsewhere

open class Remembered {
  var kept: Int = 1
  @Transient var passing: Int = 2
  @JvmField @Transient var fleeting: IntArray = intArrayOf(3)
}
