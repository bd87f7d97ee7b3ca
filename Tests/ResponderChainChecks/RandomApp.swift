import CheckSupport
import TouchKit
import TouchStage

/// An app of many kinds of responders, of which some lie in no window, and in which things happen.
final class RandomApp {
  typealias AppView = UIView & AppResponder
  typealias AppController = UIViewController & AppResponder

  let journal = AppJournal()
  let device: Device
  private(set) var windows: [PaneWindow] = []
  private(set) var views: [AppView] = []
  private(set) var controllers: [AppController] = []
  /// The application, its delegate, and what is neither a view nor a controller.
  private(set) var others: [any AppResponder] = []
  private let delegate: (any UIApplicationDelegate)?
  /// Whether a `next` may lead back to where it comes from.
  private let mayRunInCircles: Bool
  private var random: SeededGenerator
  private var count = 0
  /// Views that were let go of.
  private var departed: [Departed] = []

  init(_ random: inout SeededGenerator, mayRunInCircles: Bool = false) {
    self.mayRunInCircles = mayRunInCircles
    device = Device(profile: random.inTurn([.iOS13, .iOS13, .iOS12]))
    delegate = random.inTurn([
      HelpingDelegate(), StrangeDelegate(), HelpingDelegate(), ControllingDelegate(), nil,
    ])
    let application = PaneApplication()
    self.random = random
    device.launch(application: application, delegate: delegate) { _ in
      for _ in 0..<2 { windows.append(add(PaneWindow(frame: device.screen.bounds))) }
    }
    others.append(add(application))
    if let responder = delegate as? any AppResponder { others.append(add(responder)) }
    for _ in 0..<2 { others.append(add(PaneHelper())) }
    for _ in 0..<4 {
      let controller: AppController = self.random.once(in: 2) ? PaneController() : EditingController()
      controllers.append(add(controller))
    }
    for _ in 0..<11 { addView() }
    let navigation = add(PaneNavigationController())
    navigation.setViewControllers(Array(controllers[..<2]), animated: false)
    let isInNavigation = random.isTurn(in: 2)
    controllers.append(navigation)
    windows[0].rootViewController = isInNavigation ? navigation : controllers[2]
    windows[1].isHidden = random.once(in: 3)
    (random.once(in: 3) ? windows[1] : windows[0]).makeKeyAndVisible()
    for controller in controllers[..<2] { controller.view.addSubview(views[0]) }
    random = self.random
  }

  var responders: [any AppResponder] { views + controllers + windows + others }

  /// Gives a responder a name of its own, and a part in the app.
  private func add<Responder: AppResponder>(_ responder: Responder) -> Responder {
    responder.traceName = "\(type(of: responder)) \(count)"
    count += 1
    responder.part.journal = journal
    return responder
  }

  private func addView() {
    let view = add(Self.makeView(count % 11))
    view.frame = CGRect(x: 5, y: 5, width: 80, height: 60)
    view.part.asksBack = random.once(in: 4)
    Look.apply(Look.some(of: Look.ofSearches, &random), to: view)
    if random.once(in: 4) { (view.isHidden, view.alpha, view.isUserInteractionEnabled) = (true, 0, false) }
    if random.once(in: 4) { view.transform = CGAffineTransform(rotationAngle: 0.4) }
    if random.once(in: 4) { view.bounds.origin = CGPoint(x: -7, y: 40) }
    (view as? UIControl)?.isEnabled = random.once(in: 2)
    // Some lie in nothing, with all that is put into them.
    if !views.isEmpty, !random.once(in: 5) { random.pick(views).addSubview(view) }
    views.append(view)
  }

  private static func makeView(_ kind: Int) -> AppView {
    switch kind {
    case 0, 1: EqualPane()
    case 2: CopyingPane()
    case 3: PastingPane()
    case 4: LookalikePane()
    case 5: BoxPane<Int>()
    case 6: ScrollingPane()
    case 7: ControlPane()
    case 8: PaneWithANameThatIsAsLongAsThoseOfGeneratedClassesForNotificationSettings()
    default: Pane()
    }
  }

  /// A responder of the app, or one of the engine's that is in its chain.
  func pick(_ random: inout SeededGenerator) -> UIResponder {
    let responder = random.pick(random.once(in: 2) ? views as [any AppResponder] : responders)
    return random.once(in: 6) ? random.pick(BuiltHierarchy.walk(from: responder).chain) : responder
  }

  /// The settings of all views, in windows or not.
  var settings: ScreenSettings { ScreenSettings(of: windows + views.filter { $0.superview == nil }) }

  /// What else there is to change, in words.
  var state: [String] {
    ["the key window is \(UIApplication.shared.keyWindow?.traceName ?? "nil")"]
      + controllers.map {
        "\($0.traceName): \($0.isViewLoaded ? "its view is loaded" : "its view isn't loaded")"
          + ", in \($0.parent?.traceName ?? "nothing"), presents \($0.presentedViewController?.traceName ?? "nothing")"
      }
      + windows.map { "\($0.traceName): the first responder is \($0.firstResponder?.traceName ?? "nil")" }
  }
}

// MARK: Changes

extension RandomApp {
  /// Lets something happen, and says what.
  func change() -> String {
    let words = attempt()
    if !mayRunInCircles { straighten() }
    return words
  }

  private func attempt() -> String {
    let view = random.pick(views)
    let controller = random.pick(controllers)
    switch Int.random(in: 0..<15, using: &random) {
    case 0, 1:
      let other: UIView = random.once(in: 4) ? random.pick(windows) : random.pick(views)
      guard !other.isDescendant(of: view) else { return "nothing" }
      other.addSubview(view)
      return "\(view.traceName) is put into \(other.traceName)"
    case 2:
      view.removeFromSuperview()
      return "\(view.traceName) is taken out of its superview"
    case 3, 4:
      let responder = random.pick(responders)
      responder.part.detour = random.once(in: 4) ? nil : random.pick(responders)
      return "\(responder.traceName).next leads to \(responder.part.detour?.traceName ?? "what it leads to anyway")"
    case 5:
      guard !(controller is UINavigationController), view.next === view.superview, controller.parent == nil
      else { return "nothing" }
      controller.view = view
      return "\(view.traceName) becomes the view of \(controller.traceName)"
    case 6:
      let presenter = random.pick(controllers)
      presenter.present(controller, animated: false)
      return "\(presenter.traceName) presents \(controller.traceName), if it can"
    case 7:
      controller.dismiss(animated: false)
      return "\(controller.traceName) dismisses what it presents, or itself"
    case 8:
      let parent = random.pick(controllers)
      guard controller.parent == nil, parent !== controller, !(parent is UINavigationController) else {
        return "nothing"
      }
      parent.addChild(controller)
      return "\(controller.traceName) becomes a child of \(parent.traceName)"
    case 9, 10:
      let responder: UIResponder = random.once(in: 3) ? controller : view
      guard responder.becomeFirstResponder() else { return "nothing" }
      return "\(responder.traceName) becomes first responder"
    case 11:
      for window in windows { window.firstResponder?.resignFirstResponder() }
      return "the first responders resign"
    case 12:
      let window = random.pick(windows)
      if random.once(in: 2) { window.makeKeyAndVisible() } else { window.isHidden.toggle() }
      return "\(window.traceName) is shown as the key window, or hidden"
    case 13:
      // A new view often gets the memory of one that is gone.
      let place = Int.random(in: views.indices, using: &random)
      guard let name = letGo(of: views[place]) else { return "nothing" }
      return "\(name) is let go of, and \(views[views.count - 1].traceName) is new"
    default:
      let command = random.pick(MenuCase.commands)
      let responder = random.pick(responders)
      responder.part.disabled.formSymmetricDifference([command])
      return "\(responder.traceName) says \(responder.part.disabled.contains(command) ? "no" : "yes") to \(command)"
    }
  }

  /// Lets go of a view that no controller has, and makes a new one; the name of the view.
  func letGo(of view: AppView) -> String? {
    guard !controllers.contains(where: { $0.viewIfLoaded === view }) else { return nil }
    for subview in view.subviews { subview.removeFromSuperview() }
    view.removeFromSuperview()
    views.removeAll { $0 === view }
    departed.append(Departed(view))
    addView()
    return departed.last?.name
  }

  /// Takes the overrides of `next` away when one leads in a circle.
  private func straighten() {
    guard responders.contains(where: { BuiltHierarchy.walk(from: $0).again != nil }) else { return }
    for responder in responders { responder.part.detour = nil }
  }

  /// What is wrong if a view is still there that was let go of.
  ///
  /// - Parameter openers: Those that menus keep.
  func complaintAboutDeparted(openers: Set<ObjectIdentifier> = []) -> String? {
    let kept = departed.first { $0.view.map { !openers.contains(ObjectIdentifier($0)) } == true }
    return kept.map {
      "\($0.name), after it was let go of\nexpected: its memory is freed\ngot:      something keeps it"
    }
  }

  /// Lets everything go, and says what is still there.
  static func complaintAboutMemory(of app: inout RandomApp?) -> String? {
    let remains = app.map { ($0.views as [UIResponder] + $0.controllers).map(Departed.init) } ?? []
    for window in app?.windows ?? [] {
      window.firstResponder?.resignFirstResponder()
      window.rootViewController = nil
      window.isHidden = true
      for subview in window.subviews { subview.removeFromSuperview() }
    }
    app = nil
    return remains.first { $0.view != nil }.map {
      "\($0.name), after everything was let go of\nexpected: its memory is freed\ngot:      it is kept"
    }
  }

  private struct Departed {
    let name: String
    weak var view: UIResponder?

    init(_ view: UIResponder) { (name, self.view) = (view.traceName, view) }
  }
}
