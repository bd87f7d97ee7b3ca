import TouchKit

/// What a figure shows on its phone: an app's views, switches to change them, and touches to play.
///
/// A scene is made anew for each run. It has no state that a run of the same input would not give it again.
class Scene {
  /// The name that pages use: `hit-testing`.
  var name: String { "" }
  /// The switches, in the order of their numbers.
  var settings: [Setting] { [] }
  /// The touches that buttons play; the first is what the figure plays unless told otherwise.
  var plays: [Play] { [] }
  /// Who ends the responder chain; nothing unless a scene says so.
  var delegate: (any UIApplicationDelegate)? { nil }
  /// The views of the picture, from back to front; a view's place is its number.
  final var views: [UIView] = []
  /// The device that the scene runs on; set before the views are built.
  final unowned(unsafe) var run: LiveRun?

  init() {}

  /// Makes the app's window and views, as all settings have their first choice.
  func build(on screen: CGRect) {}

  /// Turns a switch.
  func change(_ setting: Int, to choice: Int) {}

  /// Shows a window with one view and whatever is in it, in the order of the search from back to front.
  final func show(_ view: UIView, listing views: [UIView]) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(view)
    window.makeKeyAndVisible()
    self.views = views
  }

  /// All scenes by their numbers.
  static func make(_ number: Int) -> Scene? {
    switch number {
    case 0: PathScene()
    case 1: HitTestingScene()
    case 2: ChainScene()
    case 3: RecognizersScene()
    case 4: ControlsScene()
    case 5: ScrollDelayScene()
    case 6: RoundButtonScene()
    default: nil
    }
  }
}

/// A view that keeps its touches.
class KeepingView: UIView {
  init(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    super.init(frame: CGRect(x: x, y: y, width: width, height: height))
    traceName = name
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
