import TouchInput
import XCTest

extension [DigitizerFrame] {
  /// What is wrong with the frames as a whole, or `nil`.
  var flaw: String? {
    var live: Set<Int> = []
    var time = -Double.infinity
    for (number, frame) in enumerated() {
      let slots = frame.contacts.map(\.index)
      if frame.time < time || !frame.time.isFinite {
        return "frame \(number): time \(frame.time) after \(time)"
      }
      time = frame.time
      if slots.isEmpty { return "frame \(number): empty" }
      if slots != Set(slots).sorted() { return "frame \(number): slots \(slots)" }
      if !live.isSubset(of: slots) {
        return "frame \(number): lists \(slots), on the glass are \(live.sorted())"
      }
      for contact in frame.contacts {
        let name = "frame \(number): slot \(contact.index)"
        let unit = 0..<CGFloat(1)
        if !unit.contains(contact.location.x) || !unit.contains(contact.location.y) {
          return "\(name) at \(contact.location)"
        }
        if !(0...1).contains(contact.pressure) || !(contact.majorRadius > 0) { return "\(name): \(contact)" }
        if live.contains(contact.index) == (contact.phase == .began) { return "\(name): \(contact.phase)" }
        switch contact.phase {
        case .began: live.insert(contact.index)
        case .ended, .cancelled: live.remove(contact.index)
        case .moved, .stationary: break
        }
      }
    }
    return live.isEmpty ? nil : "slots \(live.sorted()) never end"
  }

  /// The frames as text, one line each: time, slots, signs of their phases.
  ///
  /// The signs are + began, > moved, . stationary, - ended, x cancelled.
  var summary: [String] {
    map { frame in
      let contacts = frame.contacts.map { contact in
        let sign =
          switch contact.phase {
          case .began: "+"
          case .moved: ">"
          case .stationary: "."
          case .ended: "-"
          case .cancelled: "x"
          }
        return "\(contact.index)\(sign)"
      }
      return ([String(format: "%.3f", frame.time)] + contacts).joined(separator: " ")
    }
  }

  func contacts(slot: Int) -> [Contact] {
    flatMap(\.contacts).filter { $0.index == slot }
  }

  /// Where a finger was, frame by frame, on a glass of 100 × 100 positions.
  func places(slot: Int) -> [[Int]] {
    contacts(slot: slot).map { [Int(($0.location.x * 100).rounded()), Int(($0.location.y * 100).rounded())] }
  }

  func times(of phase: Contact.Phase) -> [TimeInterval] {
    flatMap { frame in frame.contacts.filter { $0.phase == phase }.map { _ in frame.time } }
  }
}
