import TouchKit
import TouchStage

/// What neither a search nor a tap has a reason to change about a view.
struct ViewState: Equatable {
  let name: String
  private var settings: ViewSettings
  private let windowLevel: CGFloat
  /// Which recognizers it lets begin, of one of each kind.
  private let mayBegin: [Bool]

  nonisolated(unsafe) private static let recognizers: [UIGestureRecognizer] = [
    UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(),
    UISwipeGestureRecognizer(), UIPinchGestureRecognizer(),
  ]

  private init(_ view: UIView) {
    name = view.traceName
    settings = ViewSettings(of: view)
    windowLevel = (view as? UIWindow)?.windowLevel.rawValue ?? 0
    mayBegin = Self.recognizers.map(view.gestureRecognizerShouldBegin)
    if view is UIWindow {
      // It is compared with a plain view, and has recognizers of its own, of another kind.
      settings.forgetClass()
      let taps = view.gestureRecognizers?.filter { $0 is UITapGestureRecognizer } ?? []
      settings.recognizers = taps.map(RecognizerSettings.init)
    }
    // It is compared with a view of another app.
    settings.forgetObjects()
  }

  /// The state of a view apart from what lies in it, its recognizers, and how far it is scrolled.
  static func withoutContents(_ view: UIView) -> ViewState {
    var state = ViewState(view)
    state.settings.forgetSubviews()
    state.settings.forgetScrolling()
    state.settings.recognizers = []
    return state
  }

  /// The states of a view and of everything in it, from back to front.
  static func all(in view: UIView) -> [ViewState] { view.withEverythingInside.map(ViewState.init) }

  private func furtherChange(since earlier: ViewState) -> String {
    if mayBegin != earlier.mayBegin {
      return
        "lets a tap, a long press, a pan, a swipe and a pinch begin: \(mayBegin), and not \(earlier.mayBegin)"
    }
    return "windowLevel is \(windowLevel), and was \(earlier.windowLevel)"
  }

  /// How the states are others than they should be; `nil` if they are not.
  static func difference(expected: [ViewState], actual: [ViewState]) -> String? {
    guard expected != actual else { return nil }
    for (wanted, found) in zip(expected, actual) where wanted != found {
      guard wanted.name == found.name else { return "expected: \(wanted.name)\ngot:      \(found.name)" }
      let change = found.settings.change(since: wanted.settings)
      return
        "\(found.name): \(change ?? found.furtherChange(since: wanted))"
    }
    return "expected: \(expected.count) views\ngot:      \(actual.count)"
  }
}
