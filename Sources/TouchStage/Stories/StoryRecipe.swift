import CheckSupport
import TouchKit

/// What random stories are like.
public struct StoryRecipe: Sendable {
  /// What fingers do from the first landing to the last lift.
  public enum Gesture: CaseIterable, Sendable {
    /// Some fingers land and lift, once or in a quick series.
    case taps
    /// They land, move about in any order, and lift or are cancelled.
    case moves
    /// A finger rests, and lifts.
    case rests
    /// A finger goes straight, in steps, slowly or quickly.
    case drags
    /// Two fingers go apart or together, and turn.
    case spreads
  }

  /// Which gestures there are; each comes in turn, and one that's named twice comes twice as often.
  public var gestures: [Gesture] = [.taps, .moves]
  /// How many parts the subject has, at most; fingers choose among as many.
  public var parts = 1
  /// How far from the middle a finger may move on, as a multiple of half the size.
  public var reach: CGFloat = 3
  /// How far from the middle a finger may land, likewise.
  public var landings: [CGFloat] = [0.9]
  /// Whether fingers of which none is on the other view land at the same place, and likewise those on the other view.
  public var fingersStayTogether = false
  /// Whether fingers may land on the other subject, or anywhere on the screen.
  public var strays = true
  /// How many fingers there may be in a gesture.
  public var fingers = [1, 1, 2, 2, 3, 4]
  /// What may touch the glass.
  public var tools: [Story.Tool] = [.finger, .finger, .finger, .finger, .pencil, .pointer]
  /// Whether fingers may leave beside the place to which they have moved.
  public var canLiftAside = false
  /// How many quick taps there are in a series.
  public var series = [2, 2, 3]
  /// How long no finger comes after a gesture, in seconds.
  public var pause: TimeInterval?
  /// How many seconds may pass between two gestures.
  public var waits: [TimeInterval] = [0.1, 0.3, 0.5, 1, 3]
  /// Whether a finger may be cancelled.
  public var cancels = true
  /// Whether several fingers may do the same in one frame.
  public var fingersActAtOnce = true
  /// What the app may do between two gestures.
  public var changes = AppChange.allCases
  /// What the app may do while fingers are down.
  public var changesMeanwhile: [AppChange] = []
  /// Whether the app does what only it does while fingers are down, too.
  public var actsMeanwhile = true
  /// How many gestures there are.
  public var rounds = 4...7

  /// The usual recipe.
  public init() {}

  /// A random story.
  public func makeStory(_ random: inout SeededGenerator) -> Story {
    var story = Story()
    story.tool = random.inTurn(tools)
    story.liftsAside = canLiftAside && random.isTurn(in: 3)
    let first = random.inTurn(gestures)
    let count = random.number(rounds)
    for round in 0..<count {
      let gesture = round == 0 ? first : random.pick(gestures)
      append(gesture, to: &story, &random)
      if random.once(in: 3) { story.moments.append(.wait(random.pick(waits))) }
      if random.once(in: 3) { story.moments.append(.act(random.number(0...99))) }
      // In the middle of each story, one of the changes in turn.
      guard !changes.isEmpty, round == count / 2 || random.once(in: 5) else { continue }
      let change = round == count / 2 ? random.inTurn(changes) : random.pick(changes)
      story.moments.append(.change(change))
      guard AppChange.hiding.contains(change) else { continue }
      append(random.pick(gestures), to: &story, &random)
      story.moments += [.change(.putsBack), .change(.shows)]
    }
    return story
  }

  private func append(_ gesture: Gesture, to story: inout Story, _ random: inout SeededGenerator) {
    var hand = Hand(recipe: self, isAlone: story.tool != .finger, &random)
    story.moments += hand.moments(of: gesture, &random)
    if let pause { story.moments.append(.wait(pause)) }
  }
}
