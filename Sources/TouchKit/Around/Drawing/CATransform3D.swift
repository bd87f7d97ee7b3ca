#if !hasFeature(Embedded)
  /// A map of space, as four rows of four numbers; a point is a row that is multiplied from the left.
  public struct CATransform3D: Equatable, Sendable {
    // The rows, one after the other.
    public var m11, m12, m13, m14: CGFloat
    public var m21, m22, m23, m24: CGFloat
    public var m31, m32, m33, m34: CGFloat
    public var m41, m42, m43, m44: CGFloat

    /// Makes a map from its sixteen numbers.
    public init(
      m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
      m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
      m43: CGFloat, m44: CGFloat
    ) {
      (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
      (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
      (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
      (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// Makes the map that sends everything to the origin.
    public init() { self.init(rows: Array(repeating: Array(repeating: 0, count: 4), count: 4)) }

    init(rows: [[CGFloat]]) {
      self.init(
        m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3], m21: rows[1][0], m22: rows[1][1],
        m23: rows[1][2], m24: rows[1][3], m31: rows[2][0], m32: rows[2][1], m33: rows[2][2],
        m34: rows[2][3],
        m41: rows[3][0], m42: rows[3][1], m43: rows[3][2], m44: rows[3][3])
    }

    var rows: [[CGFloat]] {
      [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    /// What the map does to a flat layer, seen from the front and without perspective.
    var flat: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }
  }

  /// The map that changes nothing.
  public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

  /// A shift.
  public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
  }

  /// A map that makes things larger or smaller around the origin.
  public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
  }

  /// A turn around an axis through the origin, in radians; clockwise on the screen around (0, 0, 1).
  ///
  /// Around an axis of no length nothing turns.
  public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let turn = Trigonometry.sineAndCosine(Double(angle))
    let (sine, cosine) = (CGFloat(turn.sine), CGFloat(turn.cosine))
    let rest = 1 - cosine
    return CATransform3D(rows: [
      [cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0],
      [x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0],
      [x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0],
      [0, 0, 0, 1],
    ])
  }

  /// The first map followed by the second.
  public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (first, second) = (a.rows, b.rows)
    var rows: [[CGFloat]] = Array(repeating: Array(repeating: 0, count: 4), count: 4)
    for row in 0..<4 {
      for column in 0..<4 {
        for step in 0..<4 { rows[row][column] += first[row][step] * second[step][column] }
      }
    }
    return CATransform3D(rows: rows)
  }

  /// A shift followed by a map.
  public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

  /// A scaling followed by a map.
  public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

  /// A turn followed by a map.
  public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

  /// Whether a map changes nothing.
  public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

  /// Whether two maps are the same.
  public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

  /// A flat map, as one of space.
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(rows: [[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
  }

  /// Whether a map is the same as a flat one.
  public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(t.flat)
  }

  /// The flat map that a map is; the map seen from the front, if it is not flat.
  public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.flat }

  extension CALayer {
    /// How the layer is turned, scaled or shifted in space around its anchor point.
    ///
    /// Fingers go by what the layer covers seen from the front. Perspective (`m34`) is left out: engine's choice.
    public var transform: CATransform3D {
      get {
        let flat = affineTransform()
        guard let spatialTransform, spatialTransform.flat == flat else {
          return CATransform3DMakeAffineTransform(flat)
        }
        return spatialTransform
      }
      set {
        setAffineTransform(newValue.flat)
        spatialTransform = newValue
      }
    }
  }

  extension UIView {
    /// How the view is turned, scaled or shifted in space around its anchor point: its layer's transform.
    public var transform3D: CATransform3D {
      get { layer.transform }
      set { layer.transform = newValue }
    }
  }
#endif
