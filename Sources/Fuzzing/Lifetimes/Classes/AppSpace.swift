import TouchKit

/// A coordinate space of the app.
final class AppSpace: UICoordinateSpace, LifetimeObject {
  private(set) var hasEnded = false

  var bounds: CGRect { .zero }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    during(.coordinateSpaceConvertToPoint, self) { point }
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    during(.coordinateSpaceConvertFromPoint, self) { point }
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    during(.coordinateSpaceConvertToRect, self) { rect }
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    during(.coordinateSpaceConvertFromRect, self) { rect }
  }

  deinit {
    hasEnded = true
    released(.spaceDeinit)
  }
}
