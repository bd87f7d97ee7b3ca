import TouchKit
import XCTest

/// Actions that look for their target along the chain (facts R17–R20).
final class ActionTests: XCTestCase {
  private class Page: UIView {
    var saved: [String] = []
    func save(_ sender: UIView) { saved.append(sender.traceName) }
    func done() { saved.append("done") }
    override class var actions: [ActionMethod] {
      super.actions + [ActionMethod("save:", Page.save), ActionMethod("done", Page.done)]
    }
  }

  private final class FocusView: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  /// As in UIKit code: the action is overridden, and answered for.
  private final class CopyingView: UIView {
    var copied: [String] = []
    var isEmpty = false
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
      if action == Selector(("copy:")) { return !isEmpty }
      return super.canPerformAction(action, withSender: sender)
    }
    override func copy(_ sender: ActionObject?) { copied.append("copy") }
  }

  func testR17_canPerformActionIsTrueForWhatTheClassListsElseTheNextOneIsAsked() {
    let stage = Stage()
    let page = stage.add(Page(), "page")
    let view = stage.add("view", in: page)
    XCTAssertTrue(page.canPerformAction(Selector(("save:")), withSender: nil))
    XCTAssertTrue(view.canPerformAction(Selector(("save:")), withSender: nil), "the next one can")
    XCTAssertFalse(page.canPerformAction(Selector(("load:")), withSender: nil))
    XCTAssertFalse(view.canPerformAction(Selector(("copy:")), withSender: nil))
    XCTAssertTrue(view.canPerformAction(Selector(("done")), withSender: nil))
    view.removeFromSuperview()
    XCTAssertFalse(view.canPerformAction(Selector(("save:")), withSender: nil))
  }

  func testR17_theTargetIsTheFirstThatCanPerformItItself() {
    let stage = Stage()
    let outer = stage.add(Page(), "outer")
    let inner = stage.add(Page(), "inner", in: outer)
    let view = stage.add("view", in: inner)
    XCTAssertTrue(view.target(forAction: Selector(("save:")), withSender: nil) as? UIView === inner)
    XCTAssertTrue(outer.target(forAction: Selector(("save:")), withSender: nil) as? UIView === outer)
    XCTAssertNil(view.target(forAction: Selector(("load:")), withSender: nil))
    let copying = stage.add(CopyingView(), "copying", in: outer)
    let leaf = stage.add("leaf", in: copying)
    XCTAssertTrue(leaf.target(forAction: Selector(("copy:")), withSender: nil) as? UIView === copying)
    XCTAssertTrue(leaf.target(forAction: Selector(("save:")), withSender: nil) as? UIView === outer)
  }

  func testR17_anOverrideOfTargetSendsTheActionElsewhere() {
    final class Pointing: UIView {
      var helper: UIResponder?
      override func target(forAction action: Selector, withSender sender: ActionObject?) -> ActionObject? {
        helper ?? super.target(forAction: action, withSender: sender)
      }
    }
    let stage = Stage()
    let helper = Page()
    let pointing = stage.add(Pointing(), "pointing")
    pointing.helper = helper
    let sender = stage.add("sender", in: pointing)
    XCTAssertTrue(stage.app.sendAction(Selector(("save:")), to: nil, from: sender, for: nil))
    XCTAssertEqual(helper.saved, ["sender"])
  }

  func testR18_withoutATargetTheFirstResponderIsAskedFirst() {
    let stage = Stage()
    let one = stage.add(Page(), "one")
    let other = stage.add(Page(), "other")
    let focus = stage.add(FocusView(), "focus", in: one)
    let button = stage.add("button", in: other)
    focus.becomeFirstResponder()
    XCTAssertTrue(stage.app.sendAction(Selector(("save:")), to: nil, from: button, for: nil))
    XCTAssertEqual(one.saved, ["button"])
    XCTAssertEqual(other.saved, [], "the sender's own chain is not asked")
  }

  func testR18_withoutAFirstResponderTheSendersChainIsAsked() {
    let stage = Stage()
    let page = stage.add(Page(), "page")
    let button = stage.add("button", in: page)
    stage.trace.removeAll()
    XCTAssertTrue(stage.app.sendAction(Selector(("save:")), to: nil, from: button, for: nil))
    XCTAssertEqual(page.saved, ["button"])
    XCTAssertEqual(
      stage.lines(.responders),
      [
        "-[UIApplication sendAction:to:from:forEvent:]", "-[button canPerformAction:withSender:]",
        "-[button nextResponder]", "-[page canPerformAction:withSender:]", "page: performs save:",
      ])
    XCTAssertFalse(stage.app.sendAction(Selector(("load:")), to: nil, from: button, for: nil))
    XCTAssertFalse(stage.app.sendAction(Selector(("save:")), to: nil, from: nil, for: nil))
  }

  func testR18_aGivenTargetGetsTheActionDirectly() {
    let stage = Stage()
    let page = stage.add(Page(), "page")
    let far = Page()
    let button = stage.add("button", in: page)
    XCTAssertTrue(stage.app.sendAction(Selector(("save:")), to: far, from: button, for: nil))
    XCTAssertTrue(stage.app.sendAction(Selector(("done")), to: far, from: nil, for: nil))
    XCTAssertEqual(far.saved, ["button", "done"])
    XCTAssertEqual(page.saved, [])
    XCTAssertEqual(stage.receivers(of: .canPerformAction), [])
    XCTAssertFalse(stage.app.sendAction(Selector(("load:")), to: far, from: button, for: nil))
    XCTAssertFalse(stage.app.sendAction(Selector(("save:")), to: PlainDelegate(), from: button, for: nil))
    XCTAssertEqual(stage.refusals.count, 2)
  }

  func testR19_exactlyOnePerformsTheActionAndItDoesNotBubble() {
    let stage = Stage()
    let outer = stage.add(Page(), "outer")
    let inner = stage.add(Page(), "inner", in: outer)
    let button = stage.add("button", in: inner)
    stage.app.sendAction(Selector(("save:")), to: nil, from: button, for: nil)
    XCTAssertEqual(inner.saved, ["button"])
    XCTAssertEqual(outer.saved, [])
    XCTAssertEqual(stage.receivers(of: .canPerformAction), ["button", "inner"])
  }

  func testR20_editingActionsGoToTheFirstThatOffersThemFromTheFirstResponderUp() {
    let stage = Stage()
    let outer = stage.add(CopyingView(), "outer")
    let inner = stage.add(CopyingView(), "inner", in: outer)
    inner.becomeFirstResponder()
    XCTAssertTrue(stage.app.sendAction(Selector(("copy:")), to: nil, from: nil, for: nil))
    XCTAssertEqual(inner.copied, ["copy"])
    inner.isEmpty = true
    XCTAssertTrue(stage.app.sendAction(Selector(("copy:")), to: nil, from: nil, for: nil))
    XCTAssertEqual(inner.copied, ["copy"])
    XCTAssertEqual(outer.copied, ["copy"])
    for action in ["cut:", "paste:", "select:", "selectAll:", "delete:"] {
      XCTAssertFalse(stage.app.sendAction(Selector(action), to: nil, from: nil, for: nil), action)
    }
    XCTAssertEqual(stage.refusals, [])
  }

  func testR18_resignFirstResponderSentToNobodyMakesTheKeyboardGo() {
    let stage = Stage()
    let field = stage.add(UITextField(), "field")
    field.becomeFirstResponder()
    XCTAssertTrue(stage.app.sendAction(Selector(("resignFirstResponder")), to: nil, from: nil, for: nil))
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertFalse(stage.app.inputViews.isVisible)
  }

  func testR20_everyEditingActionReachesItsOverride() {
    final class Editor: UIView {
      var heard: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool { true }
      override func cut(_ sender: ActionObject?) { heard.append("cut:") }
      override func copy(_ sender: ActionObject?) { heard.append("copy:") }
      override func paste(_ sender: ActionObject?) { heard.append("paste:") }
      override func select(_ sender: ActionObject?) { heard.append("select:") }
      override func selectAll(_ sender: ActionObject?) { heard.append("selectAll:") }
      override func delete(_ sender: ActionObject?) { heard.append("delete:") }
    }
    let stage = Stage()
    let editor = stage.add(Editor(), "editor")
    editor.becomeFirstResponder()
    let actions = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"]
    for action in actions { stage.app.sendAction(Selector(action), to: nil, from: nil, for: nil) }
    XCTAssertEqual(editor.heard, actions)
    XCTAssertFalse(stage.app.sendAction(Selector(("print:")), to: nil, from: nil, for: nil))
    XCTAssertEqual(stage.refusals.count, 1, "it says it can, but there is no such method")
  }

  func testR17_aChainThatBitesItsOwnTailEndsTheSearch() {
    final class Loop: UIView {
      var target: UIResponder?
      override var next: UIResponder? { target }
    }
    let stage = Stage()
    let loop = stage.add(Loop(), "loop")
    loop.target = loop
    XCTAssertFalse(loop.canPerformAction(Selector(("save:")), withSender: nil))
    XCTAssertNil(loop.target(forAction: Selector(("save:")), withSender: nil))
    XCTAssertFalse(stage.app.sendAction(Selector(("save:")), to: nil, from: loop, for: nil))
    XCTAssertFalse(stage.refusals.isEmpty)
  }

  func testR18_anOverriddenSendActionSeesEveryAction() {
    final class App: UIApplication {
      var actions: [String] = []
      override func sendAction(
        _ action: Selector, to target: ActionObject?, from sender: ActionObject?, for event: UIEvent?
      ) -> Bool {
        actions.append("\(action)")
        return super.sendAction(action, to: target, from: sender, for: event)
      }
    }
    let app = App()
    let stage = Stage(application: app)
    let page = stage.add(Page(), "page")
    XCTAssertTrue(app.sendAction(Selector(("done")), to: nil, from: page, for: nil))
    XCTAssertEqual(app.actions, ["done"])
    XCTAssertEqual(page.saved, ["done"])
  }

  // MARK: The edit menu

  private final class Menus: UIEditMenuInteractionDelegate {
    var suggested: [String] = []
    var menu: ([UIMenuElement]) -> UIMenu? = { _ in nil }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      suggested = suggestedActions.map { $0.title }
      return menu(suggestedActions)
    }
  }

  func testR24_theEditMenuSuggestsWhatTheChainCanPerform() throws {
    let (stage, menus) = (Stage(), Menus())
    let page = stage.add(Page(), "page")
    let note = stage.add(CopyingView(), "note", CGRect(0, 0, 100, 100), in: page)
    let interaction = UIEditMenuInteraction(delegate: menus)
    page.addInteraction(interaction)
    XCTAssertTrue(interaction.view === page)
    func present(_ x: CGFloat) {
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: x, y: 50)))
    }
    present(200)
    XCTAssertEqual(menus.suggested, [])
    XCTAssertNil(interaction.visibleMenu)
    present(50)
    XCTAssertEqual(menus.suggested, ["Copy"], "the chain begins at the view under the point")
    XCTAssertFalse(note.isFirstResponder, "which need not be the first responder")
    interaction.choose(try XCTUnwrap(interaction.visibleMenu?.children.first))
    XCTAssertEqual(note.copied, ["copy"])
    XCTAssertNil(interaction.visibleMenu)
    note.isEmpty = true
    present(50)
    XCTAssertNil(interaction.visibleMenu)
  }

  func testR24_theDelegateAddsCommandsThatTheChainIsAskedForToo() throws {
    let (stage, menus) = (Stage(), Menus())
    let page = stage.add(Page(), "page")
    let note = stage.add(CopyingView(), "note", in: page)
    let interaction = UIEditMenuInteraction(delegate: menus)
    note.addInteraction(interaction)
    var marked = 0
    menus.menu = {
      UIMenu(
        children: $0 + [
          UICommand(title: "Done", action: Selector(("done"))),
          UICommand(title: "Load", action: Selector(("load:"))), UIAction(title: "Mark") { _ in marked += 1 },
        ])
    }
    func present() {
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: "note", sourcePoint: CGPoint(x: 50, y: 50)))
    }
    present()
    let children = try XCTUnwrap(interaction.visibleMenu?.children)
    XCTAssertEqual(children.map { $0.title }, ["Copy", "Done", "Mark"], "no one can load")
    interaction.choose(children[1])
    XCTAssertEqual(page.saved, ["done"])
    interaction.choose(children[2])
    XCTAssertEqual(marked, 0, "the menu is gone")
    present()
    interaction.choose(children[2])
    XCTAssertEqual(marked, 0, "it is of a menu that is gone")
    interaction.choose(try XCTUnwrap(interaction.visibleMenu?.children.last))
    XCTAssertEqual(marked, 1)
    menus.menu = { _ in UIMenu() }
    present()
    XCTAssertNil(interaction.visibleMenu, "an empty menu is none")
  }

  func testAnInteractionIsInOneViewAtATime() {
    let (one, other) = (UIView(), UIView())
    let interaction = UIEditMenuInteraction(delegate: nil)
    one.addInteraction(interaction)
    one.addInteraction(interaction)
    XCTAssertEqual(one.interactions.count, 1)
    other.interactions = [interaction]
    XCTAssertEqual([one.interactions.count, other.interactions.count], [0, 1])
    XCTAssertTrue(interaction.view === other)
    one.removeInteraction(interaction)
    XCTAssertTrue(interaction.view === other)
    other.interactions = []
    XCTAssertNil(interaction.view)
  }
}
