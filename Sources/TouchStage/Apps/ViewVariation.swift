import CheckSupport
import TouchKit

/// How a view looks and what is around it, none of which should make a difference.
public struct ViewVariation: Sendable {
  /// A new view, alone.
  public static let none = ViewVariation(looks: [], circumstances: [])

  private let looks: Set<Look>
  private let circumstances: [Circumstance]

  private init(looks: Set<Look>, circumstances: [Circumstance]) {
    (self.looks, self.circumstances) = (looks, circumstances)
  }

  /// Any of some looks and some circumstances.
  public init(
    looks: [Look] = Look.ofDrawing, circumstances: [Circumstance] = Circumstance.allCases,
    _ random: inout SeededGenerator
  ) {
    self.init(
      looks: Look.some(of: looks, &random), circumstances: Circumstance.some(of: circumstances, &random))
  }

  /// What it is, in words, each with a comma before it; nothing if there is nothing to say.
  public var words: String {
    [Look.words(for: looks), Circumstance.words(for: circumstances)].filter { !$0.isEmpty }
      .map { ", \($0)" }.joined()
  }

  /// Makes a view that is in the stage's window like that.
  ///
  /// - Parameter looking: The view that gets the looks, if that is another one.
  public func apply(to view: UIView, looking other: UIView? = nil, on stage: Stage) {
    Look.apply(looks, to: other ?? view)
    for circumstance in circumstances { circumstance.apply(to: view, on: stage) }
  }
}
