/// The text that stands for one exercise in a build.
struct SourceFile: Sendable {
  let stem: String
  /// How the file is named to people.
  let origin: String
  let text: String
}
