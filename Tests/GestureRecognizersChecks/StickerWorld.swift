import CheckSupport
import TouchKit
import TouchStage

@testable import GestureRecognizersExercises

extension StickerView: Sticker {}
class StudentsSticker: StickerView {}
class OtherSticker: StickerView {}

/// An app with stickers of one kind in it, and everything that is heard and seen of them.
final class StickerWorld {
  static let screen = CGSize(width: 1_000, height: 1_000)

  let stage = Stage(screen: StickerWorld.screen)
  private let makers: [(CGRect) -> any Sticker]
  private(set) var stickers: [any Sticker] = []
  /// What stickers can be put into.
  private var places: [UIView] = []
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var ears: [Ear] = []
  private(set) var log: [Heard] = []
  private(set) var sights: [StickerSight] = []
  private let delegate = SilentDelegate()
  /// A view in no window.
  private let loner = UIView()

  /// What the first sticker is put into at the very end; see `putTheFirstStickerOntoAPage(zoom:)`.
  var page: ZoomedContent?
  /// What the board hears of touches that lies under the first sticker before.
  private(set) var passedOn: [String] = []

  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 50))

  init(
    _ make: @escaping (CGRect) -> any Sticker, _ makeOther: @escaping (CGRect) -> any Sticker, _ seed: UInt64,
    _ oddities: StickerOddities
  ) {
    makers = [make, makeOther]
    var random = SeededGenerator(seed: seed)
    let bounds = stage.window.bounds
    let root = random.once(in: 2) ? UIView(frame: bounds) : UIScrollView(frame: bounds)
    if let page = root as? UIScrollView {
      page.contentSize = CGSize(width: 3_000, height: 3_000)
      page.contentOffset = CGPoint(x: 1_000, y: 1_000)
      (page.delaysContentTouches, page.bounces) = (random.once(in: 2), random.once(in: 2))
      (page.canCancelContentTouches, page.isDirectionalLockEnabled) = (random.once(in: 2), random.once(in: 2))
      page.isScrollEnabled = random.once(in: 2)
    }
    stage.show(root)
    places = [root]
    let isPlain = random.once(in: 4)
    for _ in 0..<random.number(0...2) where !isPlain {
      let inside: UIView = random.pick([UIView(), UIView(), UIScrollView(), UIControl()])
      inside.bounds.size = bounds.size
      inside.bounds.origin = CGPoint(x: random.number(-900...900), y: random.number(-900...900))
      inside.center = places[places.count - 1].middle
      let scale = CGFloat(random.number(8...13)) / 10
      inside.transform = CGAffineTransform(scaleX: scale, y: scale)
        .rotated(by: random.once(in: 3) ? CGFloat(random.number(-30...30)) / 10 : 0)
      places[places.count - 1].addSubview(inside)
      places.append(inside)
    }
    for view in places where !isPlain { view.isMultipleTouchEnabled = !random.once(in: 4) }
    let neighbors = [UIView(), UIButton(), UISlider(), UITableView(), UILabel(), UIScrollView()]
    for view in neighbors where random.once(in: 4) {
      view.frame = CGRect(x: random.number(-900...900), y: random.number(-900...900), width: 90, height: 60)
      view.isHidden = random.once(in: 4)
      random.pick(places).addSubview(view)
      attachStrangers(0...1, to: view, &random)
    }
    for view in places + [stage.window] where random.once(in: 2) { attachStrangers(0...3, to: view, &random) }
    addSticker(to: places[places.count - 1], &random)
    for _ in 0..<random.number(0...1) {
      addSticker(to: random.once(in: 3) ? stickers[0] : random.pick(places), &random)
    }
    attachStrangers(0...2, to: random.pick([stickers[0], loner, nil]), &random)
    apply(oddities)
    for view in [stage.window] + stage.window.withEverythingInside {
      Look.apply(Look.some(of: Look.ofDrawing.filter { $0 != .pale }, &random), to: view)
    }
    if oddities.isDrawnInAnotherWay {
      Look.apply([.notOpaque, .pale, .clipping, .raised, .bordered], to: stickers[0])
    }
    let names = random.once(in: 2) ? ["pan"] : [nil, "pan", "sticker"]
    for recognizer in recognizers where random.once(in: 2) { recognizer.name = random.pick(names) }
  }

  private func addSticker(to place: UIView, _ random: inout SeededGenerator) {
    let size = CGFloat(random.number(random.once(in: 4) ? 60...160 : 200...400))
    let sticker = random.pick(makers)(
      CGRect(x: 0, y: 0, width: size, height: random.once(in: 2) ? size : 300))
    sticker.center =
      stickers.isEmpty ? place.middle : place.middle.away(250, toward: CGFloat(random.number(0...359)))
    sticker.transform = CGAffineTransform(
      rotationAngle: random.pick([0, 0, 0.06, -0.06, CGFloat(random.number(-30...30)) / 10]))
    place.insertSubview(sticker, at: random.number(0...place.subviews.count))
    stickers.append(sticker)
    sticker.three.forEach(hear)
    if random.once(in: 2) {
      // What lies in a sticker is found by fingers, too.
      let part = random.pick([UIView(), UIButton(), UIControl(), UILabel()])
      part.frame = CGRect(x: 0, y: 0, width: size * random.pick([0.5, 1]), height: size)
      part.isMultipleTouchEnabled = random.once(in: 2)
      sticker.addSubview(part)
    }
    if random.once(in: 4) { random.pick(sticker.three).isEnabled = false }
    if random.once(in: 4) { attachStrangers(1...2, to: sticker, &random) }
  }

  private func apply(_ oddities: StickerOddities) {
    var random = SeededGenerator(seed: oddities.detail)
    for (number, sticker) in stickers.enumerated() {
      let form = number == 0 ? oddities.form : random.pick(StickerOddities.Form.allCases)
      sticker.transform =
        oddities.order == .straightens
        ? CGAffineTransform(rotationAngle: random.pick([-0.22, 0.22]))
        : form.transform.concatenating(sticker.transform)
    }
    if let missing = oddities.missing {
      stickers[0].removeGestureRecognizer(stickers[0].three[missing])
      attachStrangers(1...3, to: stickers[0], &random)
    }
    switch oddities.typing {
    case .nowhere: return
    case .inTheFirstSticker: stickers[0].addSubview(field)
    case .besideIt: stickers[0].superview?.addSubview(field)
    }
    _ = field.becomeFirstResponder()
  }

  func hear(_ recognizer: UIGestureRecognizer) {
    let number = recognizers.count
    let ear = Ear { [weak self] state in
      guard let self else { return }
      log.append(Heard(time: Int((now * 1_000).rounded()), number: number, state: state))
    }
    recognizer.addTarget(ear, action: Ear.hear)
    recognizers.append(recognizer)
    ears.append(ear)
  }

  private func attachStrangers(
    _ count: ClosedRange<Int>, to view: UIView?, _ random: inout SeededGenerator
  ) {
    for _ in 0..<random.number(count) {
      let one = UIGestureRecognizer.stranger(&random)
      (one.isEnabled, one.cancelsTouchesInView) = (!random.once(in: 4), !random.once(in: 4))
      (one.delaysTouchesBegan, one.delaysTouchesEnded) = (random.once(in: 5), !random.once(in: 5))
      one.requiresExclusiveTouchType = !random.once(in: 5)
      if random.once(in: 3) { one.delegate = delegate }
      view?.addGestureRecognizer(one)
      hear(one)
    }
  }

  var now: TimeInterval { stage.device.clock.now }

  func wait(_ seconds: TimeInterval) { stage.device.advance(by: seconds) }

  func play(_ frame: DigitizerFrame, _ start: TimeInterval) {
    stage.device.advance(to: max(now, start + frame.time))
    stage.device.digitizer.report(frame.contacts)
    stage.device.settle()
    lookAtTheStickers()
  }

  func lookAtTheStickers() {
    for (number, sticker) in stickers.enumerated() {
      sights.append(StickerSight(of: sticker, number, at: now))
    }
  }

  /// Gives the first sticker a form, and puts it onto a board that is shown larger or smaller, and turned; of all
  /// recognizers only its three are left.
  func moveTheFirstSticker(_ oddities: StickerOddities) {
    let (sticker, board) = (stickers[0], ListeningView("it"))
    board.frame = stage.window.bounds
    board.note = { [weak self] in self?.passedOn.append($0) }
    for other in stickers.dropFirst() where other.isDescendant(of: sticker) { places[0].addSubview(other) }
    for one in recognizers { one.isEnabled = sticker.three.contains(one) }
    for one in sticker.three where one.view == nil { sticker.addGestureRecognizer(one) }
    sticker.bounds.size = CGSize(width: 240, height: 240)
    sticker.transform = oddities.lastForm.transform.scaledBy(x: oddities.lastSize, y: oddities.lastSize)
    sticker.isHidden = false
    if oddities.isFilledAtLast {
      field.frame = sticker.bounds
      sticker.addSubview(field)
    }
    for part in sticker.subviews { part.isMultipleTouchEnabled = true }
    board.transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 0.6, y: 0.6)
    board.bounds.origin = CGPoint(x: -300, y: 700)
    stage.window.addSubview(board)
    board.addSubview(sticker)
    sticker.center = board.middle
    lookAtTheStickers()
  }

  /// Takes the first sticker's form off it.
  func takeTheFormOff() {
    stickers[0].transform = .identity
    lookAtTheStickers()
  }

  /// Takes all stickers out.
  func takeStickersOut() { for sticker in stickers { sticker.removeFromSuperview() } }

  /// Changes something, and says what.
  func change(by seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    let number = random.number(0...(stickers.count - 1))
    let sticker = stickers[number]
    let name = "sticker \(number + 1)"
    // Every sixth change is one of these.
    switch seed % 30 {
    case 0, 6:
      let one = random.pick(sticker.three)
      guard one.view == nil else {
        sticker.removeGestureRecognizer(one)
        return "one of the three of \(name) is taken off it"
      }
      fallthrough
    case 12:
      for one in sticker.three where one.view == nil { sticker.addGestureRecognizer(one) }
      attachStrangers(1...3, to: sticker, &random)
      return "\(name) has all of the three, and some of the app"
    case 18:
      let isTyping = field.isFirstResponder
      _ = isTyping ? field.resignFirstResponder() : field.becomeFirstResponder()
      return "a text field of the app \(isTyping ? "loses" : "gets") the keyboard"
    case 24:
      sticker.transform = random.pick(StickerOddities.Form.allCases).transform
      return "\(name) is given another transform"
    default: break
    }
    switch random.number(-1...10) {
    case -1...1:
      let one =
        random.once(in: 2) ? sticker.three.first { !$0.isEnabled } ?? sticker.pan : random.pick(sticker.three)
      one.isEnabled.toggle()
      return "one of the three of \(name) is switched \(one.isEnabled ? "on" : "off")"
    case 3:
      let one = recognizers.first { !$0.isEnabled } ?? random.pick(recognizers)
      one.isEnabled.toggle()
      return "a recognizer of the app is switched \(one.isEnabled ? "on" : "off")"
    case 4:
      let place = sticker.superview
      sticker.removeFromSuperview()
      place?.addSubview(sticker)
      return "\(name) is taken out and put back"
    case 5 where number > 0 || stickers.count == 1:
      let place = random.pick(places)
      place.addSubview(sticker)
      sticker.center = place.middle
      return "\(name) is put into another view"
    case 2, 6:
      sticker.isHidden = !sticker.isHidden && random.once(in: 2)
      return "\(name) is \(sticker.isHidden ? "hidden" : "shown")"
    case 7:
      attachStrangers(1...1, to: random.pick([sticker, places[0]]), &random)
      return "a recognizer of the app is attached"
    case 8:
      sticker.transform = CGAffineTransform(rotationAngle: random.pick([0, 0.05, -0.07, 2]))
      sticker.bounds.size.width = CGFloat(random.number(40...300))
      return "\(name) is turned by the app"
    case 9 where stickers.count < 3:
      addSticker(to: random.pick(places), &random)
      return "another sticker is added"
    default:
      Look.apply(Set(Look.ofDrawing.filter { _ in random.once(in: 4) }).subtracting([.pale]), to: sticker)
      (sticker.pan.name, sticker.tag) = (random.pick([nil, "pinch"]), random.number(-1...9))
      return "\(name) is made to look different"
    }
  }

  /// An action of a recognizer, by its number.
  struct Heard: Equatable {
    let time, number: Int
    let state: UIGestureRecognizer.State
  }

  /// What was heard, at one instant in the order of the recognizers.
  var sortedLog: [String] {
    log.enumerated().sorted {
      ($0.element.time, $0.element.number, $0.offset) < ($1.element.time, $1.element.number, $1.offset)
    }.map { _, entry in
      "\(NumberText.fixed(Double(entry.time) / 1_000, places: 3)) s: \(name(of: entry.number)), \(entry.state)"
    }
  }

  func name(of number: Int) -> String {
    let recognizer = recognizers[number]
    let notes =
      (recognizer.isEnabled ? "" : ", switched off") + (recognizer.name.map { ", named “\($0)”" } ?? "")
      + (recognizer.view.map { $0.tag == 0 ? "" : ", whose tag is \($0.tag)" } ?? "")
    let own = stickers.firstIndex { $0.three.contains(recognizer) }
    let place =
      own.map { "of sticker \($0 + 1) itself" } ?? recognizer.view.map { "of the app, on a \($0.kind)" }
    return "a \(type(of: recognizer)) \(place ?? "of the app, on no view")\(notes) (number \(number + 1))"
  }

  /// Those of all views; where a sticker lies is compared elsewhere, and its recognizers may have helpers.
  var settings: ScreenSettings {
    ScreenSettings(of: [stage.window]) { view, settings in
      if view is any Sticker {
        settings.geometry = ViewSettings.Geometry()
        settings.recognizers = self.recognizers.filter { $0.view === view }.map(RecognizerSettings.init)
      }
    }
  }
}

/// Hears of the actions of one recognizer.
private final class Ear {
  private let tell: (UIGestureRecognizer.State) -> Void
  init(_ tell: @escaping (UIGestureRecognizer.State) -> Void) { self.tell = tell }
  func hear(_ recognizer: UIGestureRecognizer) { tell(recognizer.state) }
}

/// A delegate that answers nothing.
private final class SilentDelegate: UIGestureRecognizerDelegate {}

extension UIView {
  var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
  var kind: String { self is any Sticker ? "sticker" : "\(type(of: self))" }
  fileprivate var withEverythingInside: [UIView] { [self] + subviews.flatMap(\.withEverythingInside) }
}
