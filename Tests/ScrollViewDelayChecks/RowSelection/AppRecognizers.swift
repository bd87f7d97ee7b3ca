import TouchKit
import TouchStage

@testable import ScrollViewDelayExercises

/// Recognizers that an app has put on a search page, and the page's own, after a repair.
enum AppRecognizers {
  /// What the page and its table answer when they are asked whether recognizers may begin.
  static func answers(about page: any RepairablePage, repairedIn way: SearchPage.Way) -> [String] {
    let stage = show(page, way)
    defer { stage.show() }
    let recognizers = [
      UITapGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
      UIPanGestureRecognizer(),
    ]
    return [page, page.suggestions].flatMap { (view: UIView) in
      recognizers.map { recognizer in
        view.addGestureRecognizer(recognizer)
        defer { view.removeGestureRecognizer(recognizer) }
        let answers = [page, page.suggestions].map { (view: UIView) in
          view.gestureRecognizerShouldBegin(recognizer)
        }
        return "a \(type(of: recognizer)) of the \(view === page ? "page" : "table"): \(answers)"
      }
    }
  }

  /// The settings of the page's own tap, before and after, but for those that a repair may change.
  static func settingsOfTheTap(repairedIn way: SearchPage.Way) -> (RecognizerSettings, RecognizerSettings) {
    let page = SearchPage(frame: CGRect(origin: .zero, size: SearchPlan.size))
    func settings() -> RecognizerSettings {
      let cancels = page.tap.cancelsTouchesInView
      defer { page.tap.cancelsTouchesInView = cancels }
      page.tap.cancelsTouchesInView = true
      var settings = RecognizerSettings(of: page.tap)
      settings.forgetObjects()
      return settings
    }
    let before = settings()
    page.repair(way)
    return (before, settings())
  }

  private static func show(_ page: any RepairablePage, _ way: SearchPage.Way) -> Stage {
    let stage = Stage(screen: CGSize(width: 512, height: 512))
    stage.show(page)
    page.repair(way)
    return stage
  }
}
