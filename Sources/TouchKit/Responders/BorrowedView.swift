/// A view that its tree keeps alive: looking at it counts no reference.
///
/// Only for walks on which nothing of the app's own runs, so that nobody can change the tree meanwhile.
struct BorrowedView {
  private let reference: Unmanaged<UIView>

  init(_ view: UIView) { reference = .passUnretained(view) }

  /// The view itself, counted.
  var view: UIView { reference.takeUnretainedValue() }

  func read<Value>(_ look: (UIView) -> Value) -> Value { reference._withUnsafeGuaranteedRef(look) }

  var parent: BorrowedView? { read { $0.borrowedParent } }
  var subviewCount: Int { read { $0.children.count } }
  func subview(_ place: Int) -> BorrowedView { read { BorrowedView($0.children[place]) } }

  func isSame(as other: BorrowedView?) -> Bool { reference.toOpaque() == other?.reference.toOpaque() }
}
