/// A program to start, found along `PATH` when its name has no slash.
package struct Command: Sendable {
  package var executable: String
  package var arguments: [String]
  package var environment: [String: String]
  /// Descriptors of this process that the program gets under other numbers; everything else stays closed.
  package var descriptors: [Int32: Int32] = [:]

  package init(
    executable: String, arguments: [String], environment: [String: String], descriptors: [Int32: Int32] = [:]
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.descriptors = descriptors
  }
}
