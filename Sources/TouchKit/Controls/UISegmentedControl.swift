/// A row of segments of which one is chosen.
open class UISegmentedControl: UIControl {
  /// The index that says that no segment is chosen.
  public static let noSegment = -1

  private final var titles: [String] = []

  /// Makes a control with a segment for each text.
  public convenience init(items: [String]) {
    self.init(frame: .zero)
    titles = items
  }

  /// How many segments there are.
  open var numberOfSegments: Int { titles.count }
  /// The chosen segment, or `noSegment`; an index out of range becomes that.
  ///
  /// Setting it sends nothing.
  open var selectedSegmentIndex = noSegment {
    didSet { if !titles.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment } }
  }
  /// Whether the choice lasts only as long as the finger is down.
  open var isMomentary = false

  /// Puts in a segment; an index out of range becomes the nearest one.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
  }
  /// Takes out a segment; an index out of range changes nothing.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    if selectedSegmentIndex == segment || selectedSegmentIndex >= titles.count {
      selectedSegmentIndex = Self.noSegment
    }
  }
  /// What people read on a segment; `nil` for an index out of range.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Chooses the segment under the finger when it lifts inside; choosing the chosen one sends nothing.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside, let segment = segment(at: touch.location(in: self).x) else { return }
    guard isMomentary || segment != selectedSegmentIndex else { return }
    selectedSegmentIndex = segment
    send([.valueChanged, .primaryActionTriggered], with: event)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// Vetoes a single tap of a recognizer on a view around the control (fact C15).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !coincidesWithTap(gestureRecognizer)
  }

  /// Segments are the only zone: there is no margin around them (fact C9, engine's choice).
  override func isMostlyInside(_ place: CGPoint) -> Bool { bounds.contains(place) }

  private func segment(at x: CGFloat) -> Int? {
    guard !titles.isEmpty, bounds.width > 0 else { return nil }
    let share = (x - bounds.minX) / bounds.width
    return Int(min(max(share * CGFloat(titles.count), 0), CGFloat(titles.count - 1)))
  }

  override class var engineClassName: String { "UISegmentedControl" }
}
