import TouchKit

/// What changes the order of views that lie in the same one.
extension ViewChange {
  struct Siblings {
    let back, front: UIView

    /// The one that overlaps with the larger part of it.
    var smaller: UIView { front.area < back.area ? front : back }
  }

  /// Two views that can be touched and overlap, those that do so most.
  func overlappingSiblings(of views: [UIView]) -> Siblings? {
    let candidates = views.filter {
      $0.superview != nil && !$0.isHidden && $0.alpha >= 0.01 && $0.isUserInteractionEnabled
    }
    var (found, largest) = (nil as Siblings?, 0 as CGFloat)
    for (index, view) in candidates.enumerated() {
      for other in candidates[(index + 1)...] where other.superview === view.superview {
        let overlap = view.frame.intersection(other.frame)
        guard !overlap.isNull, overlap.width * overlap.height > largest else { continue }
        largest = overlap.width * overlap.height
        let siblings = view.superview?.subviews ?? []
        let isInFront = siblings.firstIndex(of: view) ?? 0 > siblings.firstIndex(of: other) ?? 0
        found = isInFront ? Siblings(back: other, front: view) : Siblings(back: view, front: other)
      }
    }
    return found
  }

  /// Changes the order of two siblings, in one of the ways that there are, or puts a new one behind all.
  func restack(_ views: [UIView]) {
    guard let siblings = overlappingSiblings(of: views), let superview = siblings.front.superview,
      let (back, front) = superview.subviews.places(of: siblings)
    else { return }
    switch number % 6 {
    case 0: superview.sendSubviewToBack(siblings.front)
    case 1: superview.bringSubviewToFront(siblings.back)
    case 2: superview.exchangeSubview(at: back, withSubviewAt: front)
    case 3: superview.insertSubview(siblings.front, belowSubview: siblings.back)
    case 4: superview.insertSubview(siblings.back, aboveSubview: siblings.front)
    default:
      let view = UIView(frame: siblings.smaller.frame)
      view.traceName = "New view"
      superview.insertSubview(view, at: 0)
    }
  }

  var wordsForRestacking: String {
    switch number % 6 {
    case 0: "or the sibling it overlaps with, whichever is in front, is sent to the back"
    case 1: "or the sibling it overlaps with, whichever is behind, is brought to the front"
    case 2: "and the sibling it overlaps with are exchanged"
    case 3: "or the sibling it overlaps with, whichever is in front, is inserted behind the other"
    case 4: "or the sibling it overlaps with, whichever is behind, is inserted in front of the other"
    default: "gets a new sibling behind all, at the same place"
    }
  }
}

extension [UIView] {
  fileprivate func places(of siblings: ViewChange.Siblings) -> (back: Int, front: Int)? {
    guard let back = firstIndex(of: siblings.back), let front = firstIndex(of: siblings.front) else {
      return nil
    }
    return (back, front)
  }
}

extension UIView {
  fileprivate var area: CGFloat { bounds.width * bounds.height }
}
