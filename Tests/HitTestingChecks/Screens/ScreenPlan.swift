import CheckSupport
import TouchKit
import TouchStage

/// A screen as data, with views of the exercise's classes in it.
protocol ScreenPlan: TwinPlan {
  /// The screen.
  var root: ViewRecipe { get set }
  /// What the app does with it, and where it looks.
  var lookups: Lookups { get set }
  /// What a view of the exercise is, by the number of its class; nothing if its name says so.
  static func words(forSubject number: Int) -> String
  /// A plainer class of the exercise in place of one.
  static func plainSubject(for number: Int) -> Int
}

extension ScreenPlan {
  var smaller: [Self] { smallerScreens }

  var smallerScreens: [Self] {
    lookups.smaller.map { lookups in with { $0.lookups = lookups } }
      + root.smaller.map { root in with { $0.root = root } }
      + root.withPlainerSubjects(Self.plainSubject).map { root in with { $0.root = root } } + withPlainNames
  }

  /// The same with names whose numbers begin at 2; none if they do.
  private var withPlainNames: [Self] {
    let old = root.names
    let plain = with {
      $0.root.forgetNumbers()
      $0.root.giveNames()
    }
    let new = Dictionary(zip(old, plain.root.names), uniquingKeysWith: { one, _ in one })
    guard new.contains(where: { $0 != $1 }) else { return [] }
    return [
      plain.with {
        $0.lookups.changed = lookups.changed.map { new[$0] ?? $0 }
        $0.lookups.touched = lookups.touched.map { new[$0] ?? $0 }
      }
    ]
  }

  func with(_ change: (inout Self) -> Void) -> Self {
    var plan = self
    change(&plan)
    return plan
  }

  var outline: String { root.outline(wordsForSubject: Self.words).joined(separator: "\n") }

  static func words(forSubject number: Int) -> String { "" }

  static func plainSubject(for number: Int) -> Int { number }
}
