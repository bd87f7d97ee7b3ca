// Of the module ObjectiveC: what the app uses.
public struct Selector: Equatable, Hashable, Sendable {
  public init(_ name: String) {}
}
