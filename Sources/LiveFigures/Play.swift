import TouchKit

/// What a button of a figure plays: one finger or two, with exact times.
struct Play {
  /// One change: a finger's, or a switch's.
  struct Step {
    enum Change {
      case finger(Int, Contact.Phase, x: Int, y: Int)
      case setting(Int, Int)
    }
    /// When, in thousandths of a second since the play began.
    var time: Int
    var change: Change
  }

  /// What the button says.
  var name: String
  private(set) var steps: [Step] = []
  private var time = 0
  private var places: [(x: Int, y: Int)] = [(0, 0), (0, 0)]

  init(_ name: String) { self.name = name }

  /// A finger that lands, rests and lifts.
  @inline(never)
  static func press(_ name: String, at x: Int, _ y: Int, for milliseconds: Int = 50) -> Play {
    Play(name).down(x, y).wait(milliseconds).up()
  }

  @inline(never)
  func down(_ x: Int, _ y: Int, finger: Int = 0) -> Play { moving(finger, .began, x, y) }

  @inline(never)
  func up(finger: Int = 0) -> Play { moving(finger, .ended, places[finger].x, places[finger].y) }

  @inline(never)
  func wait(_ milliseconds: Int) -> Play {
    var play = self
    play.time += milliseconds
    return play
  }

  /// Moves a finger step by step, as far each time as the time before.
  @inline(never)
  func move(by x: Int, _ y: Int, times: Int = 1, every milliseconds: Int = 16, finger: Int = 0) -> Play {
    var play = self
    for _ in 0..<times {
      let place = play.places[finger]
      play = play.wait(milliseconds).moving(finger, .moved, place.x + x, place.y + y)
    }
    return play
  }

  /// Turns a switch of the figure.
  @inline(never)
  func set(_ setting: Int, to choice: Int) -> Play {
    var play = self
    play.steps.append(Step(time: time, change: .setting(setting, choice)))
    return play
  }

  @inline(never)
  private func moving(_ finger: Int, _ phase: Contact.Phase, _ x: Int, _ y: Int) -> Play {
    var play = self
    play.places[finger] = (x, y)
    play.steps.append(Step(time: time, change: .finger(finger, phase, x: x, y: y)))
    return play
  }
}
