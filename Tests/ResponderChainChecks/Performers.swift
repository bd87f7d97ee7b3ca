import TouchKit

@testable import ResponderChainExercises

/// An app in which one responder, of a class of its own, is the only one that has `paste:`.
struct Performers {
  /// Where that responder is, in words.
  let place: String
  private let performer: any PastingResponder
  /// How many views there are in each other below it.
  var depth = 1
  /// Whether the menu is in another window than the views.
  var isElsewhere = false

  static var all: [Performers] {
    let disabled = PastingControl()
    disabled.isEnabled = false
    return [
      Performers(place: "the app delegate, above 1,000 views,", performer: PastingDelegate(), depth: 1_000),
      Performers(place: "the application", performer: PastingApplication()),
      Performers(
        place: "the application, above the opener's window, which isn't the menu's,",
        performer: PastingApplication(), isElsewhere: true),
      Performers(
        place: "a responder that is neither a view nor a controller", performer: PastingHelper()),
      Performers(place: "a disabled control", performer: disabled),
      Performers(place: "a controller whose view isn't loaded", performer: PastingController()),
      Performers(place: "a navigation controller", performer: PastingNavigationController()),
    ]
  }

  /// What is wrong with what the menu finds and does.
  var complaint: String? {
    let device = Device()
    let page = LeadingView()
    var menu: EditMenu?
    device.launch(
      application: performer as? UIApplication ?? UIApplication(), delegate: performer as? PastingDelegate
    ) { _ in
      let controller = UIViewController()
      var superview: UIView = controller.view
      for _ in 1..<depth {
        let view = UIView()
        superview.addSubview(view)
        superview = view
      }
      superview.addSubview(page)
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      if !(performer is UIApplication), !(performer is PastingDelegate) {
        performer.pasting.follower = page.next
        page.follower = performer
      }
      menu = EditMenu(opener: page, in: isElsewhere ? UIWindow() : window)
    }
    let target = menu?.target(of: Selector(("paste:")))
    guard target === performer else {
      let got = target?.traceName ?? "nil"
      return "target(of: \"paste:\")\nexpected: \(performer.traceName)\ngot:      \(got)"
    }
    let answer = menu?.choose(Selector(("paste:"))) ?? false
    guard !answer || performer.pasting.count != 1 else { return nil }
    return "choose(\"paste:\")\nexpected: it performs it once, and the answer is true\n"
      + "got:      it performs it \(performer.pasting.count) times, and the answer is \(answer)"
  }
}

/// How often a responder has performed `paste:`, and what comes after it where it was put into a chain.
private final class Pasting {
  var count = 0
  weak var follower: UIResponder?
}

private protocol PastingResponder: UIResponder {
  var pasting: Pasting { get }
}

extension [ActionMethod] {
  fileprivate static var pasting: [ActionMethod] { [ActionMethod("paste:", UIResponder.paste)] }
}

private final class PastingDelegate: UIResponder, UIApplicationDelegate, PastingResponder {
  let pasting = Pasting()
  override func paste(_ sender: ActionObject?) { pasting.count += 1 }
  override class var actions: [ActionMethod] { super.actions + .pasting }
}

private final class PastingApplication: UIApplication, PastingResponder {
  let pasting = Pasting()
  override func paste(_ sender: ActionObject?) { pasting.count += 1 }
  override class var actions: [ActionMethod] { super.actions + .pasting }
}

private final class PastingHelper: UIResponder, PastingResponder {
  let pasting = Pasting()
  override var next: UIResponder? { pasting.follower ?? super.next }
  override func paste(_ sender: ActionObject?) { pasting.count += 1 }
  override class var actions: [ActionMethod] { super.actions + .pasting }
}

private final class PastingControl: UIControl, PastingResponder {
  let pasting = Pasting()
  override var next: UIResponder? { pasting.follower ?? super.next }
  override func paste(_ sender: ActionObject?) { pasting.count += 1 }
  override class var actions: [ActionMethod] { super.actions + .pasting }
}

private final class PastingController: UIViewController, PastingResponder {
  let pasting = Pasting()
  override var next: UIResponder? { pasting.follower ?? super.next }
  override func paste(_ sender: ActionObject?) { pasting.count += 1 }
  override class var actions: [ActionMethod] { super.actions + .pasting }
}

private final class PastingNavigationController: UINavigationController, PastingResponder {
  let pasting = Pasting()
  override var next: UIResponder? { pasting.follower ?? super.next }
  override func paste(_ sender: ActionObject?) { pasting.count += 1 }
  override class var actions: [ActionMethod] { super.actions + .pasting }
}

/// A view that may lead the chain somewhere else.
private final class LeadingView: UIView {
  weak var follower: UIResponder?
  override var next: UIResponder? { follower ?? super.next }
}
