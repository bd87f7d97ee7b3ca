import CheckSupport
import TouchKit
import TouchStage

/// What is not as with every sketch panel.
struct SketchVariation {
  /// What becomes of the panel while fingers are on it.
  enum Change: CaseIterable {
    case nothing, isHidden, isDisabled, isLaidOut, shrinks, grows, scrolls, comesBack
    case getsAView, moves, changesPage, losesCoordinator

    /// Those that make no difference to where a finger is, and who comes next, so that a responder that is told of a
    /// touch may make them in the middle of a message.
    static let small = [isHidden, isDisabled, isLaidOut, comesBack, getsAView]

    var words: String? {
      switch self {
      case .nothing: nil
      case .isHidden: "is hidden"
      case .isDisabled: "takes no more fingers"
      case .isLaidOut: "is laid out anew"
      case .shrinks: "becomes 40 points smaller"
      case .grows: "becomes 40 points larger"
      case .scrolls: "is scrolled by 23, -17"
      case .comesBack: "leaves its superview and comes back"
      case .getsAView: "gets a subview"
      case .moves: "is moved by 6, -9"
      case .changesPage: "is put into OtherPage"
      case .losesCoordinator: "is followed by no coordinator any more"
      }
    }
  }

  /// A recognizer that others have put on the panel, or on what it lies in, and that may cancel touches.
  enum Recognizer: CaseIterable { case tap, doubleTap, longPress, pan }

  var size = CGSize(width: 260, height: 300)
  /// Whether the panel is the view of a controller.
  var hasController = true
  /// Whether a responder that is neither a view nor a controller comes next.
  var hasCoordinator = false
  /// Whether the panel lies in a larger one, and which part of that is paper.
  var outerPaper: CGRect?
  /// Whether a second panel lies beside it, on which a finger lies all the time: on its paper or in its margin.
  var neighbor: SketchScript.Place?
  /// Where its bounds begin, and those of the page.
  var scroll = CGPoint.zero
  var scrollOfPage = CGPoint.zero
  /// The paper of a subclass.
  var paper: CGRect?
  /// How it is turned and scaled.
  var transform = CGAffineTransform.identity
  /// How transparent it is.
  var alpha: CGFloat = 1
  /// Whether the fingers do the same once more, after the panel has got another next responder.
  var changesItsNext = false
  var change = Change.nothing
  /// Whether it comes when the next responder is told of something, rather than when the last finger has landed.
  var changesWhenTold = false
  /// Whether another view covers its left half, and handles nothing; and whether a button in it is tapped before.
  var (hasContents, hasButton) = (false, false)
  /// Whether it is in no window whenever fingers end, and none moves.
  var isOutAtEnds = false
  /// Whether it takes one finger at a time.
  var takesOneFinger = false
  var recognizer: Recognizer?
  /// Whether the recognizer is on the page, and not on the panel.
  var isRecognizerOnPage = false
  /// Whether the first finger is a pencil.
  var hasPencil = false
  /// Whether the app's root controller presents another one meanwhile.
  var isPresenting = false
  /// Whether the sensor is faster than the display, so that moves are merged.
  var mergesMoves = false
  /// What is made of the panel that has nothing to do with touches.
  var looks: Set<Look> = []
  var circumstances: [Circumstance] = []

  /// A panel as in every page.
  init() {}

  /// Any panel that there may be.
  init(_ random: inout SeededGenerator) {
    hasController = !random.once(in: 3)
    hasCoordinator = random.isTurn(in: 4)
    hasContents = random.once(in: 2)
    hasButton = random.isTurn(in: 5)
    hasPencil = random.isTurn(in: 4)
    isPresenting = random.isTurn(in: 4)
    mergesMoves = random.isTurn(in: 4)
    looks = Look.some(&random)
    if random.isTurn(in: 5) { looks.insert(.notOpaque) }
    circumstances = Circumstance.some(of: Circumstance.beyondTheChain, &random)
    change = random.inTurn(Change.allCases)
    changesWhenTold = Change.small.contains(change) && random.once(in: 2)
    if random.once(in: 2) { scroll = random.point(in: CGRect(x: -90, y: -90, width: 180, height: 180)) }
    if random.once(in: 3) {
      scrollOfPage = random.point(in: CGRect(x: -50, y: -50, width: 100, height: 100))
    }
    if random.isTurn(in: 3) { neighbor = random.pick([.paper, .margin]) }
    // The engine itself tells those of the end that are no longer next, which a panel could not tell from others.
    if random.isTurn(in: 5), change != .changesPage, change != .losesCoordinator {
      outerPaper = random.pick([
        CGRect(x: 0, y: 0, width: 320, height: 480), CGRect(x: 0, y: 0, width: 320, height: 200),
      ])
    }
    let bounds = CGRect(origin: .zero, size: size)
    switch random.inTurn([0, 1, 2, 3, 4, 5, 6, 7]) {
    // It need not begin at a whole point.
    case 0: paper = CGRect(x: 60.5, y: 20.5, width: 90, height: 200)
    case 1: paper = random.inTurn([bounds, CGRect(x: 40, y: 40, width: 0, height: 0)])
    case 2: size = random.inTurn([CGSize(width: 200, height: 130), CGSize(width: 90, height: 80)])
    // There is no room for a paper.
    case 3: size = random.inTurn([CGSize(width: 52, height: 44), CGSize(width: 210, height: 120)])
    case 4, 5:
      transform = random.inTurn([
        CGAffineTransform(scaleX: -1, y: -1), CGAffineTransform(scaleX: 0.7, y: 0.8),
        CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(rotationAngle: .pi / 2),
      ])
      alpha = random.pick([0.4, 1])
    case 6: changesItsNext = true
    default: break
    }
    // A panel with recognizers, or of one finger, is told of less than there is.
    if random.isTurn(in: 6) {
      recognizer = random.pick(Recognizer.allCases)
      isRecognizerOnPage = Bool.random(using: &random)
    } else if random.isTurn(in: 8) {
      takesOneFinger = true
    }
    if [.isHidden, .isDisabled].contains(change) {
      // There are few of these: each is told of all that fingers do, and has room for a paper.
      (recognizer, takesOneFinger, paper, size) = (nil, false, nil, SketchVariation().size)
    }
    if size.width < 210 { change = change == .shrinks ? .nothing : change }
    // A recognizer may hold a lift back until the panel is in its window again, and the engine itself tells those of the
    // end that are no longer next. Who leaves a window is no first responder any more.
    isOutAtEnds =
      random.isTurn(in: 3) && recognizer == nil && outerPaper == nil && !circumstances.contains(.typing)
  }

  /// Whether the panel is told of all that the fingers on it do.
  var isToldOfAll: Bool { recognizer == nil && !takesOneFinger }

  /// The same with one thing less.
  var plainer: [SketchVariation] {
    func without(_ change: (inout SketchVariation) -> Void) -> SketchVariation {
      var copy = self
      change(&copy)
      return copy
    }
    var plainer: [SketchVariation] = []
    if changesItsNext { plainer.append(without { $0.changesItsNext = false }) }
    if hasContents { plainer.append(without { $0.hasContents = false }) }
    if hasButton { plainer.append(without { $0.hasButton = false }) }
    if isOutAtEnds { plainer.append(without { $0.isOutAtEnds = false }) }
    if hasCoordinator { plainer.append(without { $0.hasCoordinator = false }) }
    if outerPaper != nil { plainer.append(without { $0.outerPaper = nil }) }
    if neighbor != nil { plainer.append(without { $0.neighbor = nil }) }
    if recognizer != nil { plainer.append(without { $0.recognizer = nil }) }
    if takesOneFinger { plainer.append(without { $0.takesOneFinger = false }) }
    if hasPencil { plainer.append(without { $0.hasPencil = false }) }
    if isPresenting { plainer.append(without { $0.isPresenting = false }) }
    if mergesMoves { plainer.append(without { $0.mergesMoves = false }) }
    if !looks.isEmpty { plainer.append(without { $0.looks = [] }) }
    if !circumstances.isEmpty { plainer.append(without { $0.circumstances = [] }) }
    if change != .nothing { plainer.append(without { $0.change = .nothing }) }
    if changesWhenTold { plainer.append(without { $0.changesWhenTold = false }) }
    if transform != .identity { plainer.append(without { $0.transform = .identity }) }
    if scroll != .zero { plainer.append(without { $0.scroll = .zero }) }
    if scrollOfPage != .zero { plainer.append(without { $0.scrollOfPage = .zero }) }
    return plainer
  }

  /// It in words, a line for each.
  var words: String {
    var words: [String] = []
    if size != SketchVariation().size {
      words.append("it is \(NumberText.trimmed(size.width)) × \(NumberText.trimmed(size.height))")
    }
    if !hasController { words.append("the panel is no controller's view: its next is its superview") }
    if hasCoordinator { words.append("in a subclass a responder comes next that is no view: a coordinator") }
    if let outerPaper {
      words.append("it lies in a larger panel; its paper ends at y = \(NumberText.trimmed(outerPaper.maxY))")
    }
    if let neighbor {
      words.append(
        "finger 51 lies on a second panel, \(neighbor == .paper ? "on its paper" : "in its margin")")
    }
    if scroll != .zero { words.append("its bounds begin at \(scroll.text)") }
    if scrollOfPage != .zero { words.append("the page's bounds begin at \(scrollOfPage.text)") }
    if let paper {
      words.append(
        "a subclass has its paper at \(paper.origin.text), \(NumberText.trimmed(paper.width)) × \(NumberText.trimmed(paper.height))"
      )
    }
    if let change = change.words {
      let moment = changesWhenTold ? ", when the next message is passed on," : ""
      words.append("after the last landing\(moment) it \(change)")
    }
    if hasContents { words.append("its left half is covered by a view that handles no touches") }
    if hasButton { words.append("before, a button in it is tapped") }
    if isOutAtEnds {
      words.append("whenever fingers end, and none moves, it is taken out of its window, then put back")
    }
    if takesOneFinger { words.append("it takes one finger at a time") }
    if let recognizer {
      words.append("there is a \(recognizer) recognizer on \(isRecognizerOnPage ? "the page" : "it")")
    }
    if hasPencil { words.append("finger 1 is a pencil") }
    if isPresenting { words.append("a controller is presented, around which the page still takes touches") }
    if mergesMoves { words.append("the sensor is faster than the display, so that moves are merged") }
    if transform != .identity { words.append("it is turned, mirrored or scaled") }
    if !looks.isEmpty { words.append("its looks: \(Look.words(for: looks))") }
    if !circumstances.isEmpty { words.append(Circumstance.words(for: circumstances)) }
    if alpha < 1 { words.append("it is transparent") }
    if changesItsNext {
      words.append(
        "the fingers do all this twice, and in between the panel \(hasController ? "loses its" : "gets a") controller, and is scrolled"
      )
    }
    return words.map { "  \($0)\n" }.joined()
  }
}
