import TouchKit

/// Everything that an app can set of a view, as it is at one moment.
///
/// Two of them, before and after, tell whether a right answer has left a view alone. What it may change is set to the same
/// in both before they are compared.
public struct ViewSettings: Equatable {
  /// Where a view lies, and in which coordinates.
  public struct Geometry: Equatable {
    var bounds = CGRect.zero
    var center = CGPoint.zero
    var transform = CGAffineTransform.identity

    /// Those of an empty view at the zero point.
    public init() {}
  }

  /// How a view takes fingers.
  public struct Interaction: Equatable {
    var isHidden, isUserInteractionEnabled, isMultipleTouchEnabled, isExclusiveTouch: Bool
    var alpha: CGFloat
    /// Whether it is the first responder.
    public var isFirstResponder: Bool
    var canBecomeFirstResponder, canResignFirstResponder: Bool
  }

  /// How a view is drawn and laid out.
  public struct Drawing: Equatable {
    var clipsToBounds, isOpaque, autoresizesSubviews, translatesAutoresizingMaskIntoConstraints: Bool
    var backgroundColor, tintColor: UIColor?
    var contentMode: UIView.ContentMode
    var autoresizingMask: UIView.AutoresizingMask
    var layoutMargins: UIEdgeInsets
    var constraints: Int
    var tag: Int
  }

  /// What is read aloud of a view.
  public struct Accessibility: Equatable {
    var accessibilityLabel, accessibilityHint, accessibilityIdentifier: String?
    /// What a control shows at the moment, in words.
    public var accessibilityValue: String?
    var isAccessibilityElement: Bool
    var accessibilityTraits: UInt64
  }

  /// The views around and in a view, from back to front, and how many interactions it has.
  public struct Family: Equatable {
    var superview: ObjectIdentifier?
    var subviews: [ObjectIdentifier]
    var interactions: Int
  }

  /// Where it lies.
  public var geometry = Geometry()
  /// How it takes fingers.
  public var interaction: Interaction
  /// How it is drawn and laid out.
  public var drawing: Drawing
  /// What is around it and in it.
  public var family: Family
  /// Those of its recognizers, in their order.
  public var recognizers: [RecognizerSettings]
  var layer: LayerSettings
  /// What is read aloud.
  public var accessibility: Accessibility
  /// What only controls have.
  public var control: ControlSettings?
  /// What only scroll views have.
  public var scrolling: ScrollSettings?
  /// What only views of some further classes have.
  public var other: OtherSettings

  /// The settings of a view.
  public init(of view: UIView) {
    (geometry.bounds, geometry.center, geometry.transform) = (view.bounds, view.center, view.transform)
    interaction = Interaction(
      isHidden: view.isHidden, isUserInteractionEnabled: view.isUserInteractionEnabled,
      isMultipleTouchEnabled: view.isMultipleTouchEnabled, isExclusiveTouch: view.isExclusiveTouch,
      alpha: view.alpha, isFirstResponder: view.isFirstResponder,
      canBecomeFirstResponder: view.canBecomeFirstResponder,
      canResignFirstResponder: view.canResignFirstResponder)
    drawing = Drawing(
      clipsToBounds: view.clipsToBounds, isOpaque: view.isOpaque,
      autoresizesSubviews: view.autoresizesSubviews,
      translatesAutoresizingMaskIntoConstraints: view.translatesAutoresizingMaskIntoConstraints,
      backgroundColor: view.backgroundColor, tintColor: view.tintColor, contentMode: view.contentMode,
      autoresizingMask: view.autoresizingMask, layoutMargins: view.layoutMargins,
      constraints: view.constraints.count, tag: view.tag)
    family = Family(
      superview: view.superview.map { ObjectIdentifier($0) },
      subviews: view.subviews.map { ObjectIdentifier($0) }, interactions: view.interactions.count)
    recognizers = view.gestureRecognizers?.map(RecognizerSettings.init) ?? []
    layer = LayerSettings(of: view.layer)
    accessibility = Accessibility(
      accessibilityLabel: view.accessibilityLabel, accessibilityHint: view.accessibilityHint,
      accessibilityIdentifier: view.accessibilityIdentifier, accessibilityValue: view.accessibilityValue,
      isAccessibilityElement: view.isAccessibilityElement,
      accessibilityTraits: view.accessibilityTraits.rawValue)
    control = (view as? UIControl).map(ControlSettings.init)
    scrolling = (view as? UIScrollView).map(ScrollSettings.init)
    other = OtherSettings(of: view)
  }

  /// Leaves out which objects these are, so that a view and its twin in another app can be compared.
  public mutating func forgetObjects() {
    (family.superview, layer.mask) = (nil, nil)
    // They are still counted.
    family.subviews = family.subviews.map { _ in ObjectIdentifier(UIView.self) }
    layer.sublayers = layer.sublayers.map { _ in ObjectIdentifier(CALayer.self) }
    for index in recognizers.indices { recognizers[index].forgetObjects() }
    scrolling?.forgetObjects()
  }

  /// Leaves out what lies in the view.
  public mutating func forgetSubviews() { (family.subviews, layer.sublayers) = ([], []) }

  /// Leaves out what only views of some further classes have, so that it can be compared with a view of another class.
  public mutating func forgetClass() { other = OtherSettings() }

  /// Leaves out how far the view is scrolled.
  public mutating func forgetScrolling() { geometry.bounds.origin = .zero }

  /// The first setting that has changed, in words.
  public func change(since earlier: ViewSettings) -> String? {
    self == earlier ? nil : firstChange(from: earlier, to: self)
  }
}

/// What is set of a layer, apart from what is its view's.
struct LayerSettings: Equatable {
  private let anchorPoint: CGPoint
  private let zPosition, cornerRadius, borderWidth, shadowRadius: CGFloat
  private let opacity, shadowOpacity: Float
  private let shadowOffset: CGSize
  private let contentsScale, rasterizationScale: CGFloat
  private let cornerCurve: CALayerCornerCurve
  private let backgroundColor, borderColor, shadowColor: [CGFloat]?
  private let masksToBounds, shouldRasterize: Bool
  private let maskedCorners: CACornerMask
  private let name: String?
  var mask: ObjectIdentifier?
  var sublayers: [ObjectIdentifier]

  init(of layer: CALayer) {
    (anchorPoint, zPosition) = (layer.anchorPoint, layer.zPosition)
    (cornerRadius, borderWidth, shadowRadius) = (layer.cornerRadius, layer.borderWidth, layer.shadowRadius)
    (opacity, shadowOpacity) = (layer.opacity, layer.shadowOpacity)
    shadowOffset = layer.shadowOffset
    (contentsScale, rasterizationScale) = (layer.contentsScale, layer.rasterizationScale)
    cornerCurve = layer.cornerCurve
    backgroundColor = layer.backgroundColor?.components
    (borderColor, shadowColor) = (layer.borderColor?.components, layer.shadowColor?.components)
    (masksToBounds, shouldRasterize) = (layer.masksToBounds, layer.shouldRasterize)
    maskedCorners = layer.maskedCorners
    name = layer.name
    mask = layer.mask.map { ObjectIdentifier($0) }
    sublayers = layer.sublayers?.map { ObjectIdentifier($0) } ?? []
  }
}

/// The first of the parts of two values that differs, in words.
private func firstChange(from old: Any, to new: Any, name: String = "") -> String? {
  if let old = old as? any Equatable, isSame(old, new) { return nil }
  let (was, now) = (Mirror(reflecting: old), Mirror(reflecting: new))
  if was.displayStyle == .optional, let before = was.children.first, let after = now.children.first {
    return firstChange(from: before.value, to: after.value, name: name)
  }
  // The settings are taken apart, but no points and colors.
  if was.displayStyle == .collection, was.children.count == now.children.count {
    for (number, (before, after)) in zip(was.children, now.children).enumerated()
    where before.value is any SettingsPart {
      let part = (before.value as? RecognizerSettings)?.title ?? "\(name.dropLast()) \(number + 1)"
      if let change = firstChange(from: before.value, to: after.value, name: " of its \(part)") {
        return change
      }
    }
  }
  if old is any SettingsPart {
    for (before, after) in zip(was.children, now.children) {
      let owner = name.hasPrefix(" of ") ? name : ""
      if let change = firstChange(from: before.value, to: after.value, name: (before.label ?? "") + owner) {
        return change
      }
    }
  }
  let (before, after) = (words(for: old), words(for: new))
  // An object is told from another by nothing that a reader knows.
  guard let before, let after, before != after else { return "\(name) has changed" }
  return "\(name) is \(after), and was \(before)"
}

private func isSame<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { one == other as? Value }

private func words(for value: Any) -> String? {
  if let point = value as? CGPoint { return point.text }
  if let rect = value as? CGRect {
    return "\(rect.origin.text), \(NumberText.trimmed(rect.width)) × \(NumberText.trimmed(rect.height))"
  }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional { return mirror.children.first.map { words(for: $0.value) } ?? "nil" }
  let text = "\(value)"
  return text.contains("ObjectIdentifier") || text.contains("0x") ? nil : text
}

/// A part of the settings that has parts of its own.
protocol SettingsPart {}
extension ViewSettings: SettingsPart {}
extension LayerSettings: SettingsPart {}
extension RecognizerSettings: SettingsPart {}
extension ControlSettings: SettingsPart {}
extension ScrollSettings: SettingsPart {}
extension OtherSettings: SettingsPart {}
extension ViewSettings.Geometry: SettingsPart {}
extension ViewSettings.Interaction: SettingsPart {}
extension ViewSettings.Drawing: SettingsPart {}
extension ViewSettings.Accessibility: SettingsPart {}
extension ViewSettings.Family: SettingsPart {}
