import TouchKit

/// Tiles that are picked up with a long press and then dragged.
///
/// With UIKit the recognizer's action would be `#selector(handleLongPress(_:))`; that is the one line that Linux makes
/// different.
class BoardViewController: UIViewController {
  private(set) var tiles: [UIView] = []
  private(set) weak var lifted: UIView?
  private var grip = CGPoint.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    for index in 0..<3 {
      let tile = UIView(frame: CGRect(x: 20 + CGFloat(index) * 100, y: 40, width: 80, height: 80))
      tile.tag = index
      view.addSubview(tile)
      tiles.append(tile)
    }
    let press = UILongPressGestureRecognizer(target: self, action: BoardViewController.handleLongPress)
    press.minimumPressDuration = 0.3
    press.allowableMovement = 15
    view.addGestureRecognizer(press)
  }

  func handleLongPress(_ recognizer: UILongPressGestureRecognizer) {
    let location = recognizer.location(in: view)
    switch recognizer.state {
    case .began:
      guard let tile = view.hitTest(location, with: nil), tile !== view else { return }
      lifted = tile
      grip = CGPoint(x: tile.center.x - location.x, y: tile.center.y - location.y)
      view.bringSubviewToFront(tile)
      tile.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
    case .changed:
      lifted?.center = CGPoint(x: location.x + grip.x, y: location.y + grip.y)
    case .ended, .cancelled, .failed:
      lifted?.transform = .identity
      lifted = nil
    case .possible:
      break
    @unknown default:
      break
    }
  }
}
