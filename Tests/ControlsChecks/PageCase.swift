import CheckSupport
import TouchKit
import TouchStage

/// A view on a page, what is around it, and what fingers and the app do, at random.
struct PageCase {
  /// Where a finger is, as a share of half the size from the middle of what it is on, in its coordinates.
  enum Place: Equatable {
    /// On the view, or on the part of it that matters.
    case view(CGPoint)
    /// On another view of its class.
    case other(CGPoint)
    /// Somewhere else on the screen, in points.
    case screen(CGPoint)
  }

  enum Step: Equatable {
    case act(Contact.Phase, finger: Int, Place)
    /// Several fingers do the same in one frame.
    case together(Contact.Phase, [Place])
    /// A finger presses harder or softer, where it is.
    case press(finger: Int)
    /// A finger moves so quickly that the device takes several samples for one event.
    case sweep(finger: Int, Place)
    case wait(TimeInterval)
    /// The app does something with the page, while no finger is there.
    case arrange(Arrangement)
    /// The app does something with the view that only such a view can.
    case deed(Int)
  }

  /// What an app may do with a page between touches.
  enum Arrangement: String, CaseIterable {
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
  }

  var surroundings: Set<Surrounding>
  /// How the view looks, and what is around it.
  var variation = ViewVariation.none
  /// Whether the other view lies in the view.
  var isNested = false
  /// Whether fingers leave some points beside the place to which they have moved.
  var liftsAside = false
  /// Whether fingers are pencils.
  var isPencil = false
  /// What the view is like, for those that can be like something.
  var kind: UInt64
  var steps: [Step] = []

  var description: String {
    let around = surroundings.isEmpty ? "" : ", around it: " + Surrounding.words(for: surroundings)
    return "a view on a page\(around)\(variation.words)\(isPencil ? "; a pencil" : "")"
      + (liftsAside ? "; fingers lift some points aside" : "")
      + (isNested ? "; another one of its class lies in it" : "; another one of its class lies beside it")
  }

  /// The same with fewer steps, or with less around it.
  var smaller: [PageCase] {
    let less = surroundings.map { gone in with { $0.surroundings.remove(gone) } }
    return less + steps.shorter.map { steps in with { $0.steps = steps } }
  }

  private func with(_ change: (inout PageCase) -> Void) -> PageCase {
    var example = self
    change(&example)
    return example
  }

  static func text(of step: Step) -> String {
    switch step {
    case .act(let phase, let finger, let place): "— finger \(finger) \(words(for: phase)) \(text(of: place))"
    case .together(let phase, let places):
      "— \(places.count) fingers at once, the first one \(words(for: phase)) \(text(of: places[0]))"
    case .press(let finger): "— finger \(finger) presses with another force, where it is"
    case .sweep(let finger, let place):
      "— finger \(finger) moves, in several samples of one event, to a place \(text(of: place))"
    case .wait(let seconds): "— \(NumberText.trimmed(seconds, places: 2)) s pass"
    case .arrange(let arrangement): "— the app \(arrangement.rawValue)"
    case .deed: "— the app does something with the view"
    }
  }

  private static func words(for phase: Contact.Phase) -> String {
    switch phase {
    case .began: "lands"
    case .moved: "moves to a place"
    case .stationary: "rests"
    case .ended: "lifts; it landed"
    case .cancelled: "is taken away by the system; it landed"
    }
  }

  /// Whether two fingers are on the same view, or may be.
  static func areOnTheSame(_ one: Place, _ other: Place) -> Bool {
    func isOnTheOther(_ place: Place) -> Bool { if case .other = place { true } else { false } }
    return isOnTheOther(one) == isOnTheOther(other)
  }

  /// Whether a finger is on what its place is about.
  static func isNear(_ place: Place) -> Bool {
    switch place {
    case .view(let share), .other(let share): abs(share.x) <= 1 && abs(share.y) <= 1
    case .screen: true
    }
  }

  private static func text(of place: Place) -> String {
    func share(_ point: CGPoint) -> String {
      func percent(_ share: CGFloat) -> String { "\(NumberText.trimmed(abs(share) * 100, places: 0)) %" }
      return "from its middle \(percent(point.x)) of half its width to the \(point.x < 0 ? "left" : "right") "
        + "and \(percent(point.y)) of half its height \(point.y < 0 ? "up" : "down")"
    }
    return switch place {
    case .view(let point): "on the view, \(share(point))"
    case .other(let point): "on the other view, \(share(point))"
    case .screen(let point): "on the screen at \(point.text)"
    }
  }
}
