/// The least that hit-testing can cost: upright rectangles in one array, no classes, no overriding, no trace.
struct PlainTree {
  private struct Node {
    var x, y, width, height: Double
    var children: Range<Int>
  }

  private var nodes: [Node] = []

  /// Makes a tree of so many levels in which every node but the last level has so many children of its own size.
  init(levels: Int, children: Int) {
    nodes = [Node(x: 0, y: 0, width: 300, height: 300, children: 0..<0)]
    var level = 0..<1
    for _ in 1..<max(levels, 1) {
      let start = nodes.count
      for parent in level {
        nodes[parent].children = nodes.count..<(nodes.count + children)
        for _ in 0..<children { nodes.append(Node(x: 0, y: 0, width: 300, height: 300, children: 0..<0)) }
      }
      level = start..<nodes.count
    }
  }

  /// The index of the deepest, front-most node under a point.
  func hitTest(_ x: Double, _ y: Double, in index: Int = 0) -> Int? {
    let node = nodes[index]
    let (x, y) = (x - node.x, y - node.y)
    guard x >= 0, y >= 0, x < node.width, y < node.height else { return nil }
    for child in node.children.reversed() {
      if let hit = hitTest(x, y, in: child) { return hit }
    }
    return index
  }
}
