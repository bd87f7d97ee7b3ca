import TouchKit
import TouchStage

/// What fingers and the app do in a plain app with a viewer, in points of the viewer.
struct ViewerStory {
  private static let place = ViewerPlan().place
  static let star = CGPoint(x: place.star.midX, y: place.star.midY)
  static let control = CGPoint(x: place.control.midX, y: place.control.midY)
  static let photo = CGPoint(x: 300, y: 300)

  private var moments: [Story.Moment] = []

  /// The same for a page.
  var story: Story {
    var story = Story(moments)
    story.pace = 0.001
    return story
  }

  /// Taps that follow each other quickly.
  func taps(_ places: CGPoint...) -> ViewerStory {
    adding(
      places.flatMap { place in
        [Self.touch(.began, place), .wait(0.06), Self.touch(.ended, place), .wait(0.1)]
      })
  }

  /// A finger that lands at the first place and moves on quickly, in eight steps from place to place.
  func drag(_ places: CGPoint...) -> ViewerStory {
    var story = adding([Self.touch(.began, places[0])])
    for (start, end) in zip(places, places.dropFirst()) {
      for step in 1...8 {
        let share = CGFloat(step) / 8
        let place = CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        story = story.adding([.wait(0.012), Self.touch(.moved, place)])
      }
    }
    return story.adding([.wait(0.02), Self.touch(.ended, places[0])])
  }

  /// This, and then another story.
  func then(_ other: ViewerStory) -> ViewerStory { adding(other.moments) }

  /// Time passes, and the app looks at what has come.
  var look: ViewerStory { adding([.wait(0.6), .act(ViewerSubject.Act.looking.rawValue)]) }

  private func adding(_ more: [Story.Moment]) -> ViewerStory {
    var story = self
    story.moments += more
    return story
  }

  private static func touch(_ phase: Contact.Phase, _ place: CGPoint) -> Story.Moment {
    let corner = ViewerPlan.corner
    return .touch(phase, finger: 0, .screen(CGPoint(x: corner.x + place.x, y: corner.y + place.y)))
  }
}
