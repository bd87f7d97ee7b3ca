import TouchKit

extension SpeedCase {
  /// Which of the fingers move, in every frame.
  enum Manner: String {
    case first = "the first one moves", other = "another one moves instead"
    case all = "all move alike", inTurns = "the first two move in turns"
    case apart = "the first two move apart, and so far that their middle stands"
    case unlike = "the first two move apart, the second one by half"

    /// How far a finger moves in one of the frames, as a part of the step.
    func share(of finger: Int, in frame: Int) -> CGFloat {
      switch (self, finger) {
      case (.all, _), (.first, 0), (.other, 1), (.apart, 0), (.unlike, 0): 1
      case (.inTurns, 0...1): frame % 2 == finger ? 1 : 0
      case (.apart, 1): -1
      case (.unlike, 1): -0.5
      default: 0
      }
    }

    /// How far all of them move together, as a part of the step.
    func sum(of fingers: Int) -> CGFloat {
      switch self {
      case .first, .other, .inTurns: 1
      case .all: CGFloat(fingers)
      case .apart: 0
      case .unlike: 0.5
      }
    }
  }
}
