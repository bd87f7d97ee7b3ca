import TouchKit

/// Many recognizers on one line of touches, of which each waits for ten others.
enum CrowdRows {
  static func report(to table: Table) {
    let (half, whole) = (Crowd(of: 250), Crowd(of: 500))
    table.row(
      "a drag under 500 recognizers with 5,000 requirements",
      Measure(turns: 5) {
        whole.drag()
      } against: {
        half.drag()
      }, of: "250 with 2,500")
  }
}

private final class Crowd {
  private let device = Device()
  private let frames: [DigitizerFrame]

  init(of count: Int) {
    frames = (0...8).map { step in
      let phase: Contact.Phase = step == 0 ? .began : step == 8 ? .ended : .moved
      let place = CGPoint(x: 0.3 + 0.02 * Double(step), y: 0.5)
      return DigitizerFrame(
        time: Double(step) / 60, contacts: [Contact(index: 0, phase: phase, location: place)])
    }
    device.launch { _ in
      let window = UIWindow(frame: device.screen.bounds)
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      let taps = (0..<count).map { _ in UITapGestureRecognizer() }
      for (place, tap) in taps.enumerated() {
        for other in 1...10 { tap.require(toFail: taps[(place + other) % count]) }
        view.addGestureRecognizer(tap)
      }
      window.makeKeyAndVisible()
    }
  }

  func drag() {
    device.play(frames)
    device.advance(by: 1)
  }
}
