import TouchKit
import TouchStage

/// What fingers and the app do in a plain app with a viewer, in points of the viewer.
struct ViewerStory {
  private static let place = ViewerPlan().place
  static let star = CGPoint(x: place.star.midX, y: place.star.midY)
  static let control = CGPoint(x: place.control.midX, y: place.control.midY)
  static let photo = CGPoint(x: 300, y: 300)
  /// A point of the other viewer.
  static let beside = CGPoint(x: 700, y: 300)
  /// On the other viewer's control.
  static let controlBeside = CGPoint(x: control.x + 470, y: control.y + 40)

  private var moments: [Story.Moment] = []

  /// The same for a page.
  var story: Story {
    var story = Story(moments)
    story.pace = 0.001
    return story
  }

  /// Taps that follow each other quickly.
  func taps(_ places: CGPoint..., finger: Int = 0) -> ViewerStory {
    adding(
      places.flatMap { place in
        [Self.touch(.began, place, finger), .wait(0.06), Self.touch(.ended, place, finger), .wait(0.1)]
      })
  }

  /// A finger that lands at the first place and moves on quickly, in eight steps from place to place.
  ///
  /// - Parameter helper: Where another finger lands, at the second place, and stays until the first one leaves.
  func drag(_ places: CGPoint..., joinedAt helper: CGPoint? = nil) -> ViewerStory {
    var story = adding([Self.touch(.began, places[0])])
    for (number, (start, end)) in zip(places, places.dropFirst()).enumerated() {
      if number == 1, let helper { story = story.adding([Self.touch(.began, helper, 1)]) }
      for step in 1...8 {
        let share = CGFloat(step) / 8
        let place = CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        story = story.adding([.wait(0.012), Self.touch(.moved, place)])
      }
    }
    story = story.adding([.wait(0.02), Self.touch(.ended, places[0])])
    return helper.map { story.adding([Self.touch(.ended, $0, 1)]) } ?? story
  }

  /// What happens while another finger rests.
  func whileOneRests(at place: CGPoint, _ story: ViewerStory) -> ViewerStory {
    adding([Self.touch(.began, place, 5), .wait(1)] + story.moments + [Self.touch(.ended, place, 5)])
  }

  /// This, and then another story.
  func then(_ other: ViewerStory) -> ViewerStory { adding(other.moments) }

  /// Time passes, and the app looks at what has come.
  var look: ViewerStory { adding([.wait(0.6)]).act(.looking) }

  /// The app does something.
  func act(_ act: ViewerSubject.Act) -> ViewerStory { adding([.act(act.rawValue)]) }

  /// Everything that one finger can do with a viewer.
  static var everything: ViewerStory {
    let (left, right) = (CGPoint(x: 60, y: photo.y), CGPoint(x: 440, y: photo.y))
    let (lower, below) = (CGPoint(x: photo.x, y: photo.y + 12), CGPoint(x: photo.x, y: 500))
    return ViewerStory().taps(photo).look.taps(photo, lower).look.taps(below, below).look
      .taps(star).look.taps(star, star).look.taps(control).look
      .drag(right, left).look.drag(left, right).look.drag(photo, below).look.drag(control, below).look
  }

  private func adding(_ more: [Story.Moment]) -> ViewerStory {
    var story = self
    story.moments += more
    return story
  }

  private static func touch(_ phase: Contact.Phase, _ place: CGPoint, _ finger: Int = 0) -> Story.Moment {
    let corner = ViewerPlan.corner
    return .touch(phase, finger: finger, .screen(CGPoint(x: corner.x + place.x, y: corner.y + place.y)))
  }
}

extension ViewerPlan {
  /// Plain apps with one special thing in each, in which a finger does everything.
  static var plainCases: [TwinCase<ViewerPlan>] {
    func app(
      _ story: ViewerStory = .everything, _ change: (inout TwinCase<ViewerPlan>) -> Void = { _ in }
    ) -> TwinCase<ViewerPlan> {
      var example = TwinCase(ViewerPlan(), other: ViewerPlan(), story.story)
      change(&example)
      return example
    }
    var cases = [
      app { $0.plan.hasStepper = true }, app { $0.surroundings = [.presented] },
      app { $0.story.tool = .pencil }, app { $0.story.tool = .pointer },
      app(ViewerStory().taps(ViewerStory.beside).then(.everything)),
    ]
    cases += Content.allCases.map { content in app { $0.plan.content = content } }
    cases += [400, 620].map { width in app { $0.plan.firstWidth = width } }
    for neighbor in AppRecognizer.allCases {
      for comesFirst in [false, true] {
        cases.append(app { ($0.plan.neighbor, $0.plan.comesFirst) = (neighbor, comesFirst) })
      }
    }
    cases += [ViewerSubject.Act.asking, .reinserting, .switching, .resizing].map { act in
      app(ViewerStory().act(act).then(.everything))
    }
    cases += Hiding.allCases.map { hiding in
      app(ViewerStory().act(.hiding).taps(ViewerStory.star).look.act(.showing).then(.everything)) {
        $0.plan.hiding = hiding
      }
    }
    return cases
  }
}
