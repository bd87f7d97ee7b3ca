/// What decides, whatever the point, whether fingers find a view (fact H2).
struct TouchFilter {
  /// Below this opacity fingers do not find a view; that exactly this is enough is engine's choice.
  static let alphaThreshold: CGFloat = 0.01

  var isHidden = false
  var isUserInteractionEnabled = true
  /// How many animations that don't allow interaction are changing the view (fact H8).
  var blockingAnimations: Int32 = 0
  var alpha: CGFloat = 1

  /// What keeps fingers from a view.
  typealias Obstacle = TraceEntry.Obstacle

  /// Why fingers do not find the view, wherever it lies; `nil` when they may.
  @inline(__always)
  var obstacle: Obstacle? {
    if isHidden { return .hidden }
    if !isUserInteractionEnabled { return .disabled }
    if blockingAnimations > 0 { return .animated }
    if !(alpha >= Self.alphaThreshold) { return .transparent }
    return nil
  }
}
