/// A fingerprint for which no two contents can be made (FIPS 180-4).
///
/// `ContentHash` is quicker, and good enough for what isn't attacked. What a student hands in is compared with this.
package struct SHA256 {
  private var message: [UInt8] = []

  package init() {}

  /// Adds a text; where one ends and the next begins counts too.
  package mutating func add(_ text: String) {
    let bytes = Array(text.utf8)
    message += withUnsafeBytes(of: UInt64(bytes.count).bigEndian, Array.init)
    message += bytes
  }

  /// The fingerprint of what was added, in hexadecimal digits.
  package var text: String {
    Self.digest(message).map { byte in
      let digits = String(byte, radix: 16)
      return byte < 16 ? "0" + digits : digits
    }.joined()
  }

  /// The fingerprint of some bytes.
  package static func digest(_ bytes: [UInt8]) -> [UInt8] {
    var padded = bytes
    padded.append(0x80)
    while padded.count % 64 != 56 { padded.append(0) }
    padded += withUnsafeBytes(of: UInt64(bytes.count * 8).bigEndian, Array.init)
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    var words = [UInt32](repeating: 0, count: 64)
    padded.withUnsafeBytes { source in
      words.withUnsafeMutableBufferPointer { words in
        constants.withUnsafeBufferPointer { constants in
          guard let bytes = source.bindMemory(to: UInt8.self).baseAddress else { return }
          var next = bytes
          while next < bytes + source.count {
            var index = 0
            while index < 16 {
              words[index] =
                UInt32(next[0]) &<< 24 | UInt32(next[1]) &<< 16 | UInt32(next[2]) &<< 8 | UInt32(next[3])
              next += 4
              index &+= 1
            }
            mix(words, constants, into: &state)
          }
        }
      }
    }
    return state.flatMap { withUnsafeBytes(of: $0.bigEndian, Array.init) }
  }

  private static func mix(
    _ words: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>,
    into state: inout [UInt32]
  ) {
    // Not with functions and ranges, which cost most of the time where nothing is optimized, as in these programs.
    var index = 16
    while index < 64 {
      let early = words[index - 15]
      let late = words[index - 2]
      let first = (early &>> 7 | early &<< 25) ^ (early &>> 18 | early &<< 14) ^ (early &>> 3)
      let second = (late &>> 17 | late &<< 15) ^ (late &>> 19 | late &<< 13) ^ (late &>> 10)
      words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
      index &+= 1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    index = 0
    while index < 64 {
      let choice = (e & f) ^ (~e & g)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let first =
        h &+ ((e &>> 6 | e &<< 26) ^ (e &>> 11 | e &<< 21) ^ (e &>> 25 | e &<< 7)) &+ choice
        &+ constants[index] &+ words[index]
      let second = ((a &>> 2 | a &<< 30) ^ (a &>> 13 | a &<< 19) ^ (a &>> 22 | a &<< 10)) &+ majority
      h = g
      g = f
      f = e
      e = d &+ first
      d = c
      c = b
      b = a
      a = first &+ second
      index &+= 1
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] = state[index] &+ word }
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
