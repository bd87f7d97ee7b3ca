import TouchInput
import TouchKit
import TouchStage

/// Two pages side by side, each with a strip, and all that happens in them.
///
/// Places are those of a page that scrolls up and down; in one that scrolls sideways, x and y are exchanged.
final class NestedWorld: UIScrollViewDelegate {
  /// Where a finger lands.
  enum Spot: String, CaseIterable {
    case picture = "a picture"
    case button = "a button in the strip"
    case control = "a control in the strip"
    case guarded = "a picture with a tap recognizer"
    case rim = "the strip, beside the pictures"
    case start = "a picture, 3 points from where the strip begins"
    case end = "a picture, 3 points from where the strip ends"
    case top = "a picture, 3 points from the edge along the strip"
    case rightAbove = "a tile, 4 points before the strip"
    case rightBelow = "a tile, 4 points behind the strip"
    case knob = "a slider's knob in the page"
    case blank = "the page, far from the strip"
    case neighbor = "a picture in the strip of the other page"

    var isInTheStrip: Bool { [.picture, .rim, .guarded, .start, .top].contains(self) }
  }

  let stage = Stage(screen: CGSize(width: 1024, height: 1024))
  let kind: NestedPage
  let peculiarities: [NestedPeculiarity]
  let page, strip, otherPage, otherStrip: UIScrollView
  let slider = UISlider()
  let content = UIView()
  private let make: () -> UIScrollView
  var keptAlive: [AnyObject] = []
  private(set) var log: [String] = []
  /// What gives the strip its room back.
  var undo: (() -> Void)?
  /// What touches the glass.
  var tool = Contact.Tool.finger

  /// Where the strip is scrolled to before each finger, if that isn't somewhere in the middle.
  var end: End?

  enum End { case start, end }

  private let parts: NestedParts

  init(
    _ kind: NestedPage, _ peculiarities: [NestedPeculiarity], _ parts: NestedParts,
    make: @escaping () -> UIScrollView
  ) {
    (self.kind, self.peculiarities, self.parts, self.make) = (kind, peculiarities, parts, make)
    (page, strip) = (make().named("the page"), make().named("the strip"))
    (otherPage, otherStrip) = (make().named("the other page"), make().named("the other strip"))
    let room: CGFloat = isShort ? 0 : 1_400
    fill(page, with: strip, x: 60, room: room)
    fill(otherPage, with: otherStrip, x: 540, room: 1_400)
    content.frame = rect(0, 0, 420, 700 + room)
    addParts()
    // What is set of them is set before they are on the screen.
    let isOfThemselves = NestedPeculiarity.ofThemselves.contains
    for peculiarity in peculiarities where isOfThemselves(peculiarity) { apply(peculiarity) }
    stage.show(page, otherPage)
    for peculiarity in peculiarities where !isOfThemselves(peculiarity) { apply(peculiarity) }
    noteDelegates()
    for scroller in [page, strip, otherPage, otherStrip] where !(has(.unheard) && scroller === strip) {
      scroller.delegate = self
    }
    putBack()
  }

  func has(_ peculiarity: NestedPeculiarity) -> Bool { peculiarities.contains(peculiarity) }
  /// Whether the page's content fits into it.
  var isShort: Bool { has(.shortPage) || has(.pulledPage) || has(.pulledLowPage) }
  /// How long the content is of a page that it fits into.
  var shortLength: CGFloat { has(.pulledLowPage) ? 300 : 700 }
  func another() -> UIScrollView { make() }

  func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    let (corner, size) = (kind.turn(CGPoint(x: x, y: y)), kind.turn(CGPoint(x: width, y: height)))
    return CGRect(origin: corner, size: CGSize(width: size.x, height: size.y))
  }

  private func fill(_ page: UIScrollView, with strip: UIScrollView, x: CGFloat, room: CGFloat) {
    let isThin = has(.thinContent)
    func size(_ scroller: UIScrollView) {
      scroller.frame =
        scroller === page ? rect(x, 100, 420, 700) : rect(0, top, has(.narrowStrip) ? 250 : 420, 160)
    }
    if !has(.sizedLate) { for scroller in [page, strip] { size(scroller) } }
    let length = isShort && page === self.page ? shortLength : 700 + room
    page.contentSize = rect(0, 0, isThin ? 0 : 420, length).size
    strip.contentSize = rect(0, 0, has(.narrowStrip) ? 380 : 1_200, isThin ? 0 : 160).size
    if has(.sizedLate) { for scroller in [page, strip] { size(scroller) } }
    let holder = page === self.page ? content : page
    if page === self.page { page.addSubview(content) }
    holder.addSubview(strip)
    addPictures(to: strip)
  }

  private var top: CGFloat { isShort ? 150 : 750 }

  private func addPictures(to strip: UIScrollView) {
    for number in 0..<12 {
      let view: UIView
      switch number % 4 {
      case 1:
        let button = UIButton()
        button.addAction(UIAction { [unowned self] _ in note("a button is clicked") }, for: .touchUpInside)
        button.addAction(UIAction { [unowned self] _ in note("a button is cancelled") }, for: .touchCancel)
        view = button
      case 2:
        let control = parts.control.make()
        control.addAction(
          UIAction { [unowned self] _ in note("a control hears of a finger") }, for: .allTouchEvents)
        view = control
      default: view = picture("picture \(number)")
      }
      if number % 4 == 3 {
        listen(to: UITapGestureRecognizer(), "a tap of picture \(number)", on: view)
        listen(to: UITapGestureRecognizer(), "a tap with others of \(number)", on: view, withOthers: true)
      }
      view.frame = rect(CGFloat(number) * 100 + 2, 0, 96, 120)
      // Some controls have a size of their own, and lie in the middle.
      if number % 4 == 2, parts.control != .plain { view.frame = rect(CGFloat(number) * 100 + 2, 45, 96, 30) }
      if number % 4 == 0, let cover = parts.cover.make() {
        cover.frame = view.bounds
        cover.isUserInteractionEnabled = true
        view.addSubview(cover)
      }
      strip.addSubview(view.named("picture \(number)"))
    }
  }

  private func addParts() {
    for (name, y) in [("the tile before the strip", top - 60), ("the tile behind the strip", top + 160)] {
      let tile = picture(name)
      tile.frame = rect(0, y, 420, 60)
      // One of them is behind the strip, should that reach too far, the other one in front of it.
      content.insertSubview(tile, at: y < top ? 0 : content.subviews.count)
    }
    slider.frame = CGRect(origin: rect(20, top + 240, 0, 0).origin, size: CGSize(width: 150, height: 40))
    slider.value = 0.5
    slider.addAction(UIAction { [unowned self] _ in note("the slider's value changes") }, for: .valueChanged)
    content.addSubview(slider.named("the slider"))
  }

  func picture(_ name: String) -> UIView {
    NestedPicture { [unowned self] in note("\(name) hears \($0)") }.named(name)
  }

  /// Notes what a recognizer of the app recognizes.
  func listen(
    to recognizer: UIGestureRecognizer, _ name: String, on view: UIView, withOthers: Bool = false
  ) {
    if withOthers {
      let friend = FriendlyDelegate()
      keptAlive.append(friend)
      recognizer.delegate = friend
    }
    let listener = ListeningTarget { [unowned self] in note("\(name) is \($0.state)") }
    keptAlive.append(listener)
    recognizer.addTarget(listener, action: ListeningTarget.act)
    view.addGestureRecognizer(recognizer)
  }

  // MARK: What is told

  func note(_ words: String) { log.append(words) }
  func forgetLog() { log = [] }

  /// Notes who hears of the scroll views.
  func noteDelegates() {
    for scroller in [page, strip, otherPage, otherStrip] {
      let delegate = scroller.delegate
      let who =
        delegate == nil ? "no delegate" : delegate === self ? "the app's delegate" : "another delegate"
      note("\(scroller.traceName) has \(who)")
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("\(scrollView.traceName) is scrolled to \(scrollView.contentOffset.text)")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("\(scrollView.traceName) is dragged")
    guard has(.growing), scrollView === strip else { return }
    let more = has(.turnedStrip) ? kind.turn(CGPoint(x: 20, y: 0)).turned : kind.turn(CGPoint(x: 20, y: 0))
    strip.contentSize = CGSize(
      width: strip.contentSize.width + more.x, height: strip.contentSize.height + more.y)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("\(scrollView.traceName) is let go\(decelerate ? ", and glides" : "")")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("\(scrollView.traceName) rests") }

  /// Scrolls everything back to where there is room in each direction.
  func putBack() {
    undo?()
    undo = nil
    for scroller in [page, otherPage] {
      scroller.setContentOffset(kind.turn(CGPoint(x: 0, y: isShort ? 0 : 600)), animated: false)
    }
    for scroller in [strip, otherStrip] {
      var along = CGPoint(x: has(.narrowStrip) || has(.largeStrip) ? 100 : 400, y: has(.raised) ? 7 : 0)
      let isTurned = scroller === strip && has(.turnedStrip)
      if let end, scroller === strip {
        let room = CGPoint(
          x: strip.contentSize.width - strip.bounds.width, y: strip.contentSize.height - strip.bounds.height)
        along.x = end == .start ? 0 : isTurned == (kind == .scrollsUpAndDown) ? room.y : room.x
      }
      scroller.setContentOffset(isTurned ? kind.turn(along).turned : kind.turn(along), animated: false)
    }
    slider.value = 0.5
  }

  /// What is set of everything, apart from what fingers change.
  var settings: ScreenSettings {
    stage.settings { view, settings in
      if view is UIScrollView { settings.forgetScrolling() }
      settings.control?.isHighlighted = false
      if view is UISlider { settings.other.values = [] }
    }
  }

  /// Where a spot is on the screen.
  func point(of spot: Spot) -> CGPoint {
    func inStrip(_ x: CGFloat, _ y: CGFloat, of page: UIScrollView) -> CGPoint {
      // From the landing place of the strip in the page, however the strip itself is turned.
      let holder = page === self.page ? content : page
      return holder.convert(kind.turn(CGPoint(x: x, y: top + y)), to: nil)
    }
    switch spot {
    case .picture: return inStrip(50, 60, of: page)
    case .button: return inStrip(150, 60, of: page)
    case .control: return inStrip(230, 60, of: page)
    case .guarded: return inStrip(has(.narrowStrip) ? 20 : 350, 60, of: page)
    case .start: return inStrip(3, 60, of: page)
    case .end: return inStrip(has(.narrowStrip) ? 247 : 417, 60, of: page)
    case .top: return inStrip(70, 3, of: page)
    case .rim: return inStrip(200, 140, of: page)
    case .rightAbove: return inStrip(200, -4, of: page)
    case .rightBelow: return inStrip(200, 164, of: page)
    case .knob: return slider.middleOnScreen
    case .blank: return inStrip(330, 400, of: page)
    case .neighbor: return inStrip(50, 60, of: otherPage)
    }
  }

  /// A way in the page as a way on the screen.
  func onScreen(_ way: CGPoint) -> CGPoint {
    content.convert(kind.turn(way), to: nil) - content.convert(.zero, to: nil)
  }
}

/// What varies in the pictures of a strip: what lies on one and takes its touches, and what one of the controls is.
struct NestedParts: CustomStringConvertible {
  enum Cover: String, CaseIterable {
    case nothing, label, imageView, stackView, cell

    func make() -> UIView? {
      switch self {
      case .nothing: nil
      case .label: UILabel()
      case .imageView: UIImageView()
      case .stackView: UIStackView()
      case .cell: UITableViewCell()
      }
    }
  }

  enum Control: String, CaseIterable {
    case plain, toggle, field, segments, stepper

    func make() -> UIControl {
      switch self {
      case .plain: UIControl()
      case .toggle: UISwitch()
      case .field: UITextField()
      case .segments: UISegmentedControl()
      case .stepper: UIStepper()
      }
    }
  }

  var cover: Cover
  var control: Control

  var description: String { "on each fourth picture: \(cover); the control: \(control)" }
}

/// A view that says what it hears.
final class NestedPicture: UIView {
  private let note: (String) -> Void

  init(_ note: @escaping (String) -> Void) {
    self.note = note
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesBegan") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesMoved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesEnded") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesCancelled") }
}
