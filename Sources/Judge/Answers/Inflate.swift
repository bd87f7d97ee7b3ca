/// Unpacks what was packed by the method of zip and gzip (RFC 1951).
///
/// What a stranger packed may be anything: nothing is read beyond its end, and no more comes out than is asked for.
struct Inflate {
  enum Problem: Error { case broken, tooLong }

  /// The bytes that were packed.
  ///
  /// - Parameter most: With more than so many it stops.
  static func bytes(of packed: [UInt8], most: Int) throws(Problem) -> [UInt8] {
    var inflate = Inflate(packed: packed, most: most)
    try inflate.run()
    return inflate.result
  }

  private let packed: [UInt8]
  private let most: Int
  private var result: [UInt8] = []
  private var place = 0
  private var held: UInt32 = 0
  private var heldBits = 0

  private init(packed: [UInt8], most: Int) {
    self.packed = packed
    self.most = most
  }

  private mutating func bits(_ count: Int) throws(Problem) -> Int {
    while heldBits < count {
      guard place < packed.count else { throw .broken }
      held |= UInt32(packed[place]) << UInt32(heldBits)
      place += 1
      heldBits += 8
    }
    let value = held & ((1 << UInt32(count)) - 1)
    held >>= UInt32(count)
    heldBits -= count
    return Int(value)
  }

  private mutating func put(_ byte: UInt8) throws(Problem) {
    guard result.count < most else { throw .tooLong }
    result.append(byte)
  }

  private mutating func run() throws(Problem) {
    var isLast = false
    while !isLast {
      isLast = try bits(1) == 1
      switch try bits(2) {
      case 0: try stored()
      case 1: try compressed(Self.fixedLengths, Self.fixedDistances)
      case 2:
        let (lengths, distances) = try codes()
        try compressed(lengths, distances)
      default: throw .broken
      }
    }
  }

  private mutating func stored() throws(Problem) {
    (held, heldBits) = (0, 0)
    let count = try bits(16)
    guard try bits(16) == count ^ 0xFFFF, packed.count - place >= count else { throw .broken }
    for _ in 0..<count {
      try put(packed[place])
      place += 1
    }
  }

  // MARK: Codes

  /// A canonical Huffman code: how many words of each length there are, and what they stand for, in their order.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: [Int]) throws(Problem) {
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      var left = 1
      for length in 1..<16 {
        left = left * 2 - counts[length]
        if left < 0 { throw .broken }
      }
      for length in 1..<16 { symbols += lengths.indices.filter { lengths[$0] == length } }
    }
  }

  private static let fixedLengths = try? Code(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = try? Code([Int](repeating: 5, count: 30))

  private mutating func symbol(_ code: Code) throws(Problem) -> Int {
    var (word, first, index) = (0, 0, 0)
    for length in 1..<16 {
      word |= try bits(1)
      let count = code.counts[length]
      if word - count < first { return code.symbols[index + word - first] }
      index += count
      first = (first + count) << 1
      word <<= 1
    }
    throw .broken
  }

  private static let orderOfLengths = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func codes() throws(Problem) -> (Code, Code) {
    let lengthCount = try bits(5) + 257
    let distanceCount = try bits(5) + 1
    let codeCount = try bits(4) + 4
    guard lengthCount <= 286, distanceCount <= 30 else { throw .broken }
    var lengths = [Int](repeating: 0, count: 19)
    for index in 0..<codeCount { lengths[Self.orderOfLengths[index]] = try bits(3) }
    let code = try Code(lengths)
    var all: [Int] = []
    while all.count < lengthCount + distanceCount {
      switch try symbol(code) {
      case let length where length < 16: all.append(length)
      case 16:
        guard let last = all.last else { throw .broken }
        all += [Int](repeating: last, count: try bits(2) + 3)
      case 17: all += [Int](repeating: 0, count: try bits(3) + 3)
      default: all += [Int](repeating: 0, count: try bits(7) + 11)
      }
    }
    guard all.count == lengthCount + distanceCount else { throw .broken }
    return (try Code(Array(all[..<lengthCount])), try Code(Array(all[lengthCount...])))
  }

  // MARK: Repetitions

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
    227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1_025, 1_537, 2_049,
    3_073, 4_097, 6_145, 8_193, 12_289, 16_385, 24_577,
  ]

  private mutating func compressed(_ lengths: Code?, _ distances: Code?) throws(Problem) {
    guard let lengths, let distances else { throw .broken }
    while true {
      let found = try symbol(lengths)
      if found < 256 {
        try put(UInt8(found))
        continue
      }
      if found == 256 { return }
      guard found - 257 < Self.lengthBases.count else { throw .broken }
      let length = Self.lengthBases[found - 257] + (try bits(Self.lengthBits[found - 257]))
      let place = try symbol(distances)
      guard place < Self.distanceBases.count else { throw .broken }
      let distance = Self.distanceBases[place] + (try bits(max(0, place / 2 - 1)))
      guard distance <= result.count else { throw .broken }
      for _ in 0..<length { try put(result[result.count - distance]) }
    }
  }
}
