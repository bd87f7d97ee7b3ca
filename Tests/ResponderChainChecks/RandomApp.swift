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
  var views: [AppView] = []
  private(set) var controllers: [AppController] = []
  /// The application, its delegate, and what is neither a view nor a controller.
  private(set) var others: [any AppResponder] = []
  private let delegate: (any UIApplicationDelegate)?
  /// Whether a `next` may lead back to where it comes from.
  let mayRunInCircles: Bool
  var random: SeededGenerator
  private var count = 0
  /// Views that were let go of.
  var departed: [Departed] = []

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
    for _ in 0..<5 {
      let controller: AppController = self.random.once(in: 2) ? PaneController() : EditingController()
      controllers.append(add(controller))
    }
    for _ in 0..<11 { addView() }
    let navigation = add(PaneNavigationController())
    navigation.setViewControllers(Array(controllers[..<2]), animated: false)
    controllers.append(navigation)
    windows[0].rootViewController = random.isTurn(in: 2) ? navigation : controllers[2]
    windows[1].isHidden = random.once(in: 3)
    (random.once(in: 3) ? windows[1] : windows[0]).makeKeyAndVisible()
    for controller in controllers[..<2] { controller.view.addSubview(views[0]) }
    // A child whose view lies in another controller's, and a page that is presented.
    controllers[2].addChild(controllers[3])
    if random.once(in: 2) { controllers[0].view.addSubview(controllers[3].view) }
    // A responder that is neither view nor controller comes after a view.
    (views[3].part.detour, others[others.count - 1].part.detour) = (others.last, views[3].superview)
    if random.isTurn(in: 2) {
      windows[0].rootViewController?.present(controllers[4], animated: false)
      controllers[4].view.addSubview(views[1])
      _ = views[1].becomeFirstResponder()
    }
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

  func addView() {
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
    if random.once(in: 5), let first = random.pick(windows).firstResponder { return first }
    let responder = random.pick(
      random.pick([views as [any AppResponder], views, views, controllers, windows + others]))
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
