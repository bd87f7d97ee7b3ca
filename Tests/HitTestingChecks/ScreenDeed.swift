import CheckSupport
import TouchKit

/// What an app does to a view of a screen, also while fingers are on it.
enum ScreenDeed: CaseIterable {
  case hides, fades, switchesOff, disables, showsAgain
  case takesOutAndBack, takesOut, putsBack, bringsToFront, movesOver
  case moves, grows, scrollsTheSuperview
  case takesManyFingers, takesFocus, losesFocus, becomesKey, losesKey

  /// What happens, in words.
  var words: String {
    switch self {
    case .hides: "is hidden"
    case .fades: "becomes transparent"
    case .switchesOff: "is switched off"
    case .disables: "is disabled"
    case .showsAgain: "can be touched again"
    case .takesOutAndBack: "is taken out and put back at once"
    case .takesOut: "is taken out"
    case .putsBack: "is put back where it was at first"
    case .bringsToFront: "comes to the front"
    case .movesOver: "moves to where another one of its kind is"
    case .moves: "moves by some points"
    case .grows: "grows by 9 points"
    case .scrollsTheSuperview: "is moved by a superview that scrolls"
    case .takesManyFingers: "takes many fingers from now on"
    case .takesFocus: "gets a view that has the keyboard"
    case .losesFocus: "loses the keyboard"
    case .becomesKey: "is in the key window from now on"
    case .losesKey: "is in the key window no more"
    }
  }

  /// Does it to one of some views.
  ///
  /// - Parameter homes: The superviews that the views had at first.
  func apply(to number: Int, of views: [UIView], homes: [UIView?]) {
    let view = views[number]
    switch self {
    case .hides: view.isHidden = true
    case .fades: view.alpha = 0.004
    case .switchesOff: view.isUserInteractionEnabled = false
    case .disables: (view as? UIControl)?.isEnabled = false
    case .showsAgain:
      (view.isHidden, view.alpha, view.isUserInteractionEnabled) = (false, 1, true)
      (view as? UIControl)?.isEnabled = true
    case .takesOutAndBack: view.takeOutAndBack()
    case .takesOut: view.removeFromSuperview()
    case .putsBack:
      guard view.superview == nil, let home = homes[number], !home.isDescendant(of: view) else { return }
      home.addSubview(view)
    case .bringsToFront: view.superview?.bringSubviewToFront(view)
    case .movesOver:
      func kind(of view: UIView) -> Substring { view.traceName.prefix { $0.isLetter } }
      let other = views.first { kind(of: $0) == kind(of: view) && $0.superview !== view.superview }
      guard view.superview != nil, let superview = other?.superview, !superview.isDescendant(of: view) else {
        return
      }
      superview.addSubview(view)
    case .moves: view.center = CGPoint(x: view.center.x + 7, y: view.center.y - 5)
    case .grows:
      view.bounds.size = CGSize(width: view.bounds.width + 9, height: view.bounds.height + 9)
    case .scrollsTheSuperview:
      view.superview?.bounds.origin.x += 6
      view.superview?.bounds.origin.y -= 4
    case .takesManyFingers: view.isMultipleTouchEnabled = true
    case .takesFocus:
      let typist = FirstResponderInside()
      view.insertSubview(typist, at: 0)
      _ = typist.becomeFirstResponder()
    case .losesFocus: view.window?.endEditing(true)
    case .becomesKey: view.window?.makeKey()
    case .losesKey: UIApplication.shared.windows.first { $0 !== view.window }?.makeKey()
    }
  }
}

/// A view that can have the keyboard, and takes no fingers.
final class FirstResponderInside: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
