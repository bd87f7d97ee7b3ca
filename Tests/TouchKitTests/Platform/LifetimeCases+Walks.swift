#if canImport(TouchKit) && !hasFeature(Embedded)
  @testable import TouchKit
#endif

/// An object that counts what it does.
private final class Worker: NSObject {
  var count = 0
}

/// Something that keeps objects, and lets go of them when it is told to.
private final class Owner {
  var workers: [Worker]
  init(_ count: Int) { workers = (0..<count).map { _ in Worker() } }
}

/// A view whose one subview is let go of while the view is asked about a point.
private final class FickleView: UIView {
  var removes = false
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if removes { superview?.subviews.first?.removeFromSuperview() }
    return false
  }
}

extension LifetimeCase {
  static let runLoops: [LifetimeCase] = [
    LifetimeCase(name: "a timer for an object does nothing once it is gone") {
      var worker: Worker? = Worker()
      var calls = 0
      let timer = worker.map { VirtualRunLoop.Timer(fireTime: 1, interval: 1, for: $0) { _ in calls += 1 } }
      timer?.fire(at: 1)
      worker = nil
      timer?.fire(at: 2)
      return calls == 1
    },
    LifetimeCase(name: "a timer keeps its object while it fires") {
      let owner = Owner(1)
      var isThere = false
      let timer = VirtualRunLoop.Timer(fireTime: 1, for: owner.workers[0]) { worker in
        owner.workers = []
        worker.count += 1
        isThere = worker.count == 1
      }
      timer.fire(at: 1)
      return isThere
    },
    LifetimeCase(name: "a run loop that was closed does nothing more") {
      let loop = VirtualRunLoop(name: "test", clock: VirtualClock())
      var calls = 0
      let source = VirtualRunLoop.Source0(name: "source") { calls += 1 }
      loop.add(source)
      loop.enter()
      source.signal()
      loop.close()
      loop.runPass()
      return calls == 0
    },
  ]

  static let walks: [LifetimeCase] = [
    LifetimeCase(name: "a list keeps its objects while it is walked, whatever the walk lets go of") {
      let owner = Owner(3)
      var seen = 0
      owner.workers.forEachUncounted { worker in
        owner.workers = []
        worker.count += 1
        seen += worker.count
      }
      return seen == 3
    },
    LifetimeCase(name: "a search keeps the objects of its list, whatever the question lets go of") {
      let owner = Owner(3)
      var seen = 0
      let found = owner.workers.containsUncounted { worker in
        owner.workers = []
        worker.count += 1
        seen += worker.count
        return seen == 3
      }
      return found && seen == 3
    },
    LifetimeCase(name: "the last answer of a list comes from an object that is still there") {
      let owner = Owner(3)
      let answer = owner.workers[0...].lastAnswerUncounted { worker -> Int? in
        let place = owner.workers.firstIndex { $0 === worker }
        owner.workers.removeAll { $0 === worker }
        worker.count += 1
        return place == 0 ? worker.count : nil
      }
      return answer == 1 && owner.workers.isEmpty
    },
    LifetimeCase(name: "hit-testing goes on in the list that it began with, whoever is removed meanwhile") {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      for _ in 0..<3 { root.addSubview(UIView(frame: root.bounds)) }
      let fickle = FickleView(frame: root.bounds)
      fickle.removes = true
      root.addSubview(fickle)
      let hit = root.hitTest(CGPoint(x: 5, y: 5), with: nil)
      return hit != nil && hit !== root && root.subviews.count == 3
    },
    LifetimeCase(name: "a walk up ends below a superview that has gone") {
      var outer: UIView? = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
      let inner = UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
      outer?.addSubview(inner)
      let before = inner.convertToScreen(CGPoint(x: 0, y: 0))
      outer = nil
      let after = inner.convertToScreen(CGPoint(x: 0, y: 0))
      return before.x == 6 && after.x == 1
    },
  ]
}
