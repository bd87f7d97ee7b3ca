import CheckSupport
import TouchKit
import TouchStage

/// A finger that rests somewhere while others drag pages.
struct RestingFinger {
  enum Spot: String, CaseIterable {
    case control = "on a control"
    case outside = "outside the containers"
    case otherPager = "on the pages of another container"
  }

  enum Landing: String, CaseIterable {
    case before = "from before"
    case midway = "from the middle of the drag on"
  }

  enum Leaving: String, CaseIterable {
    case last = "until the others have left"
    case cancelled = "until it is cancelled, when the others have left"
    case afterTheNextDrag = "until after the next drag"
    case first = "until right before the others leave"
  }

  let spot: Spot
  let landing: Landing
  let leaving: Leaving
  /// Which of the places of that kind it is.
  let number: Int

  init(_ random: inout SeededGenerator) {
    spot = random.pick([.control, .control, .outside, .otherPager])
    landing = random.pick(Landing.allCases)
    leaving = random.pick(Leaving.allCases)
    number = Int.random(in: 0..<60, using: &random)
  }

  var words: String { "; another finger rests \(spot.rawValue), \(landing.rawValue), \(leaving.rawValue)" }
}

extension PagerStage {
  /// Where a finger can rest, on the screen; `nil` if there is no such place.
  ///
  /// Not on a pager that is dragged: whether a second finger there is one on the same view is for the answer to say.
  func place(for finger: RestingFinger, whileDragging dragged: [Int]) -> CGPoint? {
    let controls = containers.flatMap(\.withEverythingInside).filter { $0 is UIControl }
    let candidates: [(UIView, CGPoint)] =
      switch finger.spot {
      case .control: controls.map { ($0, CGPoint(x: $0.bounds.midX, y: $0.bounds.midY)) }
      case .outside:
        containers.flatMap { container in
          let around = container.bounds.insetBy(dx: -3.37, dy: -3.37)
          return [
            CGPoint(x: around.minX, y: around.midY), CGPoint(x: around.maxX, y: around.midY),
            CGPoint(x: around.midX, y: around.minY), CGPoint(x: around.midX, y: around.maxY),
          ].map { (container, $0) }
        }
      case .otherPager:
        containers.indices.filter { !dragged.contains($0) }.map {
          let bounds = containers[$0].bounds
          return (containers[$0], CGPoint(x: bounds.midX + 0.37, y: bounds.midY + 0.37))
        }
      }
    let places = candidates.map { $0.0.convert($0.1, to: nil) }.filter { place in
      guard stage.window.bounds.contains(place), let hit = stage.window.hitTest(place, with: event) else {
        return false
      }
      let pager = containers.first { hit.isDescendant(of: $0.pager) }?.pager
      return switch finger.spot {
      case .control: hit is UIControl && containers.contains { hit.isDescendant(of: $0) }
      case .outside: !containers.contains { hit.isDescendant(of: $0) }
      case .otherPager: pager != nil && (hit === pager || hit.superview === pager)
      }
    }
    return places.isEmpty ? nil : places[finger.number % places.count]
  }

  /// Lets a finger land and stay there.
  func rest(at place: CGPoint) {
    let size = stage.device.screen.bounds.size
    let share = CGPoint(x: place.x / size.width, y: place.y / size.height)
    let contact = Contact(index: 40, phase: .began, location: share)
    resting = contact
    stage.device.advance(by: 0.02)
    stage.device.digitizer.report([contact])
    stage.device.settle()
  }

  /// Takes the finger away that rests.
  func endRest(_ phase: Contact.Phase) {
    guard var contact = resting else { return }
    contact.phase = phase
    resting = nil
    stage.device.advance(by: 0.02)
    stage.device.digitizer.report([contact])
    stage.device.settle()
  }
}
