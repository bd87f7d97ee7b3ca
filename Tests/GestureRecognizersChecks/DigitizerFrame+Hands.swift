import CheckSupport
import TouchKit

extension [DigitizerFrame] {
  /// The same fingers, which are thick or thin, and press hard or lightly: no matter for any gesture.
  func pressed(by seed: UInt64) -> [DigitizerFrame] {
    var random = SeededGenerator(seed: seed)
    guard random.once(in: 2) else { return self }
    let fingers = (0..<5).map { _ in
      (radius: CGFloat(random.number(1...60)), pressure: random.pick([0, 0.2, 1]))
    }
    return map { frame in
      var frame = frame
      for index in frame.contacts.indices {
        let finger = fingers[frame.contacts[index].index % fingers.count]
        (frame.contacts[index].majorRadius, frame.contacts[index].pressure) = finger
      }
      return frame
    }
  }

  /// The same with a pencil, if there is never more than one finger.
  var withAPencil: [DigitizerFrame] { isOfOneFinger ? withAPencilAmongFingers : self }

  /// The same with the first button of a pointer, if there is never more than one finger.
  var withAPointer: [DigitizerFrame] { isOfOneFinger ? with(.pointer(buttons: 1)) : self }

  private var isOfOneFinger: Bool { allSatisfy { $0.contacts.count < 2 } }

  /// The same with a pencil in place of the first finger.
  var withAPencilAmongFingers: [DigitizerFrame] { with(.pencil(Pencil())) }

  /// The same with another tool in place of the first finger.
  private func with(_ tool: Contact.Tool) -> [DigitizerFrame] {
    map { frame in
      var frame = frame
      for index in frame.contacts.indices where frame.contacts[index].index == 0 {
        frame.contacts[index].tool = tool
      }
      return frame
    }
  }
}
