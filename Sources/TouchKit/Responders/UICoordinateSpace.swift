/// Something that points and rectangles can be measured in: a view, or the screen.
public protocol UICoordinateSpace: AnyObject {
  /// Where a point of this space lies in another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Where a point of another space lies in this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The rectangle around where a rectangle of this space lies in another one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The rectangle around where a rectangle of another space lies in this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The rectangle of the space, in itself.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {
  /// Where a point of this view lies in another space: another view, or the screen.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return converted(point, into: view) }
    if coordinateSpace is UIScreen { return convertToScreen(point) }
    return coordinateSpace.convert(convertToScreen(point), from: UIScreen.main)
  }
  /// Where a point of another space lies in this view.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return view.converted(point, into: self) }
    if coordinateSpace is UIScreen { return convertFromScreen(point) }
    return convertFromScreen(coordinateSpace.convert(point, to: UIScreen.main))
  }
  /// The rectangle around where a rectangle of this view lies in another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return converted(rect, to: view) }
    return CGRect(around: rect.corners.map { convert($0, to: coordinateSpace) })
  }
  /// The rectangle around where a rectangle of another space lies in this view.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return converted(rect, from: view) }
    return CGRect(around: rect.corners.map { convert($0, from: coordinateSpace) })
  }
}

extension UIScreen: UICoordinateSpace {
  /// The screen itself, as what points can be measured in.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen itself: the engine's screen does not turn.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Where a point of the screen lies in another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, from: self)
  }
  /// Where a point of another space lies on the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, to: self)
  }
  /// The rectangle around where a rectangle of the screen lies in another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, from: self)
  }
  /// The rectangle around where a rectangle of another space lies on the screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, to: self)
  }
}
