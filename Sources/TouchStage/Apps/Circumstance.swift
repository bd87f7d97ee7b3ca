import CheckSupport
import TouchKit

/// What may be the case around a view while fingers are on it, and should make no difference.
public enum Circumstance: String, CaseIterable, Sendable {
  case inAScrollView = "it is in a scroll view that doesn't scroll"
  case crowded = "there are hidden views in it"
  case watched = "there are recognizers on it that are switched off"
  case covered = "a view covers it that takes no touches"
  case whileTyping = "another view is the first responder"
  case typing = "a view in it is the first responder"
  case withoutTheKeyWindow = "another window is the key window"
  case late = "the device has been on for two minutes"

  /// Those that leave the responder chain of the view as it is.
  public static let beyondTheChain = allCases.filter { $0 != .inAScrollView }

  /// None for every second case, some for the others.
  public static func some(
    of circumstances: [Circumstance] = allCases, _ random: inout SeededGenerator
  ) -> [Circumstance] {
    guard random.isTurn(in: 2) else { return [] }
    return circumstances.filter { _ in random.once(in: 2) }
  }

  /// Some circumstances in words, for the description of a case; nothing if there are none.
  public static func words(for circumstances: [Circumstance]) -> String {
    circumstances.map(\.rawValue).joined(separator: ", ")
  }

  /// Makes it so for a view that is in the stage's window.
  public func apply(to view: UIView, on stage: Stage) {
    switch self {
    case .inAScrollView:
      guard let superview = view.superview, let place = superview.subviews.firstIndex(of: view) else {
        return
      }
      let scrollView = UnscrollingView(frame: superview.bounds)
      scrollView.bounds.origin = superview.bounds.origin
      superview.insertSubview(scrollView, at: place)
      scrollView.addSubview(view)
    case .crowded:
      for _ in 0..<6 {
        let hidden = UIView(frame: view.bounds)
        hidden.isHidden = true
        view.insertSubview(hidden, at: 0)
      }
    case .watched:
      for owner in [view, view, view, view.superview, stage.window] {
        let recognizer = UITapGestureRecognizer()
        recognizer.isEnabled = false
        owner?.addGestureRecognizer(recognizer)
      }
    case .covered:
      let cover = UIView(frame: view.frame)
      cover.isUserInteractionEnabled = false
      view.superview?.insertSubview(cover, aboveSubview: view)
    case .whileTyping: addFirstResponder(to: stage.window)
    case .typing: addFirstResponder(to: view)
    case .withoutTheKeyWindow:
      // Empty, so that no finger finds it.
      let window = UIWindow(frame: .zero)
      window.makeKeyAndVisible()
      stage.furtherWindows.append(window)
    case .late: stage.device.advance(by: 120)
    }
  }

  private func addFirstResponder(to view: UIView) {
    let typist = FirstResponderView()
    view.insertSubview(typist, at: 0)
    _ = typist.becomeFirstResponder()
  }
}

/// A scroll view that is only there: it doesn't scroll, and fingers don't find it.
private final class UnscrollingView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    (isScrollEnabled, delaysContentTouches, canCancelContentTouches) = (false, false, false)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}

/// A view that has the keyboard, once it is told to become the first responder.
public final class FirstResponderView: UIView {
  public override var canBecomeFirstResponder: Bool { true }
}
