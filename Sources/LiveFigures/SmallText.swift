// The pieces of texts with values in them. These take the place of the standard library's in the module for the page:
// those are made anew at each place where a text is put together.
#if hasFeature(Embedded)
  extension DefaultStringInterpolation {
    @inline(__always)
    mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { appendInterpolation(literal) } }

    @inline(never)
    mutating func appendInterpolation(_ text: String) { write(text) }

    @inline(never)
    mutating func appendInterpolation(_ number: Int) { write(number.description) }
  }
#endif
