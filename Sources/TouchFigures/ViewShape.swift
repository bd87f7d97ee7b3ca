/// One view as figures show it: its name, where it lies on the screen, and whether fingers may find it.
public struct ViewShape: Equatable, Sendable {
  /// Why fingers do not find a view, whatever the point.
  public enum Obstacle: Equatable, Sendable {
    case hidden, transparent, interactionOff, disabled, squeezed
  }

  /// The name that traces show.
  public var name: String
  /// The four corners on the screen in points: the view's own upper left one first, then clockwise in the view.
  public var corners: [CGPoint]
  /// The view's frame in its superview.
  public var frame: CGRect
  /// How many views it is in.
  public var depth: Int
  /// Why fingers do not find the view itself; `nil` when they may.
  public var obstacle: Obstacle?
  /// The view around it that fingers do not find, and because of which they do not find this one either.
  public var shelter: String?

  /// The names of the app's recognizers that watch the view.
  public var recognizers: [String]

  /// The corners of the area in which a finger that the control follows counts as inside; `nil` for a view that has no
  /// such area beyond its bounds.
  public var trackingZone: [CGPoint]?

  /// How round the corners are, in points of the view.
  public var cornerRadius: CGFloat
  /// What is drawn on it.
  public var furnishing: Furnishing?
  /// The level of a window; `nil` for other views.
  public var level: CGFloat?

  /// The part of the screen that views around it leave to it, if they clip.
  public internal(set) var clip: CGRect?

  /// Where an upright view can be seen.
  var visibleFrame: CGRect {
    let frame = CGRect(around: corners)
    guard let clip else { return frame }
    let (left, top) = (max(frame.minX, clip.minX), max(frame.minY, clip.minY))
    let (right, bottom) = (min(frame.maxX, clip.maxX), min(frame.maxY, clip.maxY))
    return CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  /// Captures a view; the map leads from its superview's coordinates to the screen.
  init(_ view: UIView, depth: Int, map: CGAffineTransform, shelter: String?) {
    name = view.traceName
    let mapToScreen = view.mapToSuperview.concatenating(map)
    corners = view.bounds.corners.map { $0.applying(mapToScreen) }
    // Segments are their own zone (fact C9).
    if view is UIControl, !(view is UISegmentedControl) {
      let zone = view.bounds.insetBy(dx: -UIControl.trackingMargin, dy: -UIControl.trackingMargin)
      trackingZone = zone.corners.map { $0.applying(mapToScreen) }
    }
    frame = view.frame
    let radius = view.layer.cornerRadius
    cornerRadius = radius == 0 && view is UIButton ? 10 : radius
    // A row shows a line of text unless it says what it shows.
    let row = view is UITableViewCell ? Furnishing.rows(view.bounds.height) : nil
    furnishing = (view as? any FurnishedView)?.furnishing ?? row
    level = (view as? UIWindow)?.windowLevel.rawValue
    self.depth = depth
    obstacle = Obstacle(view)
    self.shelter = shelter
    // The system's own recognizers have names with an underscore.
    recognizers = (view.gestureRecognizers ?? []).map { $0.traceName }.filter { !$0.hasPrefix("_") }
  }

  /// Whether fingers do not find the view because of itself or of a view around it.
  public var isIgnored: Bool { obstacle != nil || shelter != nil }

  /// Whether nothing of the view can be seen by itself.
  public var isInvisible: Bool {
    switch obstacle {
    case .hidden, .transparent, .squeezed: true
    case .interactionOff, .disabled, nil: false
    }
  }

  /// The middle of the view on the screen.
  public var middle: CGPoint {
    let sum = corners.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / 4, y: sum.y / 4)
  }

  /// Whether the edges lie along the screen's.
  public var isUpright: Bool {
    let (first, second, third) = (corners[0], corners[1], corners[2])
    let tolerance: CGFloat = 0.01
    let isPlain = (first.y - second.y).magnitude < tolerance && (second.x - third.x).magnitude < tolerance
    let isTurned = (first.x - second.x).magnitude < tolerance && (second.y - third.y).magnitude < tolerance
    return isPlain || isTurned
  }

  /// Whether a point of the screen lies inside the four corners.
  public func contains(_ point: CGPoint) -> Bool {
    var (isLeft, isRight) = (false, false)
    for place in corners.indices {
      let (start, end) = (corners[place], corners[(place + 1) % corners.count])
      let side = (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
      if side < 0 { isLeft = true } else if side > 0 { isRight = true }
    }
    return !(isLeft && isRight)
  }
}

extension ViewShape.Obstacle {
  init?(_ view: UIView) {
    let transform = view.transform
    if view.isHidden {
      self = .hidden
    } else if !view.isUserInteractionEnabled {
      self = .interactionOff
    } else if view.alpha < UIView.alphaThreshold {
      self = .transparent
    } else if transform.a * transform.d == transform.b * transform.c {
      self = .squeezed
    } else if let control = view as? UIControl, !control.isEnabled {
      self = .disabled
    } else {
      return nil
    }
  }

  /// The obstacle in one or two words, as pictures show it.
  public var word: String {
    switch self {
    case .hidden: "hidden"
    case .transparent: "alpha < 0.01"
    case .interactionOff: "interaction off"
    case .disabled: "disabled"
    case .squeezed: "squeezed"
    }
  }

  /// The obstacle as the end of a sentence about the view.
  public var sentence: String {
    switch self {
    case .hidden: "is hidden"
    case .transparent: "has an alpha below 0.01"
    case .interactionOff: "has its user interaction switched off"
    case .disabled: "is a disabled control"
    case .squeezed: "is squeezed to nothing by its transform"
    }
  }
}

extension UIView {
  /// The map from the view's own coordinates to its superview's, or to the screen for a window.
  var mapToSuperview: CGAffineTransform {
    CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
