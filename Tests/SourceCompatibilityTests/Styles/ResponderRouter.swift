import TouchKit

/// Something that happened deep inside, for whoever above knows what to do with it.
enum CellEvent: Equatable {
  case liked(id: Int)
  case dismissed
}

protocol CellEventHandling: AnyObject {
  /// Whether it was handled, and nobody further up needs to hear of it.
  func handle(_ event: CellEvent, from view: UIView) -> Bool
}

extension UIResponder {
  /// The responders from this one to the end of the chain.
  var responderChain: [UIResponder] {
    var chain: [UIResponder] = []
    var current: UIResponder? = self
    while let responder = current {
      chain.append(responder)
      current = responder.next
    }
    return chain
  }

  func nearest<Kind>(_ kind: Kind.Type) -> Kind? {
    self as? Kind ?? next?.nearest(kind)
  }
}

extension UIView {
  var parentViewController: UIViewController? {
    nearest(UIViewController.self)
  }

  @discardableResult
  func route(_ event: CellEvent) -> Bool {
    for case let handler as CellEventHandling in responderChain.dropFirst() {
      if handler.handle(event, from: self) { return true }
    }
    return false
  }
}

/// A cell that knows nothing of the screen it is on.
class LikeCell: UIView {
  let likeButton = UIButton(type: .system)

  init(id: Int, frame: CGRect) {
    super.init(frame: frame)
    tag = id
    likeButton.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    likeButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        route(.liked(id: tag))
      }, for: .touchUpInside)
    addSubview(likeButton)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class FeedViewController: UIViewController, CellEventHandling {
  private(set) var events: [CellEvent] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for id in 1...3 {
      view.addSubview(LikeCell(id: id, frame: CGRect(x: 0, y: CGFloat(id) * 60, width: 320, height: 60)))
    }
  }

  func handle(_ event: CellEvent, from view: UIView) -> Bool {
    events.append(event)
    return true
  }
}
