import HostSystem

/// The text that stands for one exercise in a build.
package struct SourceFile: Sendable {
  package let stem: String
  /// How the file is named to people.
  package let origin: String
  package let text: String

  package init(
    stem: String, origin: String, text: String
  ) {
    self.stem = stem
    self.origin = origin
    self.text = text
  }
}
