import TouchKit

/// One tap shows or hides the bars, two taps zoom in where they were.
class ZoomViewController: UIViewController {
  private(set) var areBarsHidden = false
  private(set) var zoom: CGFloat = 1
  private(set) var focus = CGPoint.zero
  private let singleTap = UITapGestureRecognizer()
  private let doubleTap = UITapGestureRecognizer()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    singleTap.addTarget(self, action: ZoomViewController.toggleBars)
    doubleTap.numberOfTapsRequired = 2
    doubleTap.addTarget(self, action: ZoomViewController.didDoubleTap)
    singleTap.require(toFail: doubleTap)
    [singleTap, doubleTap].forEach(view.addGestureRecognizer)
  }

  func toggleBars() {
    areBarsHidden.toggle()
  }

  func didDoubleTap(_ recognizer: UITapGestureRecognizer) {
    guard recognizer.state == .recognized else { return }
    focus = recognizer.location(in: view)
    zoom = zoom > 1 ? 1 : 2
  }
}
