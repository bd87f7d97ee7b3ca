import CheckSupport
import TouchKit

/// What neither a search nor a tap has a reason to change about a view.
struct ViewState: Equatable {
  private let name: String
  private let frame, bounds: CGRect
  private let alpha: CGFloat
  private let isHidden, isUserInteractionEnabled, isEnabled: Bool
  private let subviewCount: Int
  private let looks: [String]

  private init(_ view: UIView) {
    name = view.traceName
    (frame, bounds, alpha) = (view.frame, view.bounds, view.alpha)
    (isHidden, isUserInteractionEnabled) = (view.isHidden, view.isUserInteractionEnabled)
    isEnabled = (view as? UIControl)?.isEnabled != false
    subviewCount = view.subviews.count
    looks = view.looks
  }

  /// The states of a view and of everything in it, from back to front.
  static func all(in view: UIView) -> [ViewState] { view.withEverythingInside.map(ViewState.init) }

  /// How the states are others than they should be; `nil` if they are not.
  static func difference(expected: [ViewState], actual: [ViewState]) -> String? {
    // Words take more time than a comparison of values.
    guard expected != actual else { return nil }
    return firstDivergence(expected: expected.map(\.words), actual: actual.map(\.words))
  }

  private var words: String {
    let size = "\(NumberText.trimmed(frame.width)) × \(NumberText.trimmed(frame.height))"
    let flags = [
      isHidden ? ", hidden" : "", isUserInteractionEnabled ? "" : ", switched off",
      isEnabled ? "" : ", disabled",
    ]
    return "\(name): \(size) at \(frame.origin.text), bounds begin at \(bounds.origin.text), "
      + "alpha \(NumberText.trimmed(alpha, places: 3)), \(subviewCount) subviews" + flags.joined()
      + looks.map { ", \($0)" }.joined()
  }
}
