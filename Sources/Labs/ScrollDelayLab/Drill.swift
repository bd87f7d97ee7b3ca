import Chance
import LabSupport

extension ScrollDelay {
  /// Presses on the articles' page: with the level come the button, the table's switches and those of the tap.
  static func drill(level: Int, generator: inout SeededGenerator) -> Scenario {
    let seconds = generator.one(of: [0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.8, 1, 1.5])
    let isOnButton = level >= 1 && generator.happens(inPercent: 25)
    let delays = level < 2 || generator.happens(inPercent: 60)
    let cancels = level < 3 || generator.happens(inPercent: 60)
    let refuses = level >= 4 && generator.happens(inPercent: 30)
    let switches = [
      delays ? nil : "delaysContentTouches is off", cancels ? nil : "the tap's cancelsTouchesInView is off",
      refuses ? "the tap's delegate refuses touches in the table" : nil,
    ].compactMap { $0 }
    let settings = switches.isEmpty ? "" : "On the articles' page \(Words.list(switches)). "
    let place = isOnButton ? "the button" : "row 1"
    var drill = Scenario(
      "drill", "a press on \(place)",
      question: settings
        + "A finger presses \(place) for \(NumberText.trimmed(seconds)) s: which lines are logged?",
      scope: .articles,
      build: { run in
        let page = run.show(page: refuses ? RefusedTapPage() : BackView())
        page.table.delaysContentTouches = delays
        page.tap.cancelsTouchesInView = cancels
      },
      play: { $0.press(isOnButton ? BackView.middleOfButton : BackView.row, for: seconds) },
      answer:
        "The table waits 0.15 s before its content hears of a finger; the tap gives up after 0.75 s. What has "
        + "been recognized cancels the touch in the view, unless told otherwise.")
    drill.prediction = .log(
      besides: actions + dragging,
      offering: ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"],
      among: ["LoggingButton", "LoggingTable"])
    return drill
  }

  /// What the table's delegate would be told if a finger moved.
  private static let dragging = ["scrollViewWillBeginDragging", "scrollViewDidScroll"]
}
