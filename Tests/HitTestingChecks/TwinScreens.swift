import CheckSupport
import TouchKit
import TouchStage

/// A whole screen of views, what happens to some of them, and where to look.
struct ScreenCase {
  var root: ViewRecipe
  var changes: [ViewChange] = []
  /// Whether the screen is in no window.
  var isOffScreen = false
  /// What the points to look at are chosen by.
  var seed: UInt64
  /// How many of the points lie anywhere on the screen; the others lie at the edges of views.
  var pointsAnywhere = 24

  /// Gives every fourth view a controller of its own, as apps do with panels and pages; somebody must keep these.
  func makeControllers(for root: UIView) -> [UIViewController] {
    root.withEverythingInside.enumerated().compactMap { number, view in
      // A window has a root controller already.
      guard (number + Int(seed % 97)).isMultiple(of: 4), !(view is UIWindow), view.traceName != "Root" else {
        return nil
      }
      let controller = UIViewController()
      controller.view = view
      controller.traceName = "\(view.traceName)'s controller"
      return controller
    }
  }

  var smaller: [ScreenCase] {
    var cases: [ScreenCase] = []
    for changes in changes.shorter {
      var example = self
      example.changes = changes
      cases.append(example)
    }
    return cases
      + root.smaller.map { root in
        var example = self
        example.root = root
        return example
      }
  }
}

/// One screen built twice: with the student's classes, and with classes that do what the statement says.
///
/// Many points are looked up on both, at the edges of all views and anywhere; then the views must be as they were.
final class TwinScreens {
  private let stage: Stage
  let event: UIEvent?
  /// Those of a pointer that hovers and of a trackpad.
  private let pointerEvents: [UIEvent]
  /// The key window, which takes no touches.
  private let keyWindow: UIWindow
  /// The first responders of the two windows around.
  private let typists = [FirstResponderView(), FirstResponderView()]
  private let makeStudents, makeStated: (Int) -> UIView
  /// What counts as the same answer.
  let nameOfAnswer: (UIView) -> String
  /// Of which views on the stated screen the edges themselves are judged, too.
  let judgesEdges: (UIView) -> Bool
  /// Which controls keep the taps of what lies in them.
  let judgesContents: (UIControl) -> Bool

  init(
    students: @escaping (Int) -> UIView, stated: @escaping (Int) -> UIView,
    nameOfAnswer: @escaping (UIView) -> String = \.traceName,
    judgesEdges: @escaping (UIView) -> Bool = { _ in false },
    judgesContents: @escaping (UIControl) -> Bool = { _ in true }
  ) {
    stage = Stage(screen: CGSize(width: 1366, height: 1024))
    event = stage.event
    pointerEvents = stage.pointerEvents
    keyWindow = UIWindow(frame: stage.window.bounds)
    keyWindow.isUserInteractionEnabled = false
    keyWindow.isHidden = false
    makeStudents = students
    makeStated = stated
    self.nameOfAnswer = nameOfAnswer
    self.judgesEdges = judgesEdges
    self.judgesContents = judgesContents
  }

  /// What is wrong on the student's screen, if anything is.
  func difference(in example: ScreenCase) -> String? {
    let stated = example.root.build(makeStated)
    let students = example.root.build(makeStudents)
    // A window is on the screen already.
    if example.isOffScreen { stage.show() } else if !(students is UIWindow) { stage.show(students) }
    defer { (students as? UIWindow)?.isHidden = true }
    let controllers = [stated, students].map(example.makeControllers)
    defer { withExtendedLifetime(controllers) {} }
    if example.seed % 5 == 3 { presentSomething(behind: students) }
    defer { stage.window.rootViewController = nil }
    keyWindow.makeKey()
    for (typist, window) in zip(typists, [stage.window, keyWindow]) {
      window.insertSubview(typist, at: 0)
      _ = typist.becomeFirstResponder()
    }
    var random = SeededGenerator(seed: example.seed)
    let views = (stated: stated.looseViews(of: example.root), students: students.looseViews(of: example.root))
    var happened: [String] = []
    if example.seed % 4 == 2 {
      for view in views.stated + views.students { view.takeOutAndBack() }
      happened.append("every view is taken out and put back")
    }
    var points: [CGPoint] = []
    for place in 0...example.changes.count {
      var changed: UIView?
      if place > 0 {
        let change = example.changes[place - 1]
        change.apply(to: views.stated)
        change.apply(to: views.students)
        changed = change.view(of: views.stated)
        if let changed { happened.append("\(changed.traceName) \(change.words)") }
      }
      // What was asked last is asked again, now that something has changed.
      points =
        points.suffix(2).reversed() + self.points(on: stated, anywhere: example.pointsAnywhere, &random)
        + Self.points(around: changed, on: stated, &random) + particularPoints(on: stated)
      stage.device.settle()
      let unfinished = Self.unfinishedViews(in: students)
      for (number, point) in points.enumerated() {
        // An event is no condition for an answer, nor is its kind.
        let event =
          switch number % 7 {
          case 0: nil as UIEvent?
          case 3: pointerEvents.first
          case 5: pointerEvents.last
          default: event
          }
        let expected = stated.hitTest(point, with: event)
        let answer = students.hitTest(point, with: event)
        guard expected.map(nameOfAnswer) != answer.map(nameOfAnswer) else { continue }
        return Self.words(after: happened)
          + """
          touch on the screen at \(point.text)
          expected: \(expected.map(nameOfAnswer) ?? "nil, because nothing that was asked wants it")
          got:      \(answer.map(nameOfAnswer) ?? "nil")
          \(ViewOutline(of: students, marking: [(answer, "got")]))
          """
      }
      if let complaint = Self.complaintAboutChanges(stated, students, happened) { return complaint }
      guard unfinished == Self.unfinishedViews(in: students) else {
        return Self.words(after: happened) + "a search must not ask for a layout, or have anything drawn"
      }
      guard typists.allSatisfy(\.isFirstResponder) else {
        return Self.words(after: happened) + "a search must not take the keyboard from another view"
      }
      guard keyWindow.isKeyWindow else { return "a search must not change which window is the key window" }
    }
    if !example.isOffScreen, example.seed % 3 == 1,
      let difference = differenceWhileFingersAreDown(stated, students, points)
    {
      return Self.words(after: happened) + difference
    }
    if !example.isOffScreen, example.seed % 3 == 2,
      let difference = differenceInTheKeyboard(stated, students, points)
        ?? differenceInQuickTaps(stated, students, points)
    {
      return Self.words(after: happened) + difference
    }
    if let difference = differenceInNothing(views.stated, views.students) {
      return Self.words(after: happened) + difference
    }
    // What views are by default could also be set back by a look at them.
    guard example.seed.isMultiple(of: 3) else { return nil }
    for view in stated.withEverythingInside + students.withEverythingInside {
      Look.apply(Set(Look.ofSearches), to: view)
    }
    for point in points { _ = students.hitTest(point, with: event) }
    return Self.complaintAboutChanges(stated, students, happened + ["every view gets all looks"])
  }

  /// Lets a controller of the app present another one, behind the screen.
  private func presentSomething(behind screen: UIView) {
    let root = UIViewController()
    stage.window.rootViewController = root
    root.present(UIViewController(), animated: false)
    if screen.superview === stage.window { stage.window.bringSubviewToFront(screen) }
  }

  /// What is wrong while a view that lies on the screen has the keyboard: it may lose that, or change what is found.
  private func differenceInTheKeyboard(
    _ stated: UIView, _ students: UIView, _ points: [CGPoint]
  ) -> String? {
    let typist = FirstResponderView()
    let views = students.withEverythingInside.filter { !($0 is UIControl) }
    for view in [students] + (views.isEmpty ? [] : [views[views.count / 2]]) {
      view.insertSubview(typist, at: 0)
      defer { typist.removeFromSuperview() }
      guard typist.becomeFirstResponder() else { continue }
      for point in points {
        let expected = stated.hitTest(point, with: event).map(nameOfAnswer) ?? "nil"
        let answer = students.hitTest(point, with: event).map(nameOfAnswer) ?? "nil"
        guard expected != answer else { continue }
        return "while a view in \(view.traceName) has the keyboard, touch on the screen at \(point.text)\n"
          + "expected: \(expected)\ngot:      \(answer)"
      }
      if !typist.isFirstResponder { return "a search must not take the keyboard from a view on the screen" }
    }
    return nil
  }

  /// What is wrong for quick taps at some of the points.
  private func differenceInQuickTaps(_ stated: UIView, _ students: UIView, _ points: [CGPoint]) -> String? {
    for point in points.prefix(5) {
      // What takes a tap for itself may change by it.
      guard let expected = stated.hitTest(point, with: event), type(of: expected) == UIView.self else {
        continue
      }
      let onScreen = students.onScreen(point)
      guard stage.window.bounds.contains(onScreen), isFarFromEdges(point, on: stated) else { continue }
      let touched = stage.quickTaps(at: onScreen, count: 3)
      guard let wrong = touched.firstIndex(where: { $0.map(nameOfAnswer) != nameOfAnswer(expected) }) else {
        continue
      }
      return """
        three quick taps on the screen at \(onScreen.text); who gets tap \(wrong + 1)
        expected: \(nameOfAnswer(expected))
        got:      \(touched[wrong].map(nameOfAnswer) ?? "no view at all")
        """
    }
    return nil
  }

  /// Whether the same view is all around a point: glass knows a finger's place to some hundredths of a point only.
  private func isFarFromEdges(_ point: CGPoint, on root: UIView) -> Bool {
    let hit = root.hitTest(point, with: event)
    return [(-0.2, 0), (0.2, 0), (0, -0.2), (0, 0.2)].allSatisfy { (x: CGFloat, y: CGFloat) in
      root.hitTest(CGPoint(x: point.x + x, y: point.y + y), with: event) === hit
    }
  }

  /// What is wrong for a further finger while one is on a narrow control, and another one anywhere, if anything is.
  private func differenceWhileFingersAreDown(
    _ stated: UIView, _ students: UIView, _ points: [CGPoint]
  ) -> String? {
    var found: (place: CGPoint, control: UIControl)?
    for point in points {
      guard let control = stated.hitTest(point, with: event) as? UIControl else { continue }
      if let found, found.control.bounds.width <= control.bounds.width { continue }
      found = (point, control)
    }
    guard let (place, control) = found else { return nil }
    let bounds = control.bounds
    var around: [CGPoint] = []
    for side in [bounds.width, bounds.height, 44] {
      let (inside, outside): (CGFloat, CGFloat) = (side / 2 - 0.37, side / 2 + 0.37)
      for across in [-inside, inside, -outside, outside] {
        around.append(control.convert(CGPoint(x: bounds.midX + across, y: bounds.midY + 0.13), to: stated))
        around.append(control.convert(CGPoint(x: bounds.midX + 0.13, y: bounds.midY + across), to: stated))
      }
    }
    let onScreen = students.onScreen(place)
    let size = stage.device.screen.bounds.size
    func report(_ phase: Contact.Phase) {
      let location = CGPoint(x: onScreen.x / size.width, y: onScreen.y / size.height)
      stage.device.digitizer.report([
        Contact(index: 0, phase: phase, location: location),
        Contact(index: 1, phase: phase, location: CGPoint(x: 0.999, y: 0.999)),
      ])
      stage.device.settle()
    }
    report(.began)
    defer { report(.cancelled) }
    for point in around + points.prefix(30) {
      let (expected, answer) = (stated.hitTest(point, with: event), students.hitTest(point, with: event))
      guard expected.map(nameOfAnswer) != answer.map(nameOfAnswer) else { continue }
      return """
        while a finger is down at \(onScreen.text) and another one in the corner, touch on the screen at \(point.text)
        expected: \(expected.map(nameOfAnswer) ?? "nil, because nothing that was asked wants it")
        got:      \(answer.map(nameOfAnswer) ?? "nil")
        \(ViewOutline(of: students, marking: [(answer, "got")]))
        """
    }
    return nil
  }

  /// The views that will be laid out or drawn.
  private static func unfinishedViews(in root: UIView) -> [ObjectIdentifier] {
    root.withEverythingInside.filter { $0.layer.needsLayout() || $0.layer.needsDisplay() }
      .map { ObjectIdentifier($0) }
  }

  private static func complaintAboutChanges(
    _ stated: UIView, _ students: UIView, _ happened: [String]
  ) -> String? {
    ViewState.difference(expected: ViewState.all(in: stated), actual: ViewState.all(in: students)).map {
      words(after: happened) + "the views are not as they were put there: \($0)"
    }
  }

  private static func words(after happened: [String]) -> String {
    happened.isEmpty ? "" : "after some touches: \(happened.joined(separator: "; "))\n"
  }

  /// Points beside the edges of some views, on both sides, and anywhere, but never on an edge.
  private func points(
    on root: UIView, anywhere count: Int, _ random: inout SeededGenerator
  ) -> [CGPoint] {
    let views = root.withEverythingInside
    // Most of what can be wrong is wrong about controls.
    let controls = views.filter { $0 is UIControl }
    var points = (0..<count).map { _ in
      CGPoint(
        x: CGFloat(Int.random(in: 0..<Int(root.bounds.width), using: &random)) + 0.37,
        y: CGFloat(Int.random(in: 0..<Int(root.bounds.height), using: &random)) + 0.37)
    }
    for _ in 0..<min(12, views.count) {
      let isAny = controls.isEmpty || random.once(in: 3)
      let view = random.pick(isAny ? views : controls)
      let bounds = view.bounds
      // The area in which a view wants its taps may be larger than its bounds, and it may be a circle.
      let side = random.pick([
        CGSize(width: max(44, bounds.width), height: max(44, bounds.height)), bounds.size,
      ])
      // Never straight up or down, where a point could lie on the edge of another view.
      let angle = (CGFloat(Int.random(in: 0..<16, using: &random)) + 0.13) * .pi / 8
      let near = random.pick([0.37, 0.000_4])
      for distance in [-near, near, random.pick([-3.3137, 3.3137])] {
        let radius = side.width / 2 + distance
        points.append(
          view.convert(
            CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)), to: root))
        let (x, y) = (side.width / 2 + distance, side.height / 2 + distance)
        let (across, down) = (random.pick([-1, 1, 0.31]), random.pick([-1, 1, 0.31]))
        points.append(
          view.convert(CGPoint(x: bounds.midX + x * across, y: bounds.midY + y * down), to: root))
      }
    }
    return points
  }
}

extension TwinScreens {
  /// Points in a view that something has just happened to.
  fileprivate static func points(
    around view: UIView?, on root: UIView, _ random: inout SeededGenerator
  ) -> [CGPoint] {
    guard let view, view.isDescendant(of: root), !(view is UIWindow) else { return [] }
    return (0..<6).map { _ in
      let point = CGPoint(
        x: view.bounds.midX + view.bounds.width * random.share(of: -0.48, 0.48) + 0.0137,
        y: view.bounds.midY + view.bounds.height * random.share(of: -0.48, 0.48) + 0.0137)
      return view.convert(point, to: root)
    }
  }
}

extension UIView {
  /// Takes the view out of its superview, and puts it back to its place at once.
  func takeOutAndBack() {
    guard let superview, let place = superview.subviews.firstIndex(of: self), !(superview is UIWindow) else {
      return
    }
    removeFromSuperview()
    superview.insertSubview(self, at: place)
  }

  /// The view and all views below it, from back to front.
  var withEverythingInside: [UIView] {
    var views: [UIView] = []
    collectEverythingInside(&views)
    return views
  }

  private func collectEverythingInside(_ views: inout [UIView]) {
    views.append(self)
    for subview in contents { subview.collectEverythingInside(&views) }
  }

  /// The subviews, or a window's root view: not what the system puts between the two.
  private var contents: [UIView] {
    guard let root = (self as? UIWindow)?.rootViewController?.view else { return subviews }
    return [root]
  }

  /// Those that changes may happen to.
  func looseViews(of recipe: ViewRecipe) -> [UIView] {
    (recipe.isLoose ? [self] : [])
      + zip(contents, recipe.subviews).flatMap { view, recipe in view.looseViews(of: recipe) }
  }
}
