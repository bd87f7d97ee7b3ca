import CheckSupport
import TouchKit

/// What fingers and an app do, one moment after the other, as data.
public struct Story: Equatable, Sendable {
  /// Where a finger is.
  public enum Place: Equatable, Sendable {
    /// On a part of the subject, as a share of half its size from its middle, in its coordinates: 1, 1 is the lower
    /// right corner.
    case part(Int, CGPoint)
    /// The same on the other subject.
    case other(Int, CGPoint)
    /// Somewhere on the screen, in points.
    case screen(CGPoint)
  }

  /// Something that happens.
  public enum Moment: Equatable, Sendable {
    /// A finger lands, moves somewhere, lifts or is cancelled; one that lifts does so where it is.
    case touch(Contact.Phase, finger: Int, Place)
    /// Several fingers, from number 0 on, do the same in one frame.
    case together(Contact.Phase, [Place])
    /// A finger presses harder or softer, where it is.
    case press(finger: Int)
    /// A finger moves so quickly that the device takes several samples for one event.
    case sweep(finger: Int, Place)
    /// Some seconds pass.
    case wait(TimeInterval)
    /// The app does something with the subject's view.
    case change(AppChange)
    /// The app does something that only one with such a subject does.
    case act(Int)
  }

  /// What happens, in order.
  public var moments: [Moment] = []
  /// How many seconds pass from one act of a finger to the next.
  public var pace: TimeInterval = 0.05
  /// Whether fingers leave some points beside the place to which they have moved.
  public var liftsAside = false
  /// What touches the glass.
  public var tool = Tool.finger

  /// What touches the glass.
  public enum Tool: String, CaseIterable, Sendable {
    case finger, pencil
    case pointer = "pointer with its button down"
  }

  /// A story in which nothing happens.
  public init() {}

  /// A story of these moments.
  public init(_ moments: [Moment]) { self.moments = moments }

  /// The same with fewer moments, or plainer.
  public var smaller: [Story] {
    var stories = [moments.filter { !$0.isOfFingers }, moments.filter(\.isOfFingers)]
      .filter { $0.count < moments.count }.map { moments in with { $0.moments = moments } }
    stories += moments.shorter.map { moments in with { $0.moments = moments } }
    if liftsAside { stories.append(with { $0.liftsAside = false }) }
    if tool != .finger { stories.append(with { $0.tool = .finger }) }
    return stories
      + [moments.map(\.withOneLess), moments.map { $0.with(\.rounded) }].filter { $0 != moments }
      .map { moments in with { $0.moments = moments } } + plainerMoments
  }

  /// The same with one plainer moment: with fewer fingers, in the middle, or at round numbers.
  private var plainerMoments: [Story] {
    moments.indices.flatMap { index in
      let moment = moments[index]
      return [moment.withOneLess, moment.with(\.middle), moment.with(\.rounded)].filter { $0 != moment }
        .map { plainer in with { $0.moments[index] = plainer } }
    }
  }

  private func with(_ change: (inout Story) -> Void) -> Story {
    var story = self
    change(&story)
    return story
  }
}

extension Story.Moment {
  /// Whether fingers do it, and not the app.
  fileprivate var isOfFingers: Bool {
    switch self {
    case .touch, .together, .press, .sweep: true
    case .wait, .change, .act: false
    }
  }
}

/// What an app may do with the subject's view.
public enum AppChange: String, CaseIterable, Sendable {
  case hides = "hides the view"
  case fades = "makes the view transparent"
  case switchesOff = "switches the view’s interaction off"
  case shows = "shows the view, and switches it on"
  case takesOut = "takes the view out of the page"
  case putsBack = "puts the view into the page, in front"
  case moves = "moves the view"
  case enlarges = "makes the view larger"
  case mirrors = "mirrors the view"
  case mirrorsThePage = "mirrors the page"
  case scrollsThePage = "scrolls the page"
  case takesOneFinger = "lets the view take one finger only"
  case takesSeveralFingers = "lets the view take several fingers"
  case tapsTwiceElsewhere = "is tapped twice elsewhere"
  case typesInIt = "hears of keys while a view in the view is the first responder"

  /// Those after which no finger finds the view, until it's shown and put back.
  public static let hiding: Set<AppChange> = [.hides, .fades, .switchesOff, .takesOut]
}
