import CheckSupport
import TouchKit

/// Something that an app has put on a view that is touched, or around it, and that says what happens to it.
enum Surrounding: String, CaseIterable, Sendable {
  case tap = "a tap recognizer on it"
  case doubleTap = "a double tap recognizer on it"
  case longPress = "a long press recognizer on it"
  case pan = "a pan recognizer on it"
  case twoFingerTap = "a recognizer of taps with two fingers on it"
  case outerTap = "a tap recognizer on the page"
  case outerDoubleTap = "a double tap recognizer on the page"
  case outerTapAndPress = "a recognizer of a tap and a long press on the page"
  case outerLongPress = "a long press recognizer on the page"
  case outerPan = "a pan recognizer on the page"
  case outerTwoFingerTap = "a recognizer of taps with two fingers on the page"
  case allowing = "its recognizers allow all others"
  case watching = "its recognizers cancel no touches"
  case face = "a view fills it"
  case button = "a button in it"
  case badge = "a view that covers a corner of it"
  case scrolling = "a scroll view around it that scrolls"
  case delaying = "a scroll view around it that scrolls, and delays touches"
  case reluctantField = "a text field that is edited, and goes on to be"
  case severalFingers = "it allows several fingers"
  case exclusive = "it allows no touches elsewhere"
  case controlled = "it is the view of a controller"
  case neighbor = "a plain control lies beside it"
  case pale = "what lies around it is transparent by half"
  case far = "what lies around it is scrolled far away"
  case presented = "the page lies in a presented controller"
  case inAnotherWindow = "the page lies in a second window"

  /// Those in which cards do the same, whoever keeps the card's tap from the stars: further taps with one finger may or
  /// may not be kept away, too, and a tap on stars that an exclusive view keeps from them may be the card's or no one's.
  static let ofCards = allCases.filter { ![.tap, .outerTap, .face, .button, .exclusive].contains($0) }

  /// Those in which touches come one at a time.
  static let withoutDelay = allCases.filter { $0 != .delaying }

  /// One to three of some, each of which comes in turn.
  static func some(
    of surroundings: [Surrounding] = allCases, _ random: inout SeededGenerator
  ) -> Set<Surrounding> {
    let one = random.inTurn(surroundings)
    return Set([one] + (0..<Int.random(in: 0...2, using: &random)).map { _ in random.pick(surroundings) })
  }

  /// Some surroundings in words, for the description of a case.
  static func words(for surroundings: Set<Surrounding>) -> String {
    allCases.filter(surroundings.contains).map(\.rawValue).joined(separator: ", ")
  }

  /// Puts some of them on a view and around it; the witness must live on.
  static func put(_ surroundings: Set<Surrounding>, on view: UIView, in page: UIView, _ witness: Witness) {
    for surrounding in allCases where surroundings.contains(surrounding) {
      surrounding.put(on: view, in: page, witness)
    }
    for recognizer in (view.gestureRecognizers ?? []) + (page.gestureRecognizers ?? [])
    where recognizer.delegate === witness {
      if surroundings.contains(.watching) { recognizer.cancelsTouchesInView = false }
    }
    witness.allowsAll = surroundings.contains(.allowing)
  }

  private func put(on view: UIView, in page: UIView, _ witness: Witness) {
    if let recognizer {
      return witness.watch(recognizer, self, on: rawValue.hasSuffix("on it") ? view : page)
    }
    switch self {
    case .face:
      let face = UIView(frame: view.bounds).named("Face")
      face.isMultipleTouchEnabled = true
      view.addSubview(face)
    case .button:
      let button = UIButton(frame: CGRect(x: view.bounds.midX, y: view.bounds.minY, width: 30, height: 30))
      button.addAction(UIAction { _ in witness.note("the button is pressed") }, for: .touchUpInside)
      view.addSubview(button.named("Button"))
    case .badge:
      let badge = WitnessView(frame: CGRect(x: view.frame.midX, y: view.frame.midY, width: 200, height: 200))
      badge.witness = witness
      view.superview?.insertSubview(badge.named("the badge"), aboveSubview: view)
    case .scrolling, .delaying:
      guard let superview = view.superview else { return }
      let scrollView = WitnessScrollView(frame: superview.bounds)
      scrollView.contentSize = CGSize(width: 2 * superview.bounds.width, height: 2 * superview.bounds.height)
      scrollView.delaysContentTouches = self == .delaying
      scrollView.cancelsViews = witness.allowsAll
      scrollView.delegate = witness
      superview.insertSubview(scrollView, at: 0)
      scrollView.addSubview(view)
    case .reluctantField:
      let field = UITextField(frame: CGRect(x: 500, y: 10, width: 80, height: 30)).named("Field")
      page.addSubview(field)
      _ = field.becomeFirstResponder()
      field.delegate = witness
    case .controlled:
      let controller = WitnessController()
      controller.witness = witness
      controller.view = view
      witness.controller = controller
    case .neighbor:
      let neighbor = UIControl(frame: CGRect(x: view.frame.maxX, y: view.frame.minY, width: 60, height: 60))
      neighbor.addAction(
        UIAction { _ in witness.note("the control beside it is tapped") }, for: .touchUpInside)
      view.superview?.addSubview(neighbor.named("Neighbor"))
    case .presented:
      let (window, root, controller) = (page.window, UIViewController(), UIViewController())
      window?.rootViewController = root
      controller.modalPresentationStyle = .fullScreen
      root.present(controller, animated: false)
      controller.view.addSubview(page)
    case .severalFingers: view.isMultipleTouchEnabled = true
    case .exclusive: view.isExclusiveTouch = true
    case .pale: view.superview?.alpha = 0.5
    case .far:
      page.bounds.origin.x += 300
      for subview in page.subviews { subview.center.x += 300 }
    default: break
    }
  }

  private var recognizer: UIGestureRecognizer? {
    switch self {
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
