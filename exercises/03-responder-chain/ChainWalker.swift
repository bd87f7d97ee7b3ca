import TouchKit

/// Exercise 3.2: Walk the chain (build, 15 points, 25 minutes).
///
/// **Given.** A touch has gone astray, and you want to see its chain. These four tools for any responder don't work yet.
///
/// **Task.** Write them:
///
/// - `chain`: this responder and all that come after it, in order.
/// - `chainDescription`: the names of their classes, joined by arrows.
/// - `nearest(_:)`: the first responder *after* this one that is of a type. Subclasses count, and the type may be a
///   protocol.
/// - `firstCommonResponder(with:)`: the first responder of this chain that is in the other's chain, too. Each responder
///   is in its own chain.
///
/// Only `next` knows what comes next: classes of an app override it. One day an override leads a chain in a circle. Even
/// then each tool ends. `chain` lists every responder once, `nearest(_:)` never finds this one itself, and the
/// description says where the circle closes:
///
///     StarView → CardView → PageController → UIWindow      a chain that ends
///     StarView → CardView → PageView → CardView …          PageView's next is CardView
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
