import CheckSupport
import TouchKit
import TouchStage

/// A screen as data, with views of the exercise's classes in it.
protocol ScreenPlan: TwinPlan {
  /// The screen.
  var root: ViewRecipe { get set }
  /// What the app does and where it is looked by.
  var seed: UInt64 { get }
}

extension ScreenPlan {
  var smaller: [Self] {
    root.smaller.map { root in
      var plan = self
      plan.root = root
      return plan
    }
  }
}

/// A screen on which an app hears of its controls, changes views, and looks up who gets a touch.
class ScreenSubject: TwinSubject {
  /// What goes onto the page.
  var view: UIView { screen }
  /// What is built by the plan; it lies in a window, once it's shown.
  let screen: UIView
  let log: AppLog
  let lookup: PointLookup
  /// Views of the exercise.
  let subjects: [UIView]
  private let controls: [UIView]
  private let looseViews: [UIView]
  private let catcher = EventCatcher()
  var random: SeededGenerator
  /// Whether a view in it is to have the keyboard.
  private var wantsKeyboard: Bool

  /// - Parameter make: Makes a view of the exercise by the number of its class.
  init(
    _ plan: some ScreenPlan, _ name: String, _ log: AppLog, lookup: PointLookup = PointLookup(),
    make: (Int, ViewRecipe) -> UIView
  ) {
    var subjects: [UIView] = []
    screen = plan.root.build { number, recipe in
      let view = make(number, recipe)
      subjects.append(view)
      return view
    }
    looseViews = plan.root.looseViews(of: screen)
    let all = screen.withEverythingInside
    controls = all.filter { $0 is UIControl }
    random = SeededGenerator(seed: plan.seed)
    wantsKeyboard = plan.seed.isMultiple(of: 3)
    (self.subjects, self.log, self.lookup) = (subjects, log, lookup)
    if name.contains("other") { for view in all { view.traceName += " of the other screen" } }
    screen.addSubview(catcher)
    for control in controls { listen(to: control as? UIControl) }
  }

  private func listen(to control: UIControl?) {
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"), (.touchCancel, "touchCancel"),
    ]
    for (event, name) in events {
      control?.addAction(
        UIAction { [log, weak control] _ in log.note("\(control?.traceName ?? "") sends \(name)") },
        for: event)
    }
  }

  /// Controls first: they are smaller.
  var parts: [UIView] { controls + subjects.filter { !($0 is UIControl) } + [screen] }

  /// Which views have fingers, the keyboard and the key window.
  var state: String {
    let touches = (catcher.event?.allTouches ?? []).map { touch in
      touch.view.map { $0.isDescendant(of: screen) ? nameOfAnswer($0) : "something else" } ?? "no view"
    }.sorted()
    let typist = screen.withEverythingInside.first(where: \.isFirstResponder)?.traceName ?? "none"
    let key = screen.window?.isKeyWindow == true ? "its window is the key window" : "it is in no key window"
    return "fingers on \(touches.isEmpty ? "nothing" : touches.joined(separator: ", ")); "
      + "first responder in it: \(typist); \(key)"
  }

  func perform(_ act: Int) {
    if act < 60 || looseViews.isEmpty { return look() }
    let change = changes[(act - 60) % changes.count]
    let number = Int.random(in: looseViews.indices, using: &random)
    let changed = looseViews[number]
    look(inside: changed, while: "\(changed.traceName) \(change.rawValue)") {
      change.apply(to: number, of: looseViews)
    }
  }

  /// Looks at points inside a view before and after it changes.
  func look(inside changed: UIView, while words: String, _ change: () -> Void) {
    let points = lookup.points(inside: changed, on: screen, &random)
    look(at: points)
    log.note(words)
    change()
    screen.bringSubviewToFront(catcher)
    look(at: points.reversed() + lookup.points(inside: changed, on: screen, &random))
  }

  var changes: [ScreenChange] { ScreenChange.allCases }

  /// What counts as the same answer.
  func nameOfAnswer(_ view: UIView) -> String { view.traceName }

  /// Looks beside what has fingers and what the exercise is about.
  private func look() {
    if wantsKeyboard {
      wantsKeyboard = false
      let typist = FirstResponderView()
      screen.insertSubview(typist, at: 0)
      _ = typist.becomeFirstResponder()
    }
    let touched = (catcher.event?.allTouches ?? []).compactMap(\.view).filter { view in
      subjects.contains { $0 === view }
    }
    let favorites = touched.count == 1 && random.once(in: 2) ? touched : subjects
    look(at: lookup.points(on: screen, favorites: favorites, &random))
    if !details.isEmpty { log.note(details, .state) }
  }

  /// What there is to say of it now and then.
  var details: String { "" }

  private func look(at points: [CGPoint]) {
    guard screen.window != nil else { return }
    for (number, point) in points.enumerated() {
      let inWindow = screen.convert(point, to: nil)
      // An event is no condition for an answer.
      let hit = find(inWindow, number % 5 == 4 ? nil : catcher.event)
      log.note("a touch at \(inWindow.text) finds \(hit.map(nameOfAnswer) ?? "nothing")")
    }
  }

  /// Who gets a touch, as the system asks.
  func find(_ point: CGPoint, _ event: UIEvent?) -> UIView? { screen.window?.hitTest(point, with: event) }
}

extension Twins where Plan: ScreenPlan {
  /// Lets the app look up who gets a touch, before, amid and after what happens, and change views.
  mutating func looksUp() {
    recipe.rounds = 2...4
    recipe.parts = 12
    recipe.changes.removeAll { $0 == .enlarges }
    let adapt = self.adapt
    self.adapt = { example, random in
      adapt(&example, &random)
      let changes = (0..<2).map { _ in Story.Moment.act(random.number(60...99)) }
      example.story.moments =
        [.act(0), changes[0]] + example.story.moments + [.act(0), changes[1], .act(0)]
      // While a finger is down, too.
      let landings = example.story.moments.indices.filter { index in
        if case .touch(.began, _, .part) = example.story.moments[index] { true } else { false }
      }
      guard let landing = landings.randomElement(using: &random) else { return }
      example.story.moments.insert(.act(0), at: landing + 1)
    }
  }
}

/// A view that keeps the event with which fingers are looked for, and is never found.
private final class EventCatcher: UIView {
  private(set) var event: UIEvent?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if event?.type == .touches { self.event = event }
    return nil
  }
}
