import CheckSupport
import TouchKit
import TouchStage

/// What a finger does, or the app.
enum DragMoment {
  case lands(Int), moves(Int), lifts(Int), isCancelled(Int), bothLift
  case app(DragSubject.Act)
  /// What some fingers do at once, from number 0 on.
  case together(Contact.Phase, Int)
  /// What is the same in each case.
  case always(Story.Moment)

  func moment(_ random: inout SeededGenerator) -> Story.Moment {
    let onTheView = Story.Place.part(0, random.place(within: 0.6))
    // Away from the edges, so that a second finger can land on the view.
    let elsewhere = CGPoint(
      x: .random(in: 250...450, using: &random), y: .random(in: 250...550, using: &random))
    switch self {
    case .lands(let finger): return .touch(.began, finger: finger, onTheView)
    case .moves(let finger): return .touch(.moved, finger: finger, .screen(elsewhere))
    case .lifts(let finger): return .touch(.ended, finger: finger, onTheView)
    case .isCancelled(let finger): return .touch(.cancelled, finger: finger, onTheView)
    case .bothLift: return .together(.ended, [onTheView, onTheView])
    case .app(let act): return act.moment(random.number(0...15))
    case .together(let phase, let count):
      return .together(phase, (0..<count).map { _ in .part(0, random.place(within: 0.8)) })
    case .always(let moment): return moment
    }
  }
}
