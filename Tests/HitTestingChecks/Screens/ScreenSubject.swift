import CheckSupport
import TouchKit
import TouchStage

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
  private let lookups: Lookups
  var random: SeededGenerator
  /// Whether a view in it is to have the keyboard.
  private var wantsKeyboard: Bool
  /// The details that the log has last.
  private var toldDetails = ""

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
    random = SeededGenerator(seed: plan.lookups.seed)
    lookups = plan.lookups
    lookups.played.begin()
    wantsKeyboard = lookups.allowsKeyboard && lookups.seed.isMultiple(of: 3)
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
  var parts: [UIView] {
    let all = allParts
    return all.first { $0.traceName == lookups.touched }.map { [$0] } ?? all
  }

  /// Those that fingers may go for.
  var allParts: [UIView] { controls + subjects.filter { !($0 is UIControl) } + [screen] }

  /// Which views have fingers, the keyboard and the key window.
  var state: String {
    let touched = (catcher.event?.allTouches ?? []).map(\.view)
    var words = touched.compactMap { $0 }.filter { $0.isDescendant(of: screen) }.map(nameOfAnswer).sorted()
    let (nowhere, inside) = (touched.filter { $0 == nil }.count, words.count)
    if nowhere > 0 { words.append("\(nowhere) on no view") }
    if touched.count > nowhere + inside { words.append("\(touched.count - nowhere - inside) elsewhere") }
    let typist = screen.withEverythingInside.first(where: \.isFirstResponder)
    return (words.isEmpty ? "no finger is down" : "fingers: \(words.joined(separator: ", "))")
      + (typist.map { "; \($0.traceName) is the first responder" } ?? "")
      + (screen.window?.isKeyWindow == true ? "" : "; it is in no key window")
  }

  func words(for act: Int) -> String {
    act < 60 || looseViews.isEmpty ? "looks up who gets a touch" : "looks, changes a view, and looks again"
  }

  func words(for place: Story.Place) -> String? {
    guard case .part(let number, let share) = place, !parts.isEmpty else { return nil }
    let name = parts[number % parts.count].traceName
    lookups.played.touched.append(name)
    func percent(_ share: CGFloat) -> String { "\(NumberText.trimmed((1 + share) * 50, places: 1)) %" }
    return share == .zero
      ? "the middle of \(name)"
      : "\(name), at \(percent(share.x)) of its width and \(percent(share.y)) of its height"
  }

  func perform(_ act: Int) {
    if act < 60 || looseViews.isEmpty { return look() }
    let change = changes[(act - 60) % changes.count]
    let any = Int.random(in: looseViews.indices, using: &random)
    let number = looseViews.firstIndex { $0.traceName == lookups.changed } ?? any
    let changed = looseViews[number]
    lookups.played.changed.append(changed.traceName)
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
      log.note("a view in \(screen.traceName) has the keyboard")
    }
    let touched = (catcher.event?.allTouches ?? []).compactMap(\.view).filter { view in
      subjects.contains { $0 === view }
    }
    let favorites = touched.count == 1 && random.once(in: 2) ? touched : subjects
    look(at: lookup.points(on: screen, favorites: favorites, &random))
    if details != toldDetails { log.note(details, .state) }
    toldDetails = details
  }

  /// What there is to say of it now and then.
  var details: String { "" }

  private func look(at points: [CGPoint]) {
    guard screen.window != nil else { return }
    // An event is no condition for an answer.
    let any = points.enumerated().map { Lookups.Question(point: $1, hasEvent: $0 % 5 != 4) }
    for question in lookups.questions ?? any {
      let count = log.lines.count
      let hit = find(screen.convert(question.point, to: nil), question.hasEvent ? catcher.event : nil)
      let answer = hit.map(nameOfAnswer) ?? "nothing"
      log.note("a touch at \(question.point.text) of \(screen.traceName) finds \(answer)")
      lookups.played.note(question, log.lines[count...].map(\.text))
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
