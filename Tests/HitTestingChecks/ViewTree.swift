import TouchKit
import TouchStage

/// A view tree as a value, from which real trees are built: one of the engine's views, one of the student's.
struct ViewTree {
  /// What an override of `hitTest(_:with:)` makes of the answer.
  enum Reply: CaseIterable {
    case own, nothing, standIn, superview
  }

  /// The class of a view of the engine's that logs what it is asked.
  enum LoggingClass: String, CaseIterable {
    case view = "UIView"
    case control = "UIControl"
    case disabledControl = "disabled UIControl"
    case scrollView = "UIScrollView"
  }

  /// How a view is turned or scaled; all but the last leave whole numbers whole, or halve them.
  enum Turn: CaseIterable {
    case none, quarter, half, doubled, halved, mirrored, tilted

    var transform: CGAffineTransform {
      switch self {
      case .none: .identity
      case .quarter: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      case .half: CGAffineTransform(scaleX: -1, y: -1)
      case .doubled: CGAffineTransform(scaleX: 2, y: 2)
      case .halved: CGAffineTransform(scaleX: 0.5, y: 0.5)
      case .mirrored: CGAffineTransform(scaleX: -1, y: 1)
      case .tilted: CGAffineTransform(rotationAngle: 0.5)
      }
    }
  }

  var name = ""
  var frame = CGRect.zero
  var scroll = CGPoint.zero
  var turn = Turn.none
  var isHidden = false
  var alpha: CGFloat = 1
  var isUserInteractionEnabled = true
  var clips = false
  /// How far an override of `point(inside:with:)` reaches beyond the bounds; `nil` for no override.
  var reach: CGFloat?
  var reply = Reply.own
  var deed = SearchDeed.none
  var attachments: Set<ViewAttachment> = []
  /// Around which point of it, as a share, the view is turned.
  var anchor = CGPoint(x: 0.5, y: 0.5)
  /// How far its transform shifts it.
  var shift = CGPoint.zero
  var looks: Set<Look> = []
  /// Whether the view is of the engine's kind in the student's tree, too.
  var isForeign = false
  /// The class of the view if it is of the engine's kind and logs nothing.
  var engineClass: EngineClass?
  /// The class of the view if it is of the engine's kind and logs.
  var loggingClass = LoggingClass.view
  /// How large the content of a scroll view is.
  var content = CGSize.zero
  var subviews: [ViewTree] = []

  /// Builds the tree of views of one kind.
  func build<View: TreeView>(_ kind: View.Type, log: QuestionLog) -> View {
    let view = kind.init(self, log: log)
    furnish(view, with: kind, log: log)
    return view
  }

  /// Gives a view all that the value says.
  private func furnish(_ view: UIView, with kind: (some TreeView).Type, log: QuestionLog) {
    view.traceName = name
    view.tag = Int(frame.minX / 10) % 5
    view.layer.anchorPoint = anchor
    view.frame = frame
    view.bounds.origin = scroll
    view.transform = turn.transform.concatenating(CGAffineTransform(translationX: shift.x, y: shift.y))
    view.isHidden = isHidden
    view.alpha = alpha
    view.isUserInteractionEnabled = isUserInteractionEnabled
    view.clipsToBounds = clips
    (view as? UIScrollView)?.contentSize = content
    Look.apply(looks, to: view)
    for attachment in ViewAttachment.allCases where attachments.contains(attachment) {
      attachment.apply(to: view, keptBy: log)
    }
    for subview in subviews {
      view.addSubview(
        subview.isForeign ? subview.buildForeigner(kind, log) : subview.build(kind, log: log))
    }
  }

  /// A view of the engine's: of a class that logs nothing, or one that logs.
  ///
  /// In it are views of the same kind as around it.
  private func buildForeigner(_ kind: (some TreeView).Type, _ log: QuestionLog) -> UIView {
    let view: UIView
    if let engineClass {
      view = engineClass.make(reach: reach)
    } else {
      switch loggingClass {
      case .view: view = EngineTreeView(self, log: log)
      case .control, .disabledControl: view = EngineTreeControl(self, log: log)
      case .scrollView: view = EngineTreeScrollView(self, log: log)
      }
      (view as? UIControl)?.isEnabled = loggingClass == .control
    }
    furnish(view, with: kind, log: log)
    return view
  }

  /// Names the views A, B, C… from the root down.
  mutating func giveNames() {
    var count = 0
    giveNames(&count)
  }

  private mutating func giveNames(_ count: inout Int) {
    name =
      String(UnicodeScalar(UInt8(ascii: "A") + UInt8(count % 26))) + (count < 26 ? "" : "\(count / 26 + 1)")
    count += 1
    for index in subviews.indices { subviews[index].giveNames(&count) }
  }

  /// Makes everything larger.
  mutating func grow(_ factor: CGFloat) {
    frame = CGRect(
      x: frame.minX * factor, y: frame.minY * factor, width: frame.width * factor,
      height: frame.height * factor)
    scroll = CGPoint(x: scroll.x * factor, y: scroll.y * factor)
    for index in subviews.indices { subviews[index].grow(factor) }
  }

  /// Lets the bounds begin somewhere else, with all that is in them.
  mutating func shift(by way: CGPoint) {
    scroll = CGPoint(x: scroll.x + way.x, y: scroll.y + way.y)
    for index in subviews.indices {
      subviews[index].frame = subviews[index].frame.offsetBy(dx: way.x, dy: way.y)
    }
  }

  // MARK: Smaller trees

  /// Trees that differ in one thing and are smaller or plainer, the smallest first.
  var smaller: [ViewTree] {
    var trees: [ViewTree] = []
    for subviews in subviews.shorter {
      var tree = self
      tree.subviews = subviews
      trees.append(tree)
    }
    for index in subviews.indices {
      for subtree in subviews[index].smaller {
        var tree = self
        tree.subviews[index] = subtree
        trees.append(tree)
      }
    }
    return trees + plainer
  }

  private var plainer: [ViewTree] {
    func changed(_ isPlain: Bool, _ change: (inout ViewTree) -> Void) -> [ViewTree] {
      guard !isPlain else { return [] }
      var tree = self
      change(&tree)
      return [tree]
    }
    return changed(turn == .none) { $0.turn = .none }
      + changed(scroll == .zero) { $0.scroll = .zero }
      + changed(!clips) { $0.clips = false }
      + changed(reach == nil) { $0.reach = nil }
      + changed(looks.isEmpty) { $0.looks = [] }
      + changed(reply == .own) { $0.reply = .own }
      + changed(deed == .none) { $0.deed = .none }
      + changed(attachments.isEmpty) { $0.attachments = [] }
      + changed(content == .zero) { $0.content = .zero }
      + changed(shift == .zero) { $0.shift = .zero }
      + changed(anchor == CGPoint(x: 0.5, y: 0.5)) { $0.anchor = CGPoint(x: 0.5, y: 0.5) }
      + changed(!isForeign) { ($0.isForeign, $0.engineClass) = (false, nil) }
      + changed(!isHidden) { $0.isHidden = false }
      + changed(alpha == 1) { $0.alpha = 1 }
      + changed(isUserInteractionEnabled) { $0.isUserInteractionEnabled = true }
  }
}
