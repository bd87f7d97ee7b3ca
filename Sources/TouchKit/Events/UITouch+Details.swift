extension UITouch {
  /// What traces say of touches.
  static func details(of touches: Set<UITouch>) -> [TraceEntry.Detail] {
    if touches.count == 1, let touch = touches.first { return touch.details }
    return touches.sorted { $0.hash < $1.hash }.flatMap { $0.details }
  }

  private var details: [TraceEntry.Detail] {
    let place = location(in: nil)
    // Everybody on the way hears the same: one list serves them all.
    if let told, told.place == place, told.tapCount == tapCount { return told.details }
    let details = [
      TraceEntry.Detail("finger", .integer(pathIndex)),
      TraceEntry.Detail("at", .point(place)),
      TraceEntry.Detail("tapCount", .integer(tapCount)),
    ]
    told = (place, tapCount, details)
    return details
  }
}
