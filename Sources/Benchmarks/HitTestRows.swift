import TouchKit

/// Hit-testing and conversion, against the same trees in C.
enum HitTestRows {
  static func report(to table: Table) {
    for kind in Kind.allCases {
      let words = kind.words
      table.row("hit-test, chain of 50\(words)", chain(kind).measureHitTest(at: middle), of: "C")
      table.row("hit-test, 1,000 misses in one view\(words)", flat(kind).measureHitTest(at: middle), of: "C")
      table.row(
        "hit-test, tree of 11,111, worst path\(words)", tree(kind).measureHitTest(at: corner), of: "C")
    }
    table.row("convert a point across 20 transformed views", turned().measureConversion(of: corner), of: "C")
  }

  /// What the views are.
  private enum Kind: CaseIterable {
    case plain, ownClass

    var words: String {
      switch self {
      case .plain: ""
      case .ownClass: ", an app's own class"
      }
    }

    var make: (CGRect) -> UIView {
      switch self {
      case .plain: { UIView(frame: $0) }
      case .ownClass: { AppView(frame: $0) }
      }
    }
  }

  private static let middle = CGPoint(x: 150, y: 150)
  private static let corner = CGPoint(x: 1, y: 1)

  private static func chain(_ kind: Kind) -> TwinTree {
    let tree = TwinTree(kind.make)
    for _ in 1..<50 { tree.add(CGRect(x: 0, y: 0, width: 300, height: 300), goesDown: true) }
    return tree
  }

  /// The finger is beside every subview.
  private static func flat(_ kind: Kind) -> TwinTree {
    let tree = TwinTree(kind.make)
    for place in 0..<1_000 {
      tree.add(CGRect(x: CGFloat(place % 30) * 4, y: 200, width: 4, height: 4), goesDown: false)
    }
    return tree
  }

  /// Ten views in each but those of the last level, side by side; the finger is in the last one asked.
  private static func tree(_ kind: Kind) -> TwinTree {
    let tree = TwinTree(kind.make)
    var level = [(tree.root, tree.plainRoot)]
    for _ in 0..<4 {
      level = level.flatMap { parent in
        let width = parent.0.bounds.size.width / 10
        return (0..<10).map { place in
          tree.add(CGRect(x: CGFloat(place) * width, y: 0, width: width, height: 300), to: parent)
        }
      }
    }
    return tree
  }

  private static func turned() -> TwinTree {
    let tree = TwinTree()
    for level in 0..<20 {
      tree.add(CGRect(x: 3, y: 5, width: 200, height: 100), goesDown: true)
      tree.transformLast(CGAffineTransform(rotationAngle: CGFloat(level) * 0.1).scaledBy(x: 1.1, y: 0.9))
    }
    return tree
  }
}

/// A view of an app, which adds nothing to hit-testing.
private final class AppView: UIView {}
