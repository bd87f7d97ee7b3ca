import TouchKit
import TouchStage

@testable import ScrollViewDelayExercises

/// A finger on a search page that is repaired in one way, or in none, with the keyboard up.
struct SearchTouch: CustomStringConvertible {
  var way: SearchPage.Way?
  var spot: SearchStories.Spot
  /// How long it rests, in seconds.
  var seconds: TimeInterval
  /// How far it goes up or down then.
  var distance: CGFloat = 0
  var arrangement = Arrangement.none

  /// What the app has done with the page.
  enum Arrangement: String {
    case none = ""
    case turnedTable = ", the table turned by 0.4 radians"
    case containedTable = ", the table in a view of the app’s"
    case containedField = ", the field in a view of the app’s"
    case nested = ", the page in the table of another one that is repaired likewise"
    case draggedTable = ", while another finger drags the table"
    case glidingTable = ", while the table glides"
    case buttonBehind = ", a button of the app’s behind everything, instead of the page’s own"
  }

  var description: String {
    let place =
      switch spot {
      case .row: "row 1"
      case .otherRow: "a row"
      case .button: "the button"
      case .besideTheField: "the page, beside the field"
      default: "the page, below the table"
      }
    let going =
      distance == 0
      ? "" : ", and goes \(NumberText.trimmed(abs(distance))) points \(distance < 0 ? "up" : "down")"
    return
      "after \(way?.name ?? "none of the three")\(arrangement.rawValue): a finger rests on \(place) for \(NumberText.trimmed(seconds)) s\(going)"
  }

  /// What a finger has done.
  struct Outcome: Equatable, CustomStringConvertible {
    var selectsTheRow = false
    var dismisses = false
    var clicks = 0
    var scrolled: CGFloat = 0

    var description: String {
      var words: [String] = []
      if selectsTheRow { words.append("row 1 is selected") }
      if clicks > 0 { words.append("the button is clicked\(clicks > 1 ? " \(clicks) times" : "")") }
      if scrolled != 0 { words.append("the table scrolls by \(NumberText.trimmed(scrolled))") }
      words.append(dismisses ? "the keyboard goes away" : "the keyboard stays")
      return words.joined(separator: ", ")
    }
  }

  /// What the finger has done, what the page's tap was told of it, and what the table.
  func play() -> (outcome: Outcome, tap: [String], table: [String]) {
    let stage = Stage(screen: CGSize(width: 512, height: 512))
    let page = SearchPage(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    stage.show(page)
    var outcome = Outcome()
    let button = arrange(page, on: stage)
    if let way { page.repair(way) }
    (page.tap.name, page.table.traceName) = ("the page's tap", "the table")
    button.addAction(UIAction { _ in outcome.clicks += 1 }, for: .touchUpInside)
    page.table.layoutIfNeeded()
    page.field.becomeFirstResponder()
    let trace = Trace(of: [.gestures, .delivery])
    stage.device.trace = trace
    let fingers = Fingers(on: stage, pace: 0.016)
    if [.draggedTable, .glidingTable].contains(arrangement) {
      let start = SearchStories.Spot.row.point
      fingers.act(.began, finger: 1, at: start)
      for step in CGPoint(x: 0, y: -60).inSteps(3) { fingers.act(.moved, finger: 1, at: start + step) }
      if arrangement == .glidingTable { fingers.act(.ended, finger: 1, at: start) }
    }
    fingers.act(.began, at: spot.point)
    stage.device.advance(by: seconds)
    for place in CGPoint(x: 0, y: distance).inSteps(4) where distance != 0 {
      fingers.act(.moved, at: spot.point + place)
    }
    if distance != 0 { stage.device.advance(by: 0.4) }
    fingers.act(.ended, at: spot.point)
    stage.device.advance(by: 2)
    outcome.selectsTheRow = page.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0)
    outcome.dismisses = !page.field.isFirstResponder
    outcome.scrolled = page.table.contentOffset.y
    func told(_ name: String) -> [String] {
      trace.entries.filter { $0.subject == name }.compactMap { entry in
        switch entry.event {
        case .call(let method) where method.swiftName.hasPrefix("touches"): "\(name): \(method.swiftName)"
        case .state(let state) where state != .possible: "\(name): state \(state.name)"
        default: nil
        }
      }
    }
    return (outcome, told("the page's tap"), told("the table"))
  }

  /// Arranges the page, and gives the button that is touched.
  private func arrange(_ page: SearchPage, on stage: Stage) -> UIButton {
    switch arrangement {
    case .none, .draggedTable, .glidingTable: break
    case .turnedTable: page.table.transform = CGAffineTransform(rotationAngle: 0.4)
    case .containedTable, .containedField:
      let view = arrangement == .containedTable ? page.table : page.field
      let container = UIView(frame: view.frame)
      page.insertSubview(container, belowSubview: view)
      view.frame = container.bounds
      container.addSubview(view)
    case .nested:
      let outer = SearchPage(frame: page.frame)
      stage.show(outer)
      outer.table.frame = outer.bounds
      outer.table.layoutIfNeeded()
      outer.table.addSubview(page)
      if let way { outer.repair(way) }
    case .buttonBehind:
      let button = UIButton(frame: page.button.frame)
      page.button.removeFromSuperview()
      page.insertSubview(button, at: 0)
      return button
    }
    return page.button
  }
}
