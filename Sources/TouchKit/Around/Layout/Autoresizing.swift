// How a view follows its superview's size by its mask (fact H19).
extension UIView {
  /// Changes the frames of the subviews after the view's own size has changed.
  final func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for subview in children where !subview.autoresizingMask.isEmpty {
      guard subview.translatesAutoresizingMaskIntoConstraints else { continue }
      subview.resize(withOldSuperviewSize: old, new: geometry.bounds.size)
    }
  }

  private func resize(withOldSuperviewSize old: CGSize, new: CGSize) {
    let (size, middle, mask) = (bounds.size, center, autoresizingMask)
    let x = AutoresizedSpan(
      margin: middle.x - size.width / 2, extent: size.width, in: old.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      )
    ).resized(to: new.width)
    let y = AutoresizedSpan(
      margin: middle.y - size.height / 2, extent: size.height, in: old.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      )
    ).resized(to: new.height)
    let place = CGPoint(x: x.margin + x.extent / 2, y: y.margin + y.extent / 2)
    if CGSize(width: x.extent, height: y.extent) != size {
      bounds.size = CGSize(width: x.extent, height: y.extent)
    }
    if place != middle { center = place }
  }
}

/// The room before a view, the view, and the room behind it, along one axis.
struct AutoresizedSpan {
  var margin: CGFloat
  var extent: CGFloat
  private let total: CGFloat
  private let flexible: (margin: Bool, extent: Bool, rest: Bool)

  init(margin: CGFloat, extent: CGFloat, in total: CGFloat, flexible: (Bool, Bool, Bool)) {
    (self.margin, self.extent, self.total) = (margin, extent, total)
    self.flexible = flexible
  }

  /// The same after the superview has changed: what is flexible shares the difference by its size, and in equal parts
  /// if it has none.
  func resized(to newTotal: CGFloat) -> AutoresizedSpan {
    let difference = newTotal - total
    let parts: [(isFlexible: Bool, size: CGFloat)] = [
      (flexible.margin, margin), (flexible.extent, extent), (flexible.rest, total - margin - extent),
    ]
    let count = parts.reduce(0) { $1.isFlexible ? $0 + 1 : $0 }
    let sum = parts.reduce(CGFloat(0)) { $1.isFlexible ? $0 + max($1.size, 0) : $0 }
    guard count > 0 else { return self }
    func grown(_ part: (isFlexible: Bool, size: CGFloat)) -> CGFloat {
      guard part.isFlexible else { return part.size }
      return part.size + difference * (sum > 0 ? max(part.size, 0) / sum : 1 / CGFloat(count))
    }
    var result = self
    result.margin = grown(parts[0])
    result.extent = max(grown(parts[1]), 0)
    return result
  }
}
