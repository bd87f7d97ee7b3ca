import CheckSupport
import TouchKit
import TouchStage

/// A page with containers of one kind.
final class PagerSubject<Container: PagingContainer>: ScreenSubject {
  private var containers: [Container] { subjects.compactMap { $0 as? Container } }

  init(_ plan: PagerPlan, _ name: String, _ log: AppLog, _ kind: Container.Type) {
    var late: [Container] = []
    super.init(plan, name, log) { number, recipe in
      let (pager, container) = (
        plan.pagers[number], Container(frame: recipe.frame, pageWidth: plan.pagers[number].pageWidth)
      )
      container.pager.traceName = "Pager \(number + 1)"
      container.pager.alpha = pager.alpha
      Look.apply(pager.looks, to: container.pager)
      container.needsEvent = pager.needsEvent
      for (place, page) in pager.pages.enumerated() {
        let view = pager.recipe(ofPage: place, inPager: number).build { _, _ in UIView() }
        if page.hasRecognizer { view.addGestureRecognizer(UITapGestureRecognizer()) }
        container.addPage(view)
      }
      container.pager.bounds.origin.x = pager.shown * container.pager.bounds.width
      for view in container.subviews {
        view.center = CGPoint(x: view.center.x + recipe.scroll.x, y: view.center.y + recipe.scroll.y)
      }
      if pager.comesLast { late.append(container) }
      return container
    }
    for container in late {
      let place = container.subviews.firstIndex(of: container.pager) ?? 0
      container.pager.removeFromSuperview()
      container.insertSubview(container.pager, at: place)
    }
  }

  override var allParts: [UIView] { containers + super.allParts }

  /// A page hands its touches on to the pager, unless it has its own use for them.
  override func nameOfAnswer(_ view: UIView) -> String {
    // It may be one of the other screen, which may lie in this one.
    let around = sequence(first: view) { $0.superview }.lazy.compactMap { $0 as? Container }.first
    guard let container = around, view.isDescendant(of: container.pager) else { return view.traceName }
    let isPlain = !(view is UIControl) && view.gestureRecognizers?.isEmpty != false
    return view === container.pager || view.superview === container.pager && isPlain
      ? "\(container.pager.traceName), or a page in it" : view.traceName
  }

  override var state: String {
    let pagers = containers.map { container in
      let bounds = container.pager.bounds
      return
        "\(container.pager.traceName) is scrolled to \(bounds.origin.text)"
    }
    return ([super.state] + pagers).joined(separator: "; ")
  }

  override var details: String {
    containers.map(\.pager).map { pager in
      let pages = pager.subviews.map {
        "\($0.traceName) from \($0.frame.minX) to \($0.frame.maxX), \($0.frame.maxY) high"
      }
      return "\(pager.traceName)\(pager.clipsToBounds ? " clips" : ""), takes "
        + "\(pager.isMultipleTouchEnabled ? "several fingers" : "one finger"), from back to front it holds "
        + pages.joined(separator: ", ")
    }.joined(separator: "; ")
  }

  override func perform(_ act: Int) {
    guard act >= 60, let container = containers.randomElement(using: &random) else {
      return super.perform(act)
    }
    let (pager, width) = (container.pager, container.pager.bounds.width)
    func look(_ words: String, _ change: () -> Void) {
      self.look(inside: container, while: "\(pager.traceName) \(words)", change)
    }
    switch act % 9 {
    case 0:
      look("gets a page") {
        let page = UIView().named("Page \(pager.subviews.count + 1), which is new")
        page.addSubview(UIControl(frame: CGRect(x: 5, y: 5, width: 30, height: 40)).named("Button in it"))
        container.addPage(page)
      }
    case 1:
      let obstacle = random.pick(Obstacle.ofViews)
      look("is \(obstacle.rawValue)") { obstacle.apply(to: pager) }
      look("can be touched again") { Obstacle.lift(from: pager) }
    case 2:
      let page = random.pick([-0.5, 0.5, 2.5, 1, 0])
      look("is scrolled to page \(NumberText.trimmed(page))") {
        pager.bounds.origin = CGPoint(x: page * width, y: random.pick([0, 4, -6]))
      }
    case 3, 4: look("is scrolled by 7 points") { pager.bounds.origin.x += 7 }
    case 6:
      look("lies in a container that is taken out and put back") {
        let place = screen.subviews.firstIndex(of: container) ?? 0
        container.removeFromSuperview()
        screen.insertSubview(container, at: place)
      }
    default: super.perform(act)
    }
  }
}
