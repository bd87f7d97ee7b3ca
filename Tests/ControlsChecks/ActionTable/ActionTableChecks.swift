import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import ControlsExercises

final class ActionTableChecks: CheckCase {
  func testTellsInTheOrderOfAdding() {
    compare("every target is told once, in the order of adding", [], count: 60)
  }

  func testListensToAnyOfItsEvents() {
    compare("an entry is told once if it listens to one or more of the events", [.severalEvents])
  }

  func testTheSameAgainOnlyAddsEvents() {
    compare("the same target and action again adds events to its entry", [.again, .severalEvents])
  }

  func testRemovesOnlyWhatIsAsked() {
    compare(
      "removing takes some events of one target and action away", [.removal, .severalEvents, .again],
      count: 60)
  }

  func testNilRemovesFromAll() {
    compare(
      "remove with nil means every target, or every action",
      [.removalOfMany, .removal, .severalEvents, .withoutTarget, .again], count: 60)
  }

  func testAnActionWithoutATargetGoesAlongTheChain() {
    compare("an entry without a target is sent to nil, and the page performs it", [.withoutTarget, .again])
  }

  func testATargetThatIsGoneIsNotTold() {
    compare(
      "a target that is gone is not told, and no other in its place",
      [.release, .withoutTarget, .severalEvents])
  }

  func testActionsMaySendAndLetTargetsGo() {
    compare(
      "an action may send further events, and after an action a target may be gone, which is then not told",
      [.actsInActions, .severalEvents, .again], count: 45)
  }

  func testActionsMayDoAnythingWithTheTable() {
    forAll(
      "what an action adds is told from the next send on; all others are told as if nothing had been added",
      count: 60, generate: BusyTableRecipe().makeCase, shrink: \.smaller,
      describe: { $0.description + ", and so can a text field" }
    ) { TableTwins(example: $0).differenceWhereStated }
  }

  func testTwoTablesKnowNothingOfEachOther() {
    let recipe = TableRecipe(spices: [
      .severalEvents, .again, .removal, .removalOfMany, .release, .withoutTarget,
    ])
    forAll("two tables know nothing of each other", count: 20) { random in
      (recipe.makeCase(&random), recipe.makeCase(&random))
    } shrink: { one, other in
      one.smaller.map { ($0, other) } + other.smaller.map { (one, $0) }
    } describe: { _ in
      "meanwhile another table, of a control on another page, does other steps"
    } check: {
      TableTwins(example: $0.0).difference(beside: $0.1)
    }
  }

  func testCallsTheControlThatSends() {
    let page = TablePage()
    let table = ActionTable()
    let target = page.makeTarget("A")
    let other = TableControl()
    other.onSend = { page.note("the other control: \($0)") }
    table.add(target, action: Selector(("press:")), for: .touchUpInside)
    for control in [page.control, other, page.control] {
      table.send(.touchUpInside, from: control, with: nil)
    }
    let one = ["sendAction press: to A", "A performs press:"]
    checkTrace(
      one + ["the other control: " + one[0], one[1]] + one, page.lines,
      asked: "send is asked for three times: from a control, from another one, and from the first one again")
  }

  func testKeepsNoTargetAlive() {
    let page = TablePage()
    let table = ActionTable()
    weak var target: TableTarget?
    do {
      let helper = page.makeTarget("A")
      target = helper
      table.add(helper, action: Selector(("press:")), for: .touchUpInside)
      table.add(helper, action: Selector(("press:")), for: .touchDown)
      table.add(helper, action: Selector(("hold:")), for: .touchDown)
      table.send(.touchUpInside, from: page.control, with: nil)
      table.remove(helper, action: Selector(("press:")), for: .touchDown)
      table.remove(helper, action: Selector(("hold:")), for: .touchDown)
    }
    if target != nil {
      XCTFail(
        """
        asked: a table does not keep its targets alive
        the only other reference to A is gone, but A is still there: the table holds it
        """)
    }
    weak var sender: TableControl?
    do {
      let control = TableControl()
      sender = control
      table.add(control, action: Selector(("press:")), for: .touchUpInside)
      table.send(.touchUpInside, from: control, with: nil)
    }
    guard sender != nil else { return }
    XCTFail(
      """
      asked: a table does not keep its targets alive
      a control that is its own target has sent; the only other reference to it is gone, but it is still there
      """)
  }

  func testAnActionMayDoAnything() {
    let page = TablePage()
    let tables = [ActionTable(), ActionTable()]
    let targets = ["A", "B", "C"].map(page.makeTarget)
    for target in targets[...1] { tables[0].add(target, action: Selector(("press:")), for: .touchUpInside) }
    tables[1].add(targets[2], action: Selector(("hold:")), for: .touchDown)
    let other = TableControl(frame: page.control.frame)
    page.page.addSubview(other)
    targets[0].onAction = { line in
      page.note(line)
      tables[1].send(.touchDown, from: other, with: nil)
      page.control.removeFromSuperview()
    }
    withExtendedLifetime(targets) { tables[0].send(.touchUpInside, from: page.control, with: nil) }
    checkTrace(
      [
        "sendAction press: to A", "A performs press:", "C performs hold:", "sendAction press: to B",
        "B performs press:",
      ], page.lines,
      asked:
        "in its action, A has another table send hold: to C, and takes the control off the page; B is told, too"
    )
  }

  func testANewTargetIsNotTheOneThatIsGone() {
    let page = TablePage()
    let table = ActionTable()
    let address: ObjectIdentifier
    do {
      let gone = page.makeTarget("A")
      address = ObjectIdentifier(gone)
      table.add(gone, action: Selector(("press:")), for: .touchDown)
    }
    // The memory of an object that is gone is used again, most often by the next one of its size.
    var others: [TableTarget] = []
    while others.count < 100, others.last.map({ ObjectIdentifier($0) }) != address {
      others.append(page.makeTarget("B"))
    }
    guard let new = others.last, ObjectIdentifier(new) == address else { return }
    table.add(new, action: Selector(("press:")), for: .touchUpInside)
    for (event, name) in [(UIControl.Event.touchDown, "touchDown"), (.touchUpInside, "touchUpInside")] {
      page.note("— send \(name)")
      table.send(event, from: page.control, with: nil)
    }
    checkTrace(
      ["— send touchDown", "— send touchUpInside", "sendAction press: to B", "B performs press:"], page.lines,
      asked: "A was added for touchDown, and is gone. B, which lies where A lay, is added for touchUpInside")
  }

  func testASubclassMayRetarget() {
    let page = TablePage()
    let table = ActionTable()
    let a = page.makeTarget("A")
    let b = page.makeTarget("B")
    page.control.redirection = b
    let object = PlainTarget()
    let all: [AnyObject] = [a, page.control, object]
    for target in all { table.add(target, action: Selector(("press:")), for: .touchUpInside) }
    table.send(.touchUpInside, from: page.control, with: nil)
    checkTrace(
      ["A", "Control", "an object"].flatMap { ["sendAction press: to \($0)", "B performs press:"] },
      page.lines,
      asked: """
        an action to A, to the control itself and to an object that is no responder, from a control that overrides \
        sendAction and sends everything to B
        """)
  }

  func testHandsOverTheEvent() {
    let page = TablePage()
    let table = ActionTable()
    let target = page.makeTarget("A")
    let event = page.stage.event
    table.add(target, action: Selector(("press:")), for: .touchUpInside)
    table.send(.touchUpInside, from: page.control, with: event)
    var events = page.control.events
    if events.count == 1, events.allSatisfy({ $0 === event }) {
      table.add(target, action: Selector(("hold:")), for: .touchUpInside)
      table.add(nil, action: Selector(("press:")), for: .touchUpInside)
      for event in SomeEvent.all {
        let before = page.control.events.count
        table.send(.touchUpInside, from: page.control, with: event)
        events = Array(page.control.events.dropFirst(before))
        guard events.count == 3, events.allSatisfy({ $0 === event }) else {
          let kind = event.map { "an event of type \($0.type), a \(type(of: $0))" } ?? "no event"
          return XCTFail(
            """
            asked: a further send, with three entries, of which one has no target, and with \(kind)
            got: not each of three calls has the event of its send
            """)
        }
      }
      return
    }
    let got =
      switch events.count {
      case 0: "it is not called"
      case 1: "it is called without the event"
      default: "it is called \(events.count) times"
      }
    XCTFail("asked: sendAction(_:to:for:) is called once, with the event that led to it\ngot: \(got)")
  }

  func testAnActionMayRemoveItself() {
    let page = TablePage()
    let table = ActionTable()
    let names = TableCase.targets.prefix(5)
    let targets = names.map(page.makeTarget)
    for target in targets { table.add(target, action: Selector(("press:")), for: .touchUpInside) }
    targets[0].onAction = { line in
      page.note(line)
      table.remove(targets[0], action: Selector(("press:")), for: .touchUpInside)
    }
    for _ in 0..<2 {
      page.note("— send touchUpInside")
      table.send(.touchUpInside, from: page.control, with: nil)
    }
    let once = names.map { ["sendAction press: to \($0)", "\($0) performs press:"] }
    checkTrace(
      ["— send touchUpInside"] + once.joined() + ["— send touchUpInside"] + once.dropFirst().joined(),
      page.lines, asked: "A removes itself in its action; the others are told in both rounds")
  }

  func testUsesNoOtherTable() {
    forAll(
      "a table of your own", count: 20, generate: TableRecipe(spices: [.severalEvents]).makeCase,
      shrink: \.smaller, describe: { _ in "a control, whose own table must stay empty" }
    ) { TableTwins(example: $0).helpFromTheEngine }
  }

  private func compare(
    _ asked: String, _ spices: Set<TableRecipe.Spice>, count: Int = 30, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    forAll(
      asked, count: count, file: file, line: line, generate: TableRecipe(spices: spices).makeCase,
      shrink: \.smaller,
      describe: \.description
    ) { TableTwins(example: $0).difference }
  }
}

/// A target that is no responder.
private final class PlainTarget {}
