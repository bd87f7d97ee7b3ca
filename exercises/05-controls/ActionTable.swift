import TouchKit

/// Exercise 5.3: The table of targets and actions (build, 20 points, 30 minutes).
///
/// **Given.** What stands behind `addTarget(_:action:for:)`: a list of who is to be told of which control events. The
/// three methods below do nothing yet.
///
/// **Task.** Write the table.
///
/// - `add`: a target without an object, `nil`, is allowed. The same target and action once more only adds events to the
///   entry that is there; it keeps its place.
/// - `remove`: takes events away from an entry; one without events is gone. `nil` for the target means every entry,
///   also those without a target; `nil` for the action means every action.
/// - `send`: for each entry that listens to at least one of the events, in the order in which they were added, call
///   `control.sendAction(_:to:for:)` once, with the entry's action and target and the event. That method is the door to
///   the application: it looks for a responder that performs an action without a target, and a subclass of the control
///   may send it somewhere else. It does not matter whether the control is enabled or can be seen. What an action adds
///   is told from the next `send` on. Whether this `send` still tells an entry that an action removes is not judged.
///
/// **Keep.** The table keeps no target alive. When a target is gone, its entry tells no one: it is *not* an entry
/// without a target. `addTarget` and `sendActions`, of this control or another, are the engine's table; leave them
/// alone.
///
/// **Judged.** Random additions, removals, targets that go and events, with the engine's table side by side: the same
/// actions to the same targets in the same order.
///
/// Check: make check EXERCISE=5.3
/// Hint:  make hint EXERCISE=5.3 RUNG=1
/// Read:  chapters/05-controls/README.md#targets-are-not-kept-alive
class ActionTable {
  /// Adds an action for some events.
  func add(_ target: AnyObject?, action: Selector, for events: UIControl.Event) {
    // Make an entry, or add to one.
  }

  /// Removes some events from an action, from all of a target's actions, from an action of all targets, or from all.
  func remove(_ target: AnyObject?, action: Selector?, for events: UIControl.Event) {
    // Take events away.
  }

  /// Tells every entry that listens to at least one of the events.
  func send(_ events: UIControl.Event, from control: UIControl, with event: UIEvent?) {
    // Call control.sendAction(_:to:for:).
  }
}
