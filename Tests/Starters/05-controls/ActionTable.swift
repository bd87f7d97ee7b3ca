import TouchKit

/// Exercise 5.3: The table of targets and actions (build, 20 points, 30 minutes).
///
/// **Given.** The list behind `addTarget(_:action:for:)`, which does nothing yet.
///
/// **Task.** Write it.
///
/// - `add`: the same target and action once more only adds events to the entry, which keeps its place. A target may be
///   `nil`, for the responder chain.
/// - `remove` takes events away, with `nil` from all entries, or from all actions. An entry without events is gone.
/// - `send` calls `control.sendAction(_:to:for:)` once for each entry that listens to at least one of the events, in the
///   order of adding. The control may be hidden or disabled.
/// - The table keeps no target alive. When one is gone, its entry tells no one: it isn't an entry without a target.
/// - An action may use the table. What it adds is told from the next `send` on.
/// - Don't use a control's own table.
///
/// Check: make check EXERCISE=5.3
/// Hint:  make hint EXERCISE=5.3 RUNG=1
/// Read:  chapters/05-controls/README.md#the-button-whose-target-is-gone
class ActionTable {
  /// Adds an action for some events, of a target or of the responder chain.
  func add(_ target: AnyObject?, action: Selector, for events: UIControl.Event) {
    // Make an entry, or add to one.
  }

  /// Removes some events from an action, from all of a target's actions, from an action of all entries, or from all.
  func remove(_ target: AnyObject?, action: Selector?, for events: UIControl.Event) {
    // Take events away.
  }

  /// Sends the action of every entry that listens to at least one of the events to its target, with the event.
  func send(_ events: UIControl.Event, from control: UIControl, with event: UIEvent?) {
    // Call control.sendAction(_:to:for:).
  }
}
