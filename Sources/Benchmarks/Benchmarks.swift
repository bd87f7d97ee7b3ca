import TouchKit

/// Measures the hot paths and prints ratios against a plain baseline of the same run: `make bench`.
@main
enum Benchmarks {
  static func main() {
    hitTesting("chain of 100 views", levels: 100, children: 1)
    hitTesting("flat: 1000 views in one", levels: 2, children: 1000)
    hitTesting("tree: 5 levels of 4", levels: 5, children: 4)
    delivery()
    gestures()
  }

  /// The point lies in every view: each is asked once, down to the deepest.
  private static func hitTesting(_ name: String, levels: Int, children: Int) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    fill(root, levels: levels - 1, children: children)
    let plain = PlainTree(levels: levels, children: children)
    let event = UIEvent()
    let point = CGPoint(x: 150, y: 150)
    let engine = nanoseconds { _ = root.hitTest(point, with: event) }
    let baseline = nanoseconds { blackHole(plain.hitTest(150, 150) ?? 0) }
    report("hit-test, \(name)", engine, baseline: baseline)
  }

  private static func fill(_ view: UIView, levels: Int, children: Int) {
    guard levels > 0 else { return }
    for _ in 0..<children {
      let child = UIView(frame: view.bounds)
      view.addSubview(child)
      fill(child, levels: levels - 1, children: children)
    }
  }

  /// A whole tap, from the digitizer to the view, without and with a trace.
  private static func delivery() {
    let device = Device()
    device.launch { _ in
      let window = UIWindow(frame: device.screen.bounds)
      window.addSubview(UIView(frame: window.bounds))
      window.makeKeyAndVisible()
    }
    let tap = [Contact.Phase.began, .ended].enumerated().map { step, phase in
      DigitizerFrame(
        time: Double(step) * 0.05,
        contacts: [Contact(index: 0, phase: phase, location: CGPoint(x: 0.5, y: 0.5))])
    }
    let silent = nanoseconds { device.play(tap) }
    let trace = Trace()
    device.trace = trace
    let traced = nanoseconds {
      device.play(tap)
      trace.removeAll()
    }
    report("tap, traced", traced, baseline: silent, of: "untraced")
  }

  /// A drag with 20 moves, without recognizers, with ten in reach of the finger, and with a hundred more elsewhere that
  /// all wait for each other: those must cost nothing.
  private static func gestures() {
    let bare = drag(recognizers: 0, elsewhere: 0)
    let ten = drag(recognizers: 10, elsewhere: 0)
    let crowded = drag(recognizers: 10, elsewhere: 100)
    report("drag, ten recognizers", ten, baseline: bare, of: "without")
    report("drag, ten recognizers and 4950 requirements elsewhere", crowded, baseline: ten, of: "ten alone")
  }

  private static func drag(recognizers: Int, elsewhere: Int) -> Double {
    let device = Device(profile: .iOS12)
    device.launch { _ in
      let window = UIWindow(frame: device.screen.bounds)
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      for _ in 0..<recognizers { view.addGestureRecognizer(UIPanGestureRecognizer()) }
      let corner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.addSubview(corner)
      var others: [UIGestureRecognizer] = []
      for _ in 0..<elsewhere {
        let tap = UITapGestureRecognizer()
        for other in others { tap.require(toFail: other) }
        others.append(tap)
        corner.addGestureRecognizer(tap)
      }
      window.makeKeyAndVisible()
    }
    let frames = (0...21).map { step in
      let phase: Contact.Phase = step == 0 ? .began : step == 21 ? .ended : .moved
      let place = CGPoint(x: 0.3 + Double(step) * 0.02, y: 0.5)
      return DigitizerFrame(
        time: Double(step) * 0.016, contacts: [Contact(index: 0, phase: phase, location: place)])
    }
    return nanoseconds { device.play(frames) }
  }

  // MARK: Measuring

  /// The best of several rounds, each long enough for the clock.
  private static func nanoseconds(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    var best = Double.infinity
    for _ in 0..<7 {
      var count = 0
      let elapsed = clock.measure {
        let start = clock.now
        while clock.now - start < .milliseconds(40) {
          for _ in 0..<20 { work() }
          count += 20
        }
      }
      best = min(best, elapsed / .nanoseconds(1) / Double(count))
    }
    return best
  }

  private static func report(_ name: String, _ time: Double, baseline: Double, of other: String = "plain") {
    let ratio = NumberText.fixed(time / baseline, places: 2)
    let times =
      "\(NumberText.fixed(time, places: 0)) ns against \(NumberText.fixed(baseline, places: 0)) ns \(other)"
    print("\(name): \(ratio) ×  (\(times))")
  }

  @inline(never)
  private static func blackHole(_ value: Int) {}
}
