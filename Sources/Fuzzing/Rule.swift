/// What must hold whatever fingers, apps and recognizers do.
public enum Rule: String, Sendable {
  case viewSequence = "a view hears of a touch in order: began, then moves, then one end, then nothing"
  case viewEnd = "each touch that a view heard begin is ended or cancelled for it"
  case recognizerSequence =
    "a recognizer hears of a touch in order: began, then moves, then one end, then nothing, and nothing once it has decided"
  case phase = "a touch looks like what it is delivered as"
  case sameView = "a touch stays with its view and its window"
  case finite = "locations are finite numbers"
  case states = "a recognizer goes only to states that it may go to"
  case refusal = "an illegal state is refused, and the trace says so"
  case actions = "each state of a gesture has its one action, in order, and no other state has one"
  case tracking = "a control begins to follow a touch, goes on, and stops once"
  case controlEvents =
    "a control sends touchDown, then drags on the side where the finger is, then one up or a cancel; a switch only changes"
  case controlRest = "when every finger is long gone, no control follows a touch or is highlighted"
  case scrolling = "a scroll view tells of drag and deceleration in order, and rests in the end"
  case rows = "one row of a table is marked at a time, and none in the end"
  case rest = "when every finger and every button is long gone, recognizers are possible and have no touches"
  case nothingHeld = "when every finger is long gone, no touch is kept"
  case allTouches = "when every finger is long gone, the event has no touches"
  case sleep = "when nothing is left to do, run loops sleep"
  case nothingLeft = "when a device is gone, so is everything on it"
  case sameTrace = "the same case gives the same trace"
  case traceChangesNothing = "a trace changes nothing"
}

/// A rule that was broken.
public struct Problem: Sendable, CustomStringConvertible {
  /// The rule.
  public var rule: Rule
  /// The place of the step in which it was seen; as many as there are steps for the rest afterwards.
  public var step: Int
  /// What was seen.
  public var seen: String

  /// The rule, the step and what was seen.
  public var description: String { "broken: \(rule.rawValue)\n  at step \(step): \(seen)" }
}
