import XCTest

@testable import TouchFigures

final class ChainFigureTests: XCTestCase {
  private final class KeepingView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private final class FocusView: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override class var actions: [ActionMethod] { [ActionMethod("save", FocusView.save)] }
    func save() {}
  }
  private final class EndlessView: UIView {
    override var next: UIResponder? { self }
  }

  /// Chains are about objects, which must not make room for others.
  private var devices: [Device] = []

  /// A view in the window of an app, and what happened while something was done.
  private func chain<View: UIView>(
    _ view: View, with inner: UIView? = nil, _ act: (Device, View) -> Void
  ) -> ChainFigure.Chain {
    let device = Device(profile: .iOS12)
    devices.append(device)
    device.launch { _ in
      let window = UIWindow(frame: device.screen.bounds)
      view.frame = window.bounds
      window.addSubview(view)
      if let inner {
        inner.frame = window.bounds
        view.addSubview(inner)
      }
      window.makeKeyAndVisible()
    }
    if view.canBecomeFirstResponder { view.becomeFirstResponder() }
    let trace = Trace()
    device.trace = trace
    var chain = ChainFigure.Chain("chain", from: inner ?? view)
    act(device, view)
    chain.mark(trace.entries)
    return chain
  }

  private func touch(_ device: Device) {
    device.digitizer.report([Contact(index: 0, phase: .began, location: CGPoint(x: 0.5, y: 0.5))])
    device.settle()
  }

  func testPictureOfATouchThatGoesAllTheWay() {
    let chain = chain(UIView()) { device, _ in touch(device) }
    XCTAssertEqual(
      ChainFigure([chain]).picture(),
      """
      chain
        ● UIView
      ↓ ● UIWindow
      ↓ ◒ UIApplication

      ● is told, tells the next
      ◒ is told, and is the last

      """)
    XCTAssertEqual(chain.links.map { $0.messages }, Array(repeating: ["touchesBegan"], count: 3))
  }

  func testAControllerStandsBesideTheViewsAndBetweenTwoOfThem() throws {
    let device = Device(profile: .iOS12)
    devices.append(device)
    let inner = UIView()
    device.launch { _ in
      let page = UIViewController()
      page.view.addSubview(inner)
      let window = UIWindow(frame: device.screen.bounds)
      window.rootViewController = page
      window.makeKeyAndVisible()
    }
    let figure = ChainFigure([ChainFigure.Chain("chain", from: inner)])
    XCTAssertEqual(
      figure.treeText,
      "The views, each in the next one: UIView, UIView, UIWindow. The chain has them in the same order, and between or "
        + "after them UIViewController right after UIView and UIApplication right after UIWindow.")
    let svg = figure.treeSVG()
    XCTAssertEqual(try WellFormed(svg).counts["rect"], 1 + 5)
    // Views on the left, everything else in one column beside them.
    XCTAssertEqual(svg.components(separatedBy: "class=\"view depth-1\" x=\"12\"").count - 1, 3)
    let others = svg.components(separatedBy: "class=\"view depth-3\" x=\"").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    XCTAssertEqual(others.count, 2)
    XCTAssertEqual(Set(others).count, 1)
    XCTAssertGreaterThan(others.first.flatMap { Double($0) } ?? 0, 90)
    // One superview is not next: that of the controller's view.
    XCTAssertEqual(svg.components(separatedBy: "class=\"lane\" d=\"M22").count - 1, 1)
    XCTAssertEqual(svg.components(separatedBy: "class=\"head\"").count - 1, 4 + 1)
  }

  func testWhoKeepsATouchIsMarkedAndNoOneAfterIt() {
    let chain = chain(KeepingView(), with: UIView()) { device, _ in touch(device) }
    XCTAssertEqual(chain.links.map { $0.part }, [.forwards, .keeps, .untold, .untold])
    XCTAssertEqual(
      ChainFigure([chain]).alternativeText,
      "chain: UIView, then KeepingView, then UIWindow, then UIApplication. UIView is told and tells the next one. "
        + "KeepingView is told and keeps it. UIWindow and UIApplication are told nothing.")
  }

  func testAControlAsksTheOthersOnly() {
    let chain = chain(UIControl()) { device, _ in touch(device) }
    XCTAssertEqual(chain.links.map { $0.part }, [.keeps, .asked, .asked])
  }

  func testActionsAndTheFirstResponder() {
    let chain = chain(FocusView()) { _, _ in
      UIApplication.shared.sendAction(Selector(("save")), to: nil, from: nil, for: nil)
    }
    XCTAssertEqual(chain.links.map { $0.part }, [.performs, .untold, .untold])
    XCTAssertEqual(chain.links.map { $0.isFirstResponder }, [true, false, false])
    XCTAssertTrue(ChainFigure([chain]).picture().contains("◆ FocusView  ◀ first responder, performs save\n"))
  }

  func testAChainWithoutAnEventHasNoLegend() {
    let chain = chain(UIView()) { _, _ in }
    XCTAssertEqual(ChainFigure([chain]).picture(), "chain\n  ○ UIView\n↓ ○ UIWindow\n↓ ○ UIApplication\n")
    XCTAssertEqual(ChainFigure([chain]).alternativeText, "chain: UIView, then UIWindow, then UIApplication.")
    XCTAssertEqual(ChainFigure().picture(), "")
    XCTAssertEqual(ChainFigure().alternativeText, "There is no chain.")
  }

  func testAChainWithoutAnEndIsCutOff() {
    let chain = chain(EndlessView()) { _, _ in }
    XCTAssertEqual(chain.links.count, 60)
  }

  func testTheDocumentIsWellFormedAndHoldsItsText() throws {
    let one = chain(KeepingView(), with: UIView()) { device, _ in touch(device) }
    var other = chain(FocusView()) { _, _ in }
    other.title = "\"a\" <b> & c"
    for figure in [ChainFigure(), ChainFigure([one]), ChainFigure([one, other])] {
      let document = try WellFormed(figure.svg(identifier: "R1"))
      XCTAssertEqual(document.texts["desc"], figure.alternativeText)
      XCTAssertEqual(document.texts["title"], figure.title)
      // The two chains lead to windows and applications of their own: no box is shared.
      let boxes = figure.chains.reduce(0) { $0 + $1.links.count }
      XCTAssertEqual(document.counts["rect"], boxes + 1)
    }
  }

  func testChainsShareTheBoxesFromWhereTheyMeet() throws {
    let device = Device()
    let (left, right, root) = (UIView(), UIView(), UIView())
    device.launch("App") { _ in
      let window = UIWindow(frame: device.screen.bounds)
      for view in [left, right] { root.addSubview(view) }
      window.addSubview(root)
      window.makeKeyAndVisible()
    }
    let chains = [left, right].map { ChainFigure.Chain("a chain", from: $0) }
    let document = try WellFormed(ChainFigure(chains).svg())
    // A box for each view of their own, one for each responder after them, and the paper.
    XCTAssertEqual(document.counts["rect"], 2 + chains[0].links.count - 1 + 1)
    // The same chain twice still begins with a box of its own.
    XCTAssertEqual(
      try WellFormed(ChainFigure([chains[0], chains[0]]).svg()).counts["rect"], chains[0].links.count + 2)
  }

  func testChainsBesideEachOtherFitOnAPhone() throws {
    var chain = chain(FocusView()) { _, _ in }
    chain.title = "the chain of the view that has the focus"
    let remark = try XCTUnwrap(chain.links.first { $0.isFirstResponder }).remark
    for count in 1...3 {
      let document = try WellFormed(ChainFigure(Array(repeating: chain, count: count)).svg())
      XCTAssertLessThanOrEqual(document.width, 390)
      XCTAssertTrue(document.says(chain.title))
      XCTAssertTrue(document.says(remark))
    }
  }
}
