#if canImport(TouchKit) && !hasFeature(Embedded)
  @testable import TouchKit
#endif

/// What must hold of references that do not keep their objects alive, with Embedded Swift and without.
struct LifetimeCase: Sendable {
  let name: String
  let holds: @Sendable () -> Bool

  static let all: [LifetimeCase] = references + delegates + runLoops + walks
}

/// An object that looks at a reference to itself, and makes another one, while it goes.
private final class Leaver: NSObject {
  var reference = Weak<Leaver>()
  var notes: Notes?

  final class Notes {
    var wasThere = false
    var late = Weak<Leaver>()
  }

  deinit {
    notes?.wasThere = reference.object != nil
    notes?.late = Weak(self)
  }
}

extension LifetimeCase {
  fileprivate static let references: [LifetimeCase] = [
    LifetimeCase(name: "a reference gives its object, and does not keep it") {
      var object: Leaver? = Leaver()
      let reference = Weak(object)
      let wasThere = reference.object === object
      object = nil
      return wasThere && reference.object == nil
    },
    LifetimeCase(name: "an object is gone for others while its own deinit runs") {
      let notes = Leaver.Notes()
      notes.wasThere = true
      var object: Leaver? = Leaver()
      object?.reference = Weak(object)
      object?.notes = notes
      object = nil
      return !notes.wasThere
    },
    LifetimeCase(name: "a reference to an object that is going stays empty") {
      let notes = Leaver.Notes()
      var object: Leaver? = Leaver()
      object?.notes = notes
      object = nil
      return notes.late.object == nil
    },
    LifetimeCase(name: "a reference can be set to another object, and to none") {
      let (one, other) = (Leaver(), Leaver())
      var reference = Weak(one)
      reference.wrappedValue = other
      let isOther = reference.object === other
      reference.wrappedValue = nil
      return isOther && reference.object == nil && one !== other
    },
    LifetimeCase(name: "a view knows its superview no more once it has gone") {
      let inner = UIView()
      var outer: UIView? = UIView()
      outer?.addSubview(inner)
      let wasIn = inner.superview === outer && inner.depth == 1
      outer = nil
      return wasIn && inner.superview == nil && inner.depth == 0
    },
    LifetimeCase(name: "a layer knows its view no more once it has gone") {
      var view: UIView? = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      let layer = view?.layer
      let wasThere = layer?.frame.origin.x == 1
      view = nil
      return wasThere && layer?.frame.origin.x == 0
    },
  ]

  private final class PlainListener: UIScrollViewDelegate {
    var count = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  }
  private final class ObjectListener: NSObject, UIScrollViewDelegate {
    var count = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  }

  fileprivate static let delegates: [LifetimeCase] = [
    LifetimeCase(name: "a delegate of the app's own class hears, and is not kept") {
      let scroll = UIScrollView()
      var listener: PlainListener? = PlainListener()
      scroll.delegate = listener
      scroll.contentOffset.y = 1
      let count = listener?.count
      listener = nil
      scroll.contentOffset.y = 2
      return count == 1 && scroll.delegate == nil
    },
    LifetimeCase(name: "a delegate that is an NSObject hears, and is not kept") {
      let scroll = UIScrollView()
      var listener: ObjectListener? = ObjectListener()
      scroll.delegate = listener
      scroll.contentOffset.y = 1
      let count = listener?.count
      listener = nil
      scroll.contentOffset.y = 2
      return count == 1 && scroll.delegate == nil
    },
    LifetimeCase(name: "a delegate that dies at once is none") {
      let scroll = UIScrollView()
      func listener() -> any UIScrollViewDelegate { ObjectListener() }
      scroll.delegate = listener()
      scroll.contentOffset.y = 1
      return scroll.delegate == nil
    },
  ]
}
