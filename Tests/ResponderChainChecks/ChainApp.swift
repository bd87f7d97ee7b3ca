import CheckSupport
import TouchKit
import TouchStage

/// An app of many kinds of responders.
final class ChainApp {
  typealias View = UIView & AppResponder
  typealias Controller = UIViewController & AppResponder

  /// What an app is made of.
  struct Plan {
    /// Where overrides of `next` lead.
    enum Detours { case nowhere, up, inCircles }

    let random: SeededGenerator
    var viewCount: Int
    var detours = Detours.nowhere
    /// Whether there is all that apps may have, and not only one page.
    var isLarge = false
    /// Whether each view lies in the one before.
    var isDeep = false
    /// The numbers of the changes that happen; the others are left out.
    var changes = Array(0..<60)

    /// An app with one page.
    init(_ random: inout SeededGenerator, views: ClosedRange<Int> = 2...7) {
      viewCount = Int.random(in: views, using: &random)
      self.random = SeededGenerator(seed: random.next())
    }

    /// An app with two windows, several controllers and other responders.
    init(largeWith random: SeededGenerator, inCircles: Bool = false) {
      (self.random, viewCount, isLarge) = (random, 11, true)
      detours = inCircles ? .inCircles : .up
    }

    var smaller: [Plan] {
      func with(_ change: (inout Plan) -> Void) -> Plan {
        var plan = self
        change(&plan)
        return plan
      }
      let counts = [viewCount / 2, viewCount - 1].filter { $0 >= (isLarge ? 4 : 1) && $0 < viewCount }
      return counts.map { count in with { $0.viewCount = count } }
        + changes.shorter.map { changes in with { $0.changes = changes } }
    }
  }

  let plan: Plan
  let log = ResponderLog()
  let device: Device
  private(set) var windows: [AppWindow] = []
  var views: [View] = []
  private(set) var controllers: [Controller] = []
  /// The application, its delegate, and what is neither a view nor a controller.
  private(set) var others: [any AppResponder] = []
  private let delegate: (any UIApplicationDelegate)?
  var random: SeededGenerator
  private var count = 0
  /// How many changes there were, or were left out.
  private var changes = 0
  /// What was let go of.
  var departed: [Departed] = []

  init(_ plan: Plan) {
    self.plan = plan
    random = plan.random
    device = Device(profile: plan.isLarge ? random.inTurn([.newest, .iOS13, .iOS12]) : .newest)
    delegate =
      plan.isLarge
      ? random.inTurn([HelpingDelegate(), DelegateOutside(), HelpingDelegate(), ControllingDelegate(), nil])
      : HelpingDelegate()
    let application = App()
    device.launch(application: application, delegate: delegate) { _ in
      for _ in 0..<(plan.isLarge ? 2 : 1) { windows.append(add(AppWindow(frame: device.screen.bounds))) }
    }
    others.append(add(application))
    if let responder = delegate as? any AppResponder { others.append(add(responder)) }
    controllers.append(add(PageController()))
    windows[0].rootViewController = controllers[0]
    windows[0].makeKeyAndVisible()
    for _ in 0..<plan.viewCount { addView() }
    if plan.isLarge { addTheRest() }
    if plan.detours == .up {
      for view in views where random.once(in: 4) {
        view.part.detour = random.pick(Chain(from: view).responders.dropFirst(2) + [controllers[0]])
      }
    }
    if plan.detours == .inCircles {
      closeACircle(from: plan.isDeep ? views[views.count - 1] : random.pick(views))
    }
  }

  var responders: [any AppResponder] { views + controllers + windows + others }

  /// Gives a responder a name of its own, and a part in the app.
  private func add<Responder: AppResponder>(_ responder: Responder) -> Responder {
    responder.traceName = "\(type(of: responder)) \(count)"
    count += 1
    responder.part.log = log
    return responder
  }

  func addView() {
    let view = add(Self.makeView(plan.isLarge ? count % 11 : random.pick([4, 5, 6, 9])))
    if !plan.isDeep, random.once(in: plan.isLarge ? 6 : 3) {
      let controller: Controller = random.once(in: 2) ? EditingController() : PageController()
      controllers.append(add(controller))
      controller.view = view
    }
    view.frame = CGRect(x: 5, y: 5, width: 80, height: 60)
    let outer = views.suffix(plan.isDeep ? 1 : 3)
    let goesNowhere = plan.isLarge && random.once(in: 5)
    if !goesNowhere { (outer.isEmpty ? controllers[0].view : random.pick(Array(outer))).addSubview(view) }
    views.append(view)
    guard plan.isLarge else { return }
    view.part.asksBack = random.once(in: 4)
    Look.apply(Look.some(of: Look.ofSearches, &random), to: view)
    if random.once(in: 4) { (view.isHidden, view.alpha, view.isUserInteractionEnabled) = (true, 0, false) }
    (view as? UIControl)?.isEnabled = random.once(in: 2)
  }

  private static func makeView(_ kind: Int) -> View {
    switch kind {
    case 0, 7: FolderView()
    case 1: BoastingView()
    case 2: BoxView()
    case 3: CommandControl()
    case 4: NoteView()
    case 5: EditorView()
    case 6: ClipView()
    case 10: NotificationSettingsFooterContainerView()
    default: CardView()
    }
  }

  private func addTheRest() {
    for _ in 0..<2 { others.append(add(Helper())) }
    for _ in 0..<4 { controllers.append(add(random.once(in: 2) ? EditingController() : PageController())) }
    let free = Array(controllers.suffix(4))
    let stack = add(StackController())
    stack.setViewControllers(Array(free[..<2]), animated: false)
    controllers.append(stack)
    if random.isTurn(in: 2) { windows[1].rootViewController = stack }
    windows[1].isHidden = random.once(in: 3)
    if random.once(in: 3) { windows[1].makeKeyAndVisible() }
    // A child whose view lies in another controller's, or isn't loaded yet.
    free[1].addChild(free[2])
    if random.once(in: 2) { free[1].view.addSubview(free[2].view) }
    if random.isTurn(in: 2), views.count > 4 { free[1].view.addSubview(views[4]) }
    let folders = views.filter { $0 is FolderView }
    if let inner = folders.last, let outer = folders.first, !outer.isDescendant(of: inner) {
      outer.addSubview(inner)
    }
    // A controller whose view isn't loaded comes after a view, and a responder that is neither after another one.
    let withoutView = add(PageController())
    controllers.append(withoutView)
    if random.isTurn(in: 2) { views[2].part.detour = withoutView }
    (views[3].part.detour, others[others.count - 1].part.detour) = (others.last, views[3].superview)
    guard random.isTurn(in: 2) else { return }
    controllers[0].present(free[3], animated: false)
    free[3].view.addSubview(views[1])
    _ = views[1].becomeFirstResponder()
  }

  /// Leads the end of a chain, or the middle of it, back to something in it.
  @discardableResult
  func closeACircle(from start: UIResponder) -> String {
    let chain = Chain(from: start).responders
    let ends = chain.indices.filter { chain[$0] is any AppResponder }
    guard let last = ends.last else { return "" }
    let place = plan.isLarge || plan.isDeep || random.once(in: 2) ? last : random.pick(ends)
    let goal = chain[plan.isDeep ? 0 : Int.random(in: 0...place, using: &random)]
    (chain[place] as? any AppResponder)?.part.detour = goal
    return "\(chain[place].traceName).next leads to \(goal.traceName)"
  }

  /// Does something that the plan may leave out, with random numbers of its own, and says what.
  func change(_ something: () -> String?) -> String? {
    defer { changes += 1 }
    var rest = random
    random = SeededGenerator(seed: rest.next())
    defer { random = rest }
    return plan.changes.contains(changes) ? something() : nil
  }

  /// A responder of the app, or one of the engine's that is in its chain.
  func pick(_ random: inout SeededGenerator) -> UIResponder {
    if random.once(in: 5), let first = random.pick(windows).firstResponder { return first }
    let responder = random.pick(
      random.pick([views as [any AppResponder], views, views, controllers, windows + others]))
    return random.once(in: 6) ? random.pick(Chain(from: responder).responders) : responder
  }

  /// The settings of all views, in windows or not, and what else there is to change, in words.
  var state: (settings: ScreenSettings, words: [String]) {
    let words =
      ["the key window is \(UIApplication.shared.keyWindow?.traceName ?? "nil")"]
      + controllers.map {
        "\($0.traceName): \($0.isViewLoaded ? "its view is loaded" : "its view isn't loaded")"
          + ", in \($0.parent?.traceName ?? "nothing"), presents \($0.presentedViewController?.traceName ?? "nothing")"
      } + windows.map { "\($0.traceName): the first responder is \($0.firstResponder?.traceName ?? "nil")" }
    return (ScreenSettings(of: windows + views.filter { $0.superview == nil }), words)
  }

  /// What has changed, in words, since it was in another state.
  func change(since before: (settings: ScreenSettings, words: [String])) -> String? {
    let now = state
    return now.settings.change(since: before.settings)
      ?? zip(before.words, now.words).first { $0 != $1 }.map { "\($1); before, \($0)" }
  }
}
