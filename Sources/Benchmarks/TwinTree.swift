import BenchmarkBaseline
import TouchKit

/// One tree of views twice: in the engine and in C.
final class TwinTree {
  let root: UIView
  let plainRoot: UnsafeMutablePointer<View>
  private(set) var deepest: UIView
  private(set) var plainDeepest: UnsafeMutablePointer<View>
  private var count = 1
  private let make: (CGRect) -> UIView

  /// Makes a root of 300 by 300 points.
  init(_ make: @escaping (CGRect) -> UIView = { UIView(frame: $0) }) {
    self.make = make
    root = make(CGRect(x: 0, y: 0, width: 300, height: 300))
    plainRoot = view_make(0, 0, 300, 300, 0)
    (deepest, plainDeepest) = (root, plainRoot)
  }

  deinit { view_free(plainRoot) }

  /// Puts a view into the one that was added last with `goesDown`, in both trees.
  @discardableResult
  func add(_ frame: CGRect, goesDown: Bool) -> Self {
    let added = add(frame, to: (deepest, plainDeepest))
    if goesDown { (deepest, plainDeepest) = added }
    return self
  }

  typealias Pair = (UIView, UnsafeMutablePointer<View>)

  @discardableResult
  func add(_ frame: CGRect, to parent: Pair) -> Pair {
    let view = make(frame)
    view.tag = count
    parent.0.addSubview(view)
    let (origin, size) = (frame.origin, frame.size)
    guard
      let plain = view_make(
        Double(origin.x), Double(origin.y), Double(size.width), Double(size.height), Int32(count))
    else { preconditionFailure("there is no memory for a view") }
    view_add(parent.1, plain)
    count += 1
    return (view, plain)
  }

  /// Turns and scales the view that was added last, in both trees.
  func transformLast(_ transform: CGAffineTransform) {
    deepest.transform = transform
    view_transform(plainDeepest, Transform(transform), Transform(transform.inverted()))
  }

  /// Hit-tests both trees; stops if they disagree.
  func measureHitTest(at point: CGPoint) -> Measure {
    let event = UIEvent()
    let plainPoint = Point(x: Double(point.x), y: Double(point.y))
    let hit = root.hitTest(point, with: event)?.tag ?? -1
    precondition(hit == Int(view_hit(plainRoot, plainPoint)), "the engine and C do not hit the same view")
    return Measure {
      keep(root.hitTest(point, with: event))
    } against: {
      keep(view_hit(plainRoot, plainPoint))
    }
  }

  /// Converts a point from the deepest view to the root in both trees; stops if they disagree.
  func measureConversion(of point: CGPoint) -> Measure {
    let plainPoint = Point(x: Double(point.x), y: Double(point.y))
    let place = deepest.convert(point, to: root)
    let plainPlace = view_climb(plainDeepest, plainPoint)
    precondition(
      abs(Double(place.x) - plainPlace.x) < 1e-6 && abs(Double(place.y) - plainPlace.y) < 1e-6,
      "the engine and C do not find the same place")
    return Measure {
      keep(deepest.convert(point, to: root))
    } against: {
      keep(view_climb(plainDeepest, plainPoint))
    }
  }
}

extension Transform {
  init(_ transform: CGAffineTransform) {
    self.init(
      a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d),
      tx: Double(transform.tx), ty: Double(transform.ty))
  }
}

/// Uses a value, so that the compiler keeps the work that made it.
@inline(never)
func keep<Value>(_ value: Value) {}
