/// A program to start, found along `PATH` when its name has no slash.
struct Command: Sendable {
  var executable: String
  var arguments: [String]
  var environment: [String: String]
  /// Descriptors of this process that the program gets under other numbers; everything else stays closed.
  var descriptors: [Int32: Int32] = [:]
}
