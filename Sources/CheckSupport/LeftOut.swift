import Foundation

/// What random cases go without, so that a proof can tell which variations catch a wrong answer.
///
/// Whatever generates cases asks here before it draws: a kind of step, something around a view. Outside of a proof
/// nothing is left out.
public enum LeftOut {
  /// The variable in the environment that names variations, with commas between them.
  static let variable = "CHECK_WITHOUT"

  /// Whether cases go without a variation; a proof hears of everything that is asked for.
  public static func contains(_ variation: String) -> Bool {
    guard let names else { return false }
    if told.insert(variation).inserted { CheckProcess.note(variation: variation) }
    return names.contains(variation)
  }

  /// Nothing if no proof listens.
  private static let names: Set<String>? = getenv(variable).map { names in
    Set(String(cString: names).split(separator: ",").map(String.init))
  }

  // Tests run one after the other on the main thread, and only there is this touched.
  nonisolated(unsafe) private static var told: Set<String> = []

  /// The next test tells of its variations anew.
  static func testBegins() { told = [] }
}
