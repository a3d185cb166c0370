package elsewhere

open class Running {
  var by: Thread? = null
}
