import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import ControlsExercises

final class ActionTableChecks: CheckCase {
  /// Targets, by their places.
  private let (a, b, c) = (0, 1, 2)

  func testTellsInTheOrderOfAdding() {
    check(
      "every target is told once, in the order of adding",
      .add(b, "press:", .touchDown), .add(a, "hold:", .touchDown), .add(c, "press:", .touchDown),
      .send(.touchDown), .add(a, "press:", .touchDown), .send(.touchDown))
    check(
      "the same if they listen to different events that are sent at once", .add(a, "press:", .touchUpInside),
      .add(b, "press:", .touchDown), .send([.touchDown, .touchUpInside]))
  }

  func testListensToAnyOfItsEvents() {
    check(
      "an entry is told once if it listens to one or more of the events",
      .add(a, "press:", [.touchDown, .touchUpInside]), .add(b, "press:", .touchUpInside), .send(.touchDown),
      .send(.touchUpInside), .send([.touchDown, .touchUpInside]), .send([.touchDown, .valueChanged]))
    check(
      "each of the 32 events is told to its own entry",
      (0..<UInt(32)).map { .add(Int($0), "press:", UIControl.Event(rawValue: 1 << $0)) }
        + (0..<UInt(32)).map { .send(UIControl.Event(rawValue: 1 << $0)) })
  }

  func testTheSameAgainOnlyAddsEvents() {
    check(
      "the same target and action again adds events to its entry, which keeps its place",
      .add(a, "press:", .touchDown), .add(b, "press:", [.touchDown, .touchUpInside]),
      .add(a, "press:", .touchUpInside), .add(a, "press:", .touchDown), .send(.touchDown),
      .send(.touchUpInside), .send([.touchDown, .touchUpInside]))
  }

  func testRemovesOnlyWhatIsAsked() {
    check(
      "removing takes some events of one target and action away",
      .add(a, "press:", [.touchDown, .touchUpInside]), .add(a, "hold:", .touchDown),
      .add(b, "press:", .touchDown), .remove(a, "press:", .touchDown), .send(.touchDown),
      .send(.touchUpInside), .remove(a, "press:", .touchUpInside), .send([.touchDown, .touchUpInside]))
    check(
      "removing may name events to which the entry doesn't listen",
      .add(a, "press:", [.touchDown, .touchUpInside]), .remove(a, "press:", [.touchDown, .valueChanged]),
      .send([.touchDown, .valueChanged]), .send(.touchUpInside))
    check(
      "removing what isn't in the table takes nothing away",
      .add(a, "press:", .touchDown), .add(nil, "press:", .touchDown), .remove(b, "press:", .touchDown),
      .remove(b, nil, .touchDown), .remove(a, "hold:", .touchDown), .remove(nil, "hold:", .touchDown),
      .send(.touchDown))
  }

  func testNilRemovesFromAll() {
    check(
      "remove with nil takes the only entry away", .add(nil, "press:", .touchDown),
      .remove(nil, "press:", .touchDown), .send(.touchDown))
    let entries: [TableCase.Step] = [
      .add(a, "press:", [.touchDown, .touchUpInside]), .add(b, "press:", .touchDown),
      .add(a, "hold:", .touchDown), .add(nil, "press:", [.touchDown, .touchUpInside]),
    ]
    for (target, action) in [(nil, "press:"), (a, nil), (nil, nil)] as [(Int?, String?)] where !hasFailed {
      check(
        "remove with nil means every entry, or every action",
        entries + [
          .remove(target, action, .touchDown), .send(.touchDown), .add(b, "press:", .touchUpInside),
          .add(a, "hold:", .touchUpInside), .send(.touchUpInside),
        ])
    }
  }

  func testAnActionWithoutATargetGoesAlongTheChain() {
    check(
      "an entry without a target is sent to nil",
      .add(nil, "press:", .touchDown), .add(a, "press:", .touchDown), .add(nil, "hold:", .touchUpInside),
      .send(.touchDown), .send(.touchUpInside), .add(nil, "press:", .touchUpInside), .send(.touchUpInside))
  }

  func testATargetThatIsGoneIsNotTold() {
    check(
      "a target that is gone is not told, and no other in its place",
      .add(a, "press:", .touchDown), .add(b, "press:", .touchDown), .release(a), .send(.touchDown),
      .add(nil, "press:", .touchUpInside), .send(.touchDown), .send(.touchUpInside))
    check(
      "a target that is added later comes last, whichever is gone",
      .add(a, "press:", .touchDown), .add(b, "press:", .touchDown), .release(a),
      .add(c, "press:", .touchDown), .send(.touchDown))
  }

  func testKeepsNoTargetAlive() {
    let table = ActionTable()
    weak var target: UIControl?
    do {
      let helper = UIControl()
      target = helper
      table.add(helper, action: Selector(("press:")), for: .touchUpInside)
      table.add(helper, action: Selector(("press:")), for: .touchDown)
      table.send(.touchUpInside, from: helper, with: nil)
      table.remove(helper, action: Selector(("press:")), for: .touchDown)
    }
    guard target != nil else { return }
    XCTFail(
      """
      asked: a table does not keep its targets alive
      expected: a control that was added as a target, and has sent, is gone when no one else keeps it
      got:      the table keeps it
      """)
  }

  func testANewTargetIsNotTheOneThatIsGone() {
    let table = ActionTable()
    let control = TableControl()
    var lines: [String] = []
    control.onSend = { lines.append($0) }
    let address: ObjectIdentifier
    do {
      let gone = UIControl()
      address = ObjectIdentifier(gone)
      table.add(gone, action: Selector(("press:")), for: .touchDown)
    }
    // The memory of an object that is gone is used again, most often by the next one of its size.
    var others: [UIControl] = []
    while others.count < 100, others.last.map({ ObjectIdentifier($0) }) != address {
      others.append(UIControl())
    }
    table.add(others.last, action: Selector(("press:")), for: .touchUpInside)
    for event in [UIControl.Event.touchDown, .touchUpInside] { table.send(event, from: control, with: nil) }
    checkTrace(
      ["sendAction press: to an object"], lines,
      asked: "A was added for touchDown, and is gone; B, which lies where A lay, is added for touchUpInside; "
        + "then touchDown and touchUpInside are sent")
  }

  func testAnActionMayUseTheTable() {
    let entries: [TableCase.Step] = [a, b, c].map { .add($0, "press:", .touchDown) }
    func check(_ asked: String, _ steps: TableCase.Step...) {
      self.check(asked, entries + steps + [.send(.touchDown), .send(.touchDown)])
    }
    check(
      "what an action adds is told from the next send on", .inItsAction(of: a, .add(c, "hold:", .touchDown)),
      .inItsAction(of: b, .add(a, "hold:", .touchDown)))
    check(
      "the next send may come in the same action",
      .inItsAction(of: a, .add(c, "hold:", [.touchUpInside, .valueChanged])),
      .inItsAction(of: a, .send(.touchUpInside)), .inItsAction(of: a, .remove(c, "hold:", .valueChanged)),
      .inItsAction(of: a, .send(.valueChanged)))
    check(
      "the same if it adds events to an entry that was told already, or comes later",
      .inItsAction(of: b, .add(a, "press:", .touchUpInside)),
      .inItsAction(of: b, .add(c, "press:", .touchUpInside)), .send(.touchDown), .send(.touchUpInside))
    check("an action may send further events", .inItsAction(of: a, .send(.touchDown)))
    let nested = (0..<6).reduce([TableCase.Step.send(.touchDown)]) { inner, _ in
      inner.map { .inItsAction(of: a, $0) } + [.send(.touchDown)]
    }
    self.check("an action may send within an action", [.add(a, "press:", .touchDown)] + nested)
    check("an action may remove its own entry", .inItsAction(of: a, .remove(a, "press:", .touchDown)))
    check(
      "what an action removes and adds again comes last",
      .inItsAction(of: a, .remove(a, "press:", .touchDown)),
      .inItsAction(of: a, .add(a, "press:", .touchDown)))
    check("after an action a target may be gone, which is then not told", .inItsAction(of: a, .release(b)))
  }

  func testHandsOverTheEvent() {
    check(
      "each action is sent with the event that led to it, if there is one",
      [.add(a, "press:", .touchDown), .add(nil, "hold:", .touchDown)]
        + Array(repeating: .send(.touchDown), count: 6))
    let (table, control, event) = (ActionTable(), TableControl(), UIEvent())
    var lines: [String] = []
    control.event = event
    control.onSend = { lines.append($0) }
    table.add(nil, action: Selector(("press:")), for: .touchDragInside)
    for _ in 1...2 { table.send(.touchDragInside, from: control, with: event) }
    checkTrace(
      Array(repeating: "sendAction press: to nil", count: 2), lines,
      asked: "touchDragInside is sent for each of two moves, which come in one and the same event object")
  }

  func testTheControlMayBeHiddenOrDisabled() {
    for change in [TableCase.Change.disables, .hides] where !hasFailed {
      check(
        "an action hides or disables the control: the others are told all the same, and all in the next send",
        .add(a, "press:", .touchDown), .add(b, "press:", .touchDown), .inItsAction(of: a, .app(change)),
        .send(.touchDown), .send(.touchDown))
    }
  }

  func testCallsTheControlThatSends() {
    check(
      "send calls sendAction(_:to:for:) of the control that it's given",
      .add(a, "press:", .touchDown), .send(.touchDown), .send(.touchDown, fromTheOther: true),
      .send(.touchDown))
    check(
      "the same for those that are told after an action which sends from another control",
      .add(a, "press:", .touchDown), .add(b, "press:", .touchDown), .add(c, "press:", .touchUpInside),
      .inItsAction(of: a, .send(.touchUpInside, fromTheOther: true)), .send(.touchDown), .send(.touchDown))
    let (table, control) = (ActionTable(), TableControl())
    var lines: [String] = []
    control.onSend = { lines.append($0) }
    table.add(control, action: Selector(("press:")), for: .touchDown)
    table.add(nil, action: Selector(("hold:")), for: .touchDown)
    table.send(.touchDown, from: control, with: nil)
    checkTrace(
      ["sendAction press: to an object", "sendAction hold: to nil"], lines,
      asked: "a control that is its own target sends, and then to nil")
  }

  func testUsesNoOtherTable() {
    let example = TableCase(steps: [
      .add(a, "press:", .touchDown), .add(nil, "press:", .touchDown), .send(.touchDown),
      .remove(a, nil, .touchDown),
    ])
    if let help = TableTwins(example: example).helpFromTheEngine {
      XCTFail("asked: a table of your own\n\(help)")
    }
  }

  func testHoldsNothingOfItself() {
    let (control, press) = (TableControl(), Selector(("press:")))
    weak var kept: ActionTable?
    do {
      let table = ActionTable()
      kept = table
      var depth = 0
      control.onSend = { [unowned table] _ in
        depth += 1
        if depth == 1 { table.send(.touchDown, from: control, with: nil) }
        table.add(nil, action: press, for: .valueChanged)
        table.remove(nil, action: press, for: .valueChanged)
      }
      table.add(control, action: press, for: [.touchDown, .touchUpInside])
      table.add(nil, action: press, for: .touchUpInside)
      for event in [nil, UIEvent()] { table.send([.touchDown, .touchUpInside], from: control, with: event) }
      table.remove(control, action: press, for: .touchDown)
      table.remove(nil, action: nil, for: .touchUpInside)
      table.add(control, action: press, for: .touchDown)
    }
    guard kept != nil else { return }
    XCTFail(
      """
      asked: an app adds, sends, removes and adds again, and lets go of the table, but not of the control
      expected: the table is gone
      got:      something keeps it
      """)
  }

  func testHoldsInAnyApp() {
    forAll(
      "a table does the same in any app: for any targets, whatever an action does, however the control is",
      count: 40,
      generate: TableRecipe.makeCase, shrink: \.smaller, describe: \.description
    ) { TableTwins(example: $0).difference }
  }

  private func check(
    _ asked: String, _ steps: TableCase.Step..., file: StaticString = #filePath, line: UInt = #line
  ) { check(asked, steps, file: file, line: line) }

  private func check(
    _ asked: String, _ steps: [TableCase.Step], file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let difference = TableTwins(example: TableCase(steps: steps)).difference else { return }
    XCTFail("asked: \(asked)\n\(difference)", file: file, line: line)
  }
}
