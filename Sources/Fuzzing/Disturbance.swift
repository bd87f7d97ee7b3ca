import Chance
import TouchKit

/// What an app may do besides, and what comes from other hardware than the glass.
enum Disturbance: Equatable, Sendable {
  /// A table gets another number of rows, with or without being reloaded; a row of it is selected.
  case setRows(view: Int, count: Int), reload(view: Int), select(view: Int, row: Int)
  case zoom(view: Int, to: CGFloat, animated: Bool)
  /// Turns multiple touch, or exclusive touch, on or off.
  case toggleMultipleTouch(view: Int), toggleExclusiveTouch(view: Int)
  /// A view gets the recognizers of another one instead of its own.
  case takeRecognizers(view: Int, of: Int)
  /// Geometry as no app should set it.
  case setFrame(view: Int, CGRect), setBounds(view: Int, CGRect)
  case layOut(view: Int), constrain(view: Int, to: Int)
  /// So many views, each in the one before.
  case deepen(view: Int, by: Int)
  case focus(view: Int), unfocus(view: Int), endEditing(view: Int)
  case addWindow(app: Int, level: Int), closeWindow(app: Int)
  /// Takes an app's windows off their scene, or puts them on it again.
  case toggleScene(app: Int)
  case setRoot(app: Int), present(app: Int), dismiss(app: Int), push(app: Int)
  case press(HardwareButton), release(HardwareButton), beginShake, endShake, command(RemoteCommand)
  /// So many fingers in one frame, with nonsense among them.
  case crowd(Int)
  /// The clock is asked to run backwards, or to a time that is no number.
  case turnBack(TimeInterval)

  /// A disturbance of one of a case's parts.
  init(_ random: inout SeededGenerator, views: Int, apps: Int) {
    let (view, other) = (random.number(0...views - 1), random.number(0...views - 1))
    let app = random.number(0...apps - 1)
    let odd: [CGFloat] = [0, -1, 1e-300, 1e300, -1e300, .nan, .infinity, 64, 64, 256, 512]
    let rect = CGRect(
      x: random.pick(odd), y: random.pick(odd), width: random.pick(odd), height: random.pick(odd))
    self =
      switch random.number(0...30) {
      case 0: .setRows(view: view, count: random.pick([0, 1, 3, 50, -1, .max]))
      case 1, 2: .reload(view: view)
      case 3: .select(view: view, row: random.pick([0, 2, 49, -1, .max]))
      case 4:
        .zoom(view: view, to: random.pick([0, 0.5, 1, 3, -1, 1e300, .nan]), animated: random.once(in: 2))
      case 5: .toggleMultipleTouch(view: view)
      case 6: .toggleExclusiveTouch(view: view)
      case 7, 8: .takeRecognizers(view: view, of: other)
      case 9: .setFrame(view: view, rect)
      case 10: .setBounds(view: view, rect)
      case 11: .layOut(view: view)
      case 12: .constrain(view: view, to: other)
      case 13: .deepen(view: view, by: random.pick([2, 40, 400]))
      case 14: .focus(view: view)
      case 15: .unfocus(view: view)
      case 16: .endEditing(view: view)
      case 17: .addWindow(app: app, level: random.number(-1...1))
      case 18: .closeWindow(app: app)
      case 19: .setRoot(app: app)
      case 20: .present(app: app)
      case 21: .dismiss(app: app)
      case 22: .push(app: app)
      case 23: .press(random.pick(HardwareButton.allCases))
      case 24: .release(random.pick(HardwareButton.allCases))
      case 25: .beginShake
      case 26: .endShake
      case 27: .command(random.pick(RemoteCommand.allCases))
      case 28: .toggleScene(app: app)
      case 29: .crowd(random.pick([2, 11, 60]))
      default: .turnBack(random.pick([-1, .nan, -.infinity]))
      }
  }
}
