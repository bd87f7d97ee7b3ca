import TouchKit

/// Measures the hot paths and prints ratios against a plain baseline of the same run: `make bench`.
@main
enum Benchmarks {
  static func main() {
    hitTesting("chain of 100 views", levels: 100, children: 1)
    hitTesting("flat: 1000 views in one", levels: 2, children: 1000)
    hitTesting("tree: 5 levels of 4", levels: 5, children: 4)
    delivery()
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
