import TouchFigures
import TouchKit

/// What one touch costs in operations: messages that the app could hear, and that a trace counts.
///
/// The numbers are the same on every machine.
enum Costs {
  /// Prints the table, or writes the figure to a file.
  static func report(figure path: String?) {
    let figure = GrowthFigure(curves, unit: "lines of a trace")
    guard let path else { return print(figure.table, terminator: "") }
    do {
      try Data(figure.svg(identifier: "costs").utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      preconditionFailure("\(path) cannot be written: \(error)")
    }
  }

  private static let counts = [1, 10, 20, 30, 40, 50]

  private static var curves: [GrowthFigure.Curve] {
    [
      curve("views below each other") { depth in
        drag { window in
          var view: UIView = window
          for _ in 0..<depth {
            let inner = UIView(frame: window.bounds)
            view.addSubview(inner)
            view = inner
          }
        }
      },
      curve("views beside each other") { breadth in
        drag { window in
          for place in 0..<breadth {
            window.addSubview(UIView(frame: CGRect(x: 4 * CGFloat(place), y: 0, width: 4, height: 4)))
          }
        }
      },
      curve("recognizers on the view") { count in
        drag { window in
          for _ in 0..<count { window.addGestureRecognizer(UIPinchGestureRecognizer()) }
        }
      },
      curve("failure requirements of 51") { count in
        drag { window in
          let taps = (0..<51).map { _ in UITapGestureRecognizer() }
          for tap in taps {
            for other in taps.prefix(count) { if other !== tap { tap.require(toFail: other) } }
            window.addGestureRecognizer(tap)
          }
        }
      },
      curve("moves of the finger") { moves in drag(moves: moves) { _ in } },
      curve("fingers") { fingers in
        drag(fingers: fingers) { window in window.isMultipleTouchEnabled = true }
      },
    ]
  }

  private static func curve(_ name: String, _ cost: (Int) -> Int) -> GrowthFigure.Curve {
    GrowthFigure.Curve(name, counts.map { ($0, cost($0)) })
  }

  /// How many lines of a trace it takes for fingers to land, to move and to lift.
  private static func drag(fingers: Int = 1, moves: Int = 4, _ build: (UIWindow) -> Void) -> Int {
    let device = Device()
    device.launch { _ in
      let window = UIWindow(frame: device.screen.bounds)
      build(window)
      window.makeKeyAndVisible()
    }
    let trace = Trace()
    device.trace = trace
    for step in 0...moves + 1 {
      let phase: Contact.Phase = step == 0 ? .began : step > moves ? .ended : .moved
      device.digitizer.report(
        (0..<fingers).map {
          Contact(
            index: $0, phase: phase,
            location: CGPoint(x: 0.01 + 0.015 * CGFloat($0), y: 0.5 + 0.002 * CGFloat(min(step, moves))))
        })
      device.settle()
      device.advance(by: 1 / 120)
    }
    device.advance(by: 1)
    return trace.entries.count
  }
}
