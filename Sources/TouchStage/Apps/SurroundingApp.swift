import TouchKit

/// Puts surroundings on a view and around it, and lets them tell a log what happens to them.
final class SurroundingApp {
  private let stage: Stage
  private let view: UIView
  private let page: UIView
  private let listener: AppListener

  /// - Parameter listener: Must live on.
  init(of view: UIView, on page: UIView, _ stage: Stage, _ listener: AppListener) {
    (self.view, self.page, self.stage, self.listener) = (view, page, stage, listener)
  }

  func put(_ surroundings: Set<Surrounding>) {
    listener.allowsAll = surroundings.contains(.allowing)
    for surrounding in Surrounding.allCases where surroundings.contains(surrounding) { put(surrounding) }
    for recognizer in (view.gestureRecognizers ?? []) + (page.gestureRecognizers ?? [])
    where recognizer.delegate === listener {
      if surroundings.contains(.watching) { recognizer.cancelsTouchesInView = false }
    }
  }

  private func put(_ surrounding: Surrounding) {
    if let recognizer = Self.recognizer(for: surrounding) {
      return listener.watch(
        recognizer, surrounding.rawValue, on: surrounding.rawValue.hasSuffix("on it") ? view : page)
    }
    switch surrounding {
    case .watched:
      for owner in [view, view, page] {
        let recognizer = UITapGestureRecognizer()
        recognizer.isEnabled = false
        owner.addGestureRecognizer(recognizer)
      }
    case .face, .button, .crowded, .typing: fill(surrounding)
    case .badge, .covered, .neighbor, .reluctantField: putBeside(surrounding)
    case .still, .scrolling, .delaying: putIntoScrollView(surrounding)
    case .controlled:
      let controller = ListeningController()
      controller.listener = listener
      controller.view = view
      listener.controller = controller
    case .presented:
      let (window, root, controller) = (page.window, UIViewController(), UIViewController())
      window?.rootViewController = root
      controller.modalPresentationStyle = .fullScreen
      root.present(controller, animated: false)
      controller.view.addSubview(page)
    case .inAnotherWindow:
      let window = UIWindow(frame: stage.window.bounds)
      window.isHidden = false
      stage.furtherWindows.append(window)
      window.addSubview(page)
    case .withoutTheKeyWindow:
      // Empty, so that no finger finds it.
      let window = UIWindow(frame: .zero)
      window.makeKeyAndVisible()
      stage.furtherWindows.append(window)
    case .severalFingers: view.isMultipleTouchEnabled = true
    case .exclusive: view.isExclusiveTouch = true
    case .pale: view.superview?.alpha = 0.5
    case .turned: page.transform = CGAffineTransform(rotationAngle: .pi / 6)
    case .far:
      page.bounds.origin.x += 300
      for subview in page.subviews { subview.center.x += 300 }
    case .late: stage.device.advance(by: 120)
    default: break
    }
  }

  private func fill(_ surrounding: Surrounding) {
    switch surrounding {
    case .face:
      let face = UIView(frame: view.bounds).named("Face")
      face.isMultipleTouchEnabled = true
      view.addSubview(face)
    case .button:
      let button = UIButton(frame: CGRect(x: view.bounds.midX, y: view.bounds.minY, width: 30, height: 30))
      button.addAction(
        UIAction { [listener] _ in listener.note("the button is pressed") }, for: .touchUpInside)
      view.addSubview(button.named("Button"))
    case .crowded:
      for _ in 0..<6 {
        let hidden = UIView(frame: view.bounds)
        hidden.isHidden = true
        view.insertSubview(hidden, at: 0)
      }
    default:
      let typist = FirstResponderView()
      view.insertSubview(typist, at: 0)
      _ = typist.becomeFirstResponder()
    }
  }

  private func putBeside(_ surrounding: Surrounding) {
    switch surrounding {
    case .badge:
      let badge = ListeningView(
        frame: CGRect(x: view.frame.midX, y: view.frame.midY, width: 200, height: 200))
      badge.listener = listener
      view.superview?.insertSubview(badge.named("the badge"), aboveSubview: view)
    case .covered:
      let cover = UIView(frame: view.frame)
      cover.isUserInteractionEnabled = false
      view.superview?.insertSubview(cover, aboveSubview: view)
    case .neighbor:
      let neighbor = UIControl(frame: CGRect(x: view.frame.maxX, y: view.frame.minY, width: 60, height: 60))
      neighbor.addAction(
        UIAction { [listener] _ in listener.note("the control beside it is tapped") }, for: .touchUpInside)
      view.superview?.addSubview(neighbor.named("Neighbor"))
    default:
      let field = UITextField(frame: CGRect(x: 500, y: 10, width: 80, height: 30)).named("Field")
      page.addSubview(field)
      _ = field.becomeFirstResponder()
      field.delegate = listener
    }
  }

  private func putIntoScrollView(_ surrounding: Surrounding) {
    guard let superview = view.superview else { return }
    let scrollView = ListeningScrollView(frame: superview.bounds).named("the scroll view")
    if surrounding == .still {
      scrollView.isScrollEnabled = false
      scrollView.isFound = false
    } else {
      let size = superview.bounds.size
      scrollView.contentSize = CGSize(width: 2 * size.width, height: 2 * size.height)
    }
    scrollView.delaysContentTouches = surrounding == .delaying
    scrollView.cancelsViews = listener.allowsAll
    scrollView.delegate = listener
    superview.insertSubview(scrollView, at: 0)
    scrollView.addSubview(view)
  }

  private static func recognizer(for surrounding: Surrounding) -> UIGestureRecognizer? {
    switch surrounding {
    case .tap, .outerTap: return UITapGestureRecognizer()
    case .doubleTap, .outerDoubleTap:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return tap
    case .twoFingerTap, .outerTwoFingerTap:
      let tap = UITapGestureRecognizer()
      tap.numberOfTouchesRequired = 2
      return tap
    case .longPress, .outerLongPress: return UILongPressGestureRecognizer()
    case .outerTapAndPress:
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = 1
      return press
    case .pan, .outerPan: return UIPanGestureRecognizer()
    default: return nil
    }
  }
}
