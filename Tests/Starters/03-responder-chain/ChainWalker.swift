import TouchKit

/// Exercise 3.2: Walk the chain (build, 15 points, 25 minutes).
///
/// **Given.** Four tools for any responder, as you would like to have them in a debugger. None of them works yet.
///
/// **Task.** Write them:
///
/// - `chain`: this responder and all that come after it, in order;
/// - `chainDescription`: the names of their classes, joined by arrows: `StarView → PageController → UIWindow`;
/// - `nearest(_:)`: the first one *after* this responder that is of a type, and never this responder itself, not even
///   in a circle; subclasses count, and the type may be a protocol;
/// - `firstCommonResponder(with:)`: where two chains meet: the first responder of this chain that is in the other
///   one, too. Each responder is in its own chain.
///
/// Someone may have led `next` in a circle. Then, too, each tool ends: `chain` lists every responder once, and
/// `chainDescription` adds the one that it comes back to, with three dots: `StarView → CardView → StarView …`.
///
/// **Keep.** The only thing that knows what comes next is `next`: classes of an app override it.
///
/// **Judged.** Random trees of views and controllers, some with their own `next`, an app with everything up to its
/// delegate, and circles.
///
/// Check: make check EXERCISE=3.2
/// Hint:  make hint EXERCISE=3.2 RUNG=1
/// Read:  chapters/03-responder-chain/README.md#find-your-controller
extension UIResponder {
  /// This responder and all after it, each once.
  var chain: [UIResponder] {
    [self]
  }

  /// The names of the classes in the chain; of a circle, where it closes.
  var chainDescription: String {
    String(describing: type(of: self))
  }

  /// The first responder after this one that is of a type.
  func nearest<Kind>(_ kind: Kind.Type) -> Kind? {
    nil
  }

  /// The first responder of this chain that is in the other's chain, too.
  func firstCommonResponder(with other: UIResponder) -> UIResponder? {
    nil
  }
}
