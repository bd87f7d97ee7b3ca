#if !hasFeature(Embedded)
  /// An edge, a middle or a size of a view or guide, of which constraints are made.
  open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    final weak var item: AnyObject?
    final let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
      self.item = item
      self.attribute = attribute
      super.init()
    }

    final func relate(
      _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?,
      multiplier: CGFloat = 1, constant: CGFloat
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: item as Any, attribute: attribute, relatedBy: relation, toItem: anchor?.item,
        attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    }

    /// As the other one, plus a constant.
    public final func constraint(
      equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.equal, anchor, constant: c) }
    /// At least as the other one, plus a constant.
    public final func constraint(
      greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, constant: c) }
    /// At most as the other one, plus a constant.
    public final func constraint(
      lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, constant: c) }
  }

  /// A place along x.
  public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
  /// A place along y.
  public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

  /// A width or a height.
  public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A constant.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
      relate(.equal, nil, constant: c)
    }
    /// At least a constant.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
      relate(.greaterThanOrEqual, nil, constant: c)
    }
    /// At most a constant.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
      relate(.lessThanOrEqual, nil, constant: c)
    }
    /// A multiple of the other one, plus a constant.
    public func constraint(
      equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.equal, anchor, multiplier: m, constant: c) }
    /// At least a multiple of the other one, plus a constant.
    public func constraint(
      greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }
    /// At most a multiple of the other one, plus a constant.
    public func constraint(
      lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
  }

  /// What has edges, middles and sizes to make constraints of: a view or a guide.
  public protocol LayoutItem: AnyObject {}

  extension LayoutItem {
    /// The left edge; the engine reads from left to right.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The right edge; the engine reads from left to right.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The upper edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The lower edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// How wide it is.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// How high it is.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The middle along x.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The middle along y.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The foot of the first line; here the lower edge.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The foot of the last line; here the lower edge.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  }

  extension UIView: LayoutItem {}
#endif
