import TouchKit
import TouchStage

extension Stage {
  /// Lets a finger land at each point that is on the screen, the second one a pencil, and stay there.
  ///
  /// - Parameters:
  ///   - taps: How often they tap there before, quickly.
  ///   - first: The number of the first finger.
  func touch(_ points: [CGPoint], taps: Int = 0, from first: Int = 0) -> [Contact] {
    let size = device.screen.bounds.size
    let contacts = points.filter(device.screen.bounds.contains).enumerated().map { index, point in
      Contact(
        index: first + index, phase: .began,
        location: CGPoint(x: point.x / size.width, y: point.y / size.height),
        tool: index == 1 ? .pencil(Pencil()) : .finger)
    }
    guard !contacts.isEmpty else { return [] }
    for _ in 0..<taps {
      for phase in [Contact.Phase.began, .ended] {
        report(contacts, phase)
        device.advance(by: 0.05)
      }
    }
    report(contacts, .began)
    return contacts
  }

  /// Takes fingers away that have landed.
  func cancel(_ contacts: [Contact]) {
    guard !contacts.isEmpty else { return }
    // Fingers need time: without any, they would seem to be a run loop that never sleeps.
    device.advance(by: 0.1)
    report(contacts, .cancelled)
  }

  private func report(_ contacts: [Contact], _ phase: Contact.Phase) {
    device.digitizer.report(
      contacts.map { Contact(index: $0.index, phase: phase, location: $0.location, tool: $0.tool) })
    device.settle()
  }
}
