/// What a reader's system prefers.
public enum ColorScheme: String, CaseIterable, Sendable {
  case light, dark
}
