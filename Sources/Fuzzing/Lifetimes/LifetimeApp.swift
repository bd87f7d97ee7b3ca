import TouchKit

/// The app of one case, which lets go of things wherever the engine calls it.
///
/// Only `references` keeps anything alive that the engine doesn't. Everything else is known weakly.
final class LifetimeApp {
  /// The one whose case runs: objects find it here and nowhere else, so none of them is kept alive by another one.
  nonisolated(unsafe) static var current: LifetimeApp?

  let choices: Choices
  let trace: Trace?
  private let ignored: Set<LifetimeProblem.Rule>
  var references: [AnyObject] = []
  var devices = Registry<Device>()
  var applications = Registry<UIApplication>()
  var scenes = Registry<UIScene>()
  var windows = Registry<UIWindow>()
  var views = Registry<UIView>()
  var controllers = Registry<UIViewController>()
  var recognizers = Registry<UIGestureRecognizer>()
  var layers = Registry<CALayer>()
  var helpers = Registry<AnyObject>()
  var touches = Registry<UITouch>()
  var events = Registry<UIEvent>()
  var timers = Registry<VirtualTimer>()
  /// Everything that was made, to see at the end whether it is gone.
  var made = Registry<AnyObject>()
  var observers: [any NSObjectProtocol] = []
  /// What broke a rule, if something did.
  private(set) var problem: LifetimeProblem?
  private(set) var counts = CallbackCounts()
  /// A number that depends on everything that the app was told.
  private(set) var digest: UInt64 = 14_695_981_039_346_656_037
  /// Everything that the app was told, in order.
  private(set) var calls: [Callback] = []
  /// How many frames, signals and steps of time there were.
  var eventCount = 0
  /// Where each finger was seen last, as a share of the screen.
  var lastPlaces: [Int: CGPoint] = [:]
  var actsLeft = LifetimeApp.mostActs
  private var depth = 0
  private var pause: Int
  private let rate: UInt8
  /// Callbacks in which the app does more than in others: neighbors in their list belong together.
  private let favorites: Range<Int>
  /// The callback in which the app nearly always does something.
  let favorite: Callback?

  /// How many acts a case has, and how deep acts may be inside of acts: without a limit the app recurses for ever.
  static let mostActs = 120
  static let mostDepth = 3
  /// After so many callbacks the app only listens.
  static let mostCallbacks = 30_000
  static let mostEvents = 250

  init(_ bytes: [UInt8], _ ignored: Set<LifetimeProblem.Rule>, trace: Trace?) {
    self.ignored = ignored
    choices = Choices(bytes)
    self.trace = trace
    rate = choices.pick([7, 15, 31, 63, 127, 127, 255, 255])
    pause = Int(choices.byte())
    let first = Int(choices.byte()) * Callback.allCases.count / 256
    favorites = first..<first + 24
    let hasFavorite = bytes.count > 2 && bytes[0] == Self.favoriteMark
    favorite =
      hasFavorite ? Callback(rawValue: (Int(bytes[1]) << 8 | Int(bytes[2])) % Callback.allCases.count) : nil
  }

  private static let favoriteMark: UInt8 = 255

  /// The first bytes of a case in which the app does something whenever one callback is called.
  static func header(favoring callback: Callback) -> [UInt8] {
    [favoriteMark, UInt8(callback.rawValue >> 8), UInt8(callback.rawValue & 255)]
  }

  // MARK: Turns

  /// Whether the app does something in this call.
  func hasTurn(in callback: Callback, _ subject: (any LifetimeObject)?) -> Bool {
    let count = counts.note(callback)
    digest = (digest ^ UInt64(callback.rawValue)) &* 1_099_511_628_211
    calls.append(callback)
    if let subject, subject.hasEnded {
      report(.calledWhileEnding, "\(callback)")
      return false
    }
    guard actsLeft > 0, depth < Self.mostDepth, counts.total < Self.mostCallbacks else { return false }
    if favorite == callback { return !choices.areUsedUp }
    // What is called all the time would use up all turns: the more often it is called, the rarer they are.
    guard count < 4 || count & (count - 1) == 0 else { return false }
    guard pause <= 0 else {
      pause -= favorites.contains(callback.rawValue) ? 32 : count == 1 ? 3 : 1
      return false
    }
    pause = Int(choices.byte() & rate)
    return !choices.areUsedUp
  }

  /// Does one to three things; between callbacks there is none.
  func act(in callback: Callback?, about subject: (any LifetimeObject)?) {
    if let callback { counts.noteAct(callback) }
    depth += 1
    for _ in 0...choices.number(below: 3) where actsLeft > 0 && !choices.areUsedUp {
      actsLeft -= 1
      let act = Act.allCases[choices.number(below: Act.allCases.count)]
      digest = (digest ^ UInt64(act.rawValue + 1000)) &* 1_099_511_628_211
      if let trace { trace.log("\(act) in \(callback.map { "\($0)" } ?? "a pause")", by: "the app") }
      perform(act, about: subject)
    }
    depth -= 1
  }

  func report(_ rule: LifetimeProblem.Rule, _ words: String) {
    guard !ignored.contains(rule) else { return }
    guard var known = problem else { return problem = LifetimeProblem(rule: rule, words: words) }
    guard known.rule == rule, !known.words.split(separator: " ").contains(words[...]) else { return }
    known.words += " " + words
    problem = known
  }

  // MARK: Objects

  /// Notes a new object, and holds on to it more often than not.
  @discardableResult
  func keep<Object: AnyObject>(_ object: Object) -> Object {
    note(object)
    if !choices.once(in: 4) { references.append(object) }
    return object
  }

  func note(_ object: AnyObject) {
    made.add(object)
    switch object {
    case let window as UIWindow:
      windows.add(window)
      views.add(window)
    case let view as UIView: views.add(view)
    case let controller as UIViewController: controllers.add(controller)
    case let recognizer as UIGestureRecognizer: recognizers.add(recognizer)
    case let application as UIApplication: applications.add(application)
    case let scene as UIScene: scenes.add(scene)
    case let layer as CALayer: layers.add(layer)
    case let timer as VirtualTimer: timers.add(timer)
    case let device as Device: devices.add(device)
    default: helpers.add(object)
    }
  }

  /// Lets go of every reference to an object.
  func drop(_ object: AnyObject?) {
    guard let object else { return }
    let before = references
    references = before.filter { $0 !== object }
  }

  /// Lets go of all objects of a kind at once.
  func drop(where isMeant: (AnyObject) -> Bool) {
    // What goes with them comes back to here: the list is written before that.
    let before = references
    references = before.filter { !isMeant($0) }
  }
}
