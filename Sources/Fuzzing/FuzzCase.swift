import TouchKit

/// Everything that one run of the machine is made of, as data: so that it can be repeated, cut down and printed.
///
/// Parts name each other by number; a number whose part is gone means nothing, and whatever it stood in does nothing.
public struct FuzzCase: Sendable {
  var profile = SystemProfile.newest
  /// How many apps run; the first one is in front.
  var apps = 1
  var views: [ViewPlan] = []
  var recognizers: [RecognizerPlan] = []
  var relations: [Relation] = []
  var reactions: [Reaction] = []
  var steps: [Step] = []

  static let screen = CGSize(width: 512, height: 512)
}

/// A view, or a window where there is no superview.
struct ViewPlan: Sendable {
  enum Trait: Equatable, Sendable {
    case hidden, faint, untouchable, multipleTouch, exclusiveTouch
    case turned(CGFloat), scaled(CGFloat)
    /// Passes on what it hears, as views do by default.
    case forwards
    /// Lets no recognizer begin.
    case vetoes
    /// Answers hit-testing with another view, wherever that is.
    case deflects(to: Int)
    /// A window that stands higher than others.
    case high
    /// A window that keeps some events from everybody.
    case swallows
    /// A control that is disabled.
    case disabled
    /// A scroll view that keeps touches from its content, or takes them even from controls.
    case keepsTouches, takesControls
    /// A scroll view that does not delay touches, or does not take them back.
    case hastes, neverCancels
    /// A scroll view with pages, with one direction at a time, without edges that give way.
    case pages, locksDirection, stiff
  }

  var id: Int
  var app: Int
  var superview: Int?
  /// A place in the table of kinds; windows have none.
  var kind = 0
  var frame: CGRect
  var traits: [Trait] = []
}

struct RecognizerPlan: Sendable {
  enum Trait: Equatable, Sendable {
    case leavesTouches, delaysBegan, passesEnded, disabled
    /// Has a delegate, whose answers follow from the number.
    case delegate(UInt64)
  }

  var id: Int
  var view: Int
  /// A place in the table of kinds.
  var kind: Int
  /// What the recognizer's own decisions follow from.
  var seed: UInt64
  var traits: [Trait] = []
}

/// One recognizer waits until another has failed.
struct Relation: Sendable {
  var waiting: Int
  var failing: Int
}

/// What the app does when one of its objects is called for the n-th time.
struct Reaction: Sendable {
  enum Moment: Hashable, Sendable {
    case view(Int, UITouch.Phase)
    case recognizer(Int, UITouch.Phase)
    case action(Int)
    case reset(Int)
    case control(Int)
    case scroll(Int)
    /// A view is asked for the view under a point, or lays out what is in it.
    case hitTest(Int), layout(Int)
    /// A table asks for a count, a height or a cell.
    case rows(Int)
    /// A recognizer's delegate is asked something.
    case question(Int)
  }

  var moment: Moment
  var turn: Int
  var change: Change
}

/// One thing that an app, or the system around it, changes.
enum Change: Equatable, Sendable {
  case remove(view: Int), move(view: Int, into: Int), release(view: Int)
  case hide(view: Int), show(view: Int), freeze(view: Int), squeeze(view: Int), shift(view: Int)
  case animate(view: Int)
  /// Turns a control off or on; turns scrolling off or on; scrolls, with or without an animation.
  case disableControl(view: Int), stopScrolling(view: Int), scroll(view: Int, by: CGFloat, animated: Bool)
  case detach(recognizer: Int), attach(recognizer: Int, to: Int)
  case disable(recognizer: Int), enable(recognizer: Int)
  case assign(UIGestureRecognizer.State, to: Int)
  /// Takes all recognizers away from a view at once.
  case clear(view: Int)
  /// Removes the targets of a recognizer, and adds the one again.
  case retarget(Int)
  /// Gives up, from outside, every touch that a recognizer has.
  case ignoreTouches(of: Int)
  /// Sends the event once more to its window, from inside of what it is sent to.
  case resend
  case turnFlags(of: Int), require(Int, toFail: Int), forgetDelegate(of: Int)
  /// The app sets a state a little later, from a timer of its own.
  case assignLater(UIGestureRecognizer.State, to: Int)
  case interrupt, endInterruption, showHomeScreen, bringToFront(app: Int)
  /// Time passes in the middle of something.
  case dawdle(TimeInterval)
  case disturb(Disturbance)
}

/// What happens at one instant.
struct Step: Sendable {
  /// How long after the step before, in seconds.
  var pause: TimeInterval
  /// What the digitizer reports.
  var contacts: [Contact] = []
  /// What the app and the system do.
  var changes: [Change] = []
}
