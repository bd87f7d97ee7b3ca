import TouchKit
import TouchStage

extension DragScript {
  /// The surroundings in words.
  var scenery: String {
    let superview = turnOfSuperview.text.map { "is \($0)" } ?? "is neither turned nor scaled"
    let view = turnOfView.text.map { ", and the view itself is \($0)" } ?? ""
    let neighbor = hasNeighbor ? "; a second view is dragged by another finger all the time" : ""
    let contents = hasContents ? "; another view covers its left half" : ""
    let bounds = ownScroll == .zero ? "" : "; the view's bounds begin at \(ownScroll.text)"
    let sight = isOutOfSight ? "; it is transparent, and hidden while it is dragged" : ""
    let around =
      (isSuperviewOutOfSight ? "; what it lies in is hidden and disabled while it is dragged" : "")
      + (isPresenting ? "; a controller is presented, around which it still takes touches" : "")
      + (mergesMoves ? "; the sensor is faster than the display, so that moves are merged" : "")
    let owners = ["view", "view in it", "superview", "page"]
    let words = zip(owners, looks).filter { !$1.isEmpty }.map { "; the \($0): \(Look.words(for: $1))" }
      .joined()
    let kind = isSubclass ? "; it is of a subclass, and has a recognizer" : ""
    let time = pause > 0.1 ? "; the fingers are slow" : ""
    let others = circumstances.isEmpty ? "" : "; \(Circumstance.words(for: circumstances))"
    let page = turnOfPage.text.map { ", and lies in a view that is \($0)" } ?? ""
    let card = isOnCard ? ", and can be dragged itself" : isInWindow ? ", and is the window" : ""
    let window = windowOrigin == .zero ? "" : "; the window begins at \(windowOrigin.text) on the screen"
    let button = hasButton ? "; before, a finger uses a button in it" : ""
    let recognition = recognizer.map { "; other code has put a \($0) recognizer on it" } ?? ""
    let pencil = hasPencil ? "; finger 1 is a pencil" : ""
    let anchor = anchor == CGPoint(x: 0.5, y: 0.5) ? "" : "; its layer's anchor point is \(anchor.text)"
    let further = around + card + window + button + recognition + pencil + anchor
    return
      "  the superview \(superview)\(page)\(view)\(bounds)\(contents)\(neighbor)\(sight)\(kind)\(words)\(time)\(others)\(further)"
  }
}
