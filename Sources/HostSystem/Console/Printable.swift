extension String {
  /// The text with everything in it made visible that could steer a terminal or turn the direction of writing.
  ///
  /// What a student's code prints, and what its files are called, goes to teachers' screens.
  package var printable: String {
    guard !isPlain, unicodeScalars.contains(where: \.steers) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.steers {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The same for what must stay in one line.
  package var printableName: String {
    isPlain
      ? self
      : printable.replacing("\n", with: "\\n").replacing("\t", with: "\\t").replacing("`", with: "\\u{60}")
  }

  /// Whether it is one line of ASCII without a backtick, as most names are.
  private var isPlain: Bool {
    // With a pointer, because nothing is optimized in these programs, and a class has millions of names.
    utf8.withContiguousStorageIfAvailable { bytes in
      var place = 0
      while place < bytes.count, bytes[place] >= 0x20, bytes[place] < 0x7F, bytes[place] != 0x60 {
        place += 1
      }
      return place == bytes.count
    } ?? false
  }

  /// The beginning of a text that is too long for a report, and how much more there is.
  package func shortened(to limit: Int) -> String {
    guard utf8.count > limit, let end = index(startIndex, offsetBy: limit, limitedBy: endIndex),
      end < endIndex
    else { return self }
    return self[..<end] + "… (\(count - limit) characters more)"
  }
}

extension Unicode.Scalar {
  fileprivate var steers: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF,
      0xFFFE...0xFFFF:
      true
    default: false
    }
  }
}
