import CheckSupport
import TouchKit

/// What a check builds twice, once with a right answer and once with the student's: a view with what belongs to it.
///
/// One class serves for both: what it looks after is of a protocol that the right answer and the student's conform to.
/// It tells the log what happens.
public protocol TwinSubject: AnyObject {
  /// What goes onto the page.
  var view: UIView { get }
  /// What the app takes out when it lets go of the view: a view around it, or by default the view alone.
  var whole: UIView { get }
  /// The views that fingers go for; none that is gone. By default it's the view alone.
  var parts: [UIView] { get }
  /// What there is to say about it after each moment; nothing if nothing has changed.
  var state: String { get }
  /// Does something that only an app with such a view does; the number, below 100, says what.
  func perform(_ act: Int)
  /// What the app does then, in words that go on after *the app*.
  func words(for act: Int) -> String
  /// Where a finger lands, or moves to, in words that go on after *lands on*; by default they say on which part, and
  /// where in it.
  func words(for place: Story.Place) -> String?
}

extension TwinSubject {
  /// The view alone.
  public var whole: UIView { view }
  /// The view alone.
  public var parts: [UIView] { [view] }
  /// Nothing.
  public func perform(_ act: Int) {}
  /// That it's the app's own business.
  public func words(for act: Int) -> String { "does something of its own (\(act))" }
  /// What is usual.
  public func words(for place: Story.Place) -> String? { nil }
}

/// What makes one subject different from another, as data.
public protocol TwinPlan: Sendable {
  /// A random one.
  init(_ random: inout SeededGenerator)
  /// What it is, in words, for the description of a case; nothing if there is nothing to say.
  var words: String { get }
  /// The views it's made of, one line for each, for below the description; nothing if they are always the same.
  var outline: String { get }
  /// Plainer ones, the plainest first.
  var smaller: [Self] { get }
}

extension TwinPlan {
  /// Nothing.
  public var words: String { "" }
  /// Nothing.
  public var outline: String { "" }
  /// None.
  public var smaller: [Self] { [] }

  /// The same with one property of a plain one; none if it has that already.
  public func with<Value: Equatable>(_ property: WritableKeyPath<Self, Value>, of plain: Self) -> [Self] {
    guard self[keyPath: property] != plain[keyPath: property] else { return [] }
    var plainer = self
    plainer[keyPath: property] = plain[keyPath: property]
    return [plainer]
  }
}

/// For subjects that are all the same.
public struct NoPlan: TwinPlan {
  /// The only one.
  public init(_ random: inout SeededGenerator) {}
}
