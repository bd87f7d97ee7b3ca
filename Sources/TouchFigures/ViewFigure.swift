/// A picture of view trees on a screen, as a value: terminal and SVG renderings are made from it.
///
///     var figure = ViewFigure(application.windows, on: device.screen.bounds.size)
///     figure.mark(trace.entries)
///     print(figure.picture())
public struct ViewFigure: Equatable, Sendable {
  /// A finger at the moment it landed.
  public struct Finger: Equatable, Sendable {
    /// Where it landed on the screen, in points.
    public var location: CGPoint
    /// The name of the view that hit-testing found; `nil` when there was none, or none was asked for.
    public var hit: String?
    /// Where it went from there, if the figure shows the zones of controls.
    public internal(set) var way: [CGPoint] = []

    /// Makes a finger.
    public init(at location: CGPoint, hit: String? = nil) {
      self.location = location
      self.hit = hit
    }
  }

  /// The size of the screen, in points.
  public var screen: CGSize
  /// Every view in painter's order: back to front, each before its subviews.
  public private(set) var views: [ViewShape] = []
  /// The fingers, in the order in which they landed.
  public var fingers: [Finger] = []
  /// The names of the views in the order in which hit-testing first asked them.
  public var askedOrder: [String] = []

  /// Whether pictures show how far around a control a finger that it follows counts as inside, and the ways of the
  /// fingers.
  public var showsTrackingZones = false
  /// Whether pictures show the ways of the fingers.
  public var showsWays = false

  /// Captures windows, or loose view trees, from back to front; views of some names are left out with all in them.
  public init(_ roots: [UIView], on screen: CGSize, leavingOut names: Set<String> = []) {
    self.screen = screen
    hiddenNames = names
    for root in roots { capture(root, depth: 0, map: .identity, shelter: nil, clip: nil) }
  }
  private let hiddenNames: Set<String>

  private mutating func capture(
    _ view: UIView, depth: Int, map: CGAffineTransform, shelter: String?, clip: CGRect?
  ) {
    if hiddenNames.contains(view.traceName) { return }
    var shape = ViewShape(view, depth: depth, map: map, shelter: shelter)
    shape.clip = clip
    views.append(shape)
    let clip = view.clipsToBounds && shape.isUpright ? shape.visibleFrame : clip
    let shelter = shelter ?? (shape.obstacle == nil ? nil : shape.name)
    let mapOfView = view.mapToSuperview.concatenating(map)
    for subview in view.subviews {
      capture(subview, depth: depth + 1, map: mapOfView, shelter: shelter, clip: clip)
    }
  }

  // MARK: What a trace says about the figure

  /// Marks every finger that landed in the trace, what each hit, and in which order views were asked.
  ///
  /// The order is that of the first pass of hit-testing, and is kept only for a single finger: numbers of several
  /// would run into each other. Views of the trace that the figure does not hold are left out.
  public mutating func mark(_ entries: [TraceEntry]) {
    fingers = []
    askedOrder = []
    var (finger, number) = (-1, 0)
    var passDepth = 0
    var slots: [Int: Int] = [:]
    for entry in entries {
      if let pass = entry.pass {
        (number, passDepth) = (pass.number, entry.depth)
        if number == 1 { finger += 1 }
      }
      switch entry.event {
      case .note(.contact(_, let slot, .began)):
        if let location = entry.location { fingers.append(Finger(at: location)) }
        slots[slot] = fingers.count - 1
      case .note(.contact(_, let slot, _)) where showsTrackingZones || showsWays:
        guard let location = entry.location, let number = slots[slot],
          fingers[number].way.last ?? fingers[number].location != location
        else { break }
        fingers[number].way.append(location)
      case .call(.hitTest) where finger == 0 && number == 1:
        if !askedOrder.contains(entry.subject), views.contains(where: { $0.name == entry.subject }) {
          askedOrder.append(entry.subject)
        }
      case .answer(.hitTest, let answer) where entry.depth == passDepth && fingers.indices.contains(finger):
        fingers[finger].hit = answer == "nil" ? nil : answer
      default: break
      }
    }
    // Where fingers go is shown without the order, and around the zones of controls it is beside the point.
    if fingers.count > 1 || showsTrackingZones || showsWays { askedOrder = [] }
  }

  // MARK: Questions that renderings ask

  /// The fingers to mark: of several in one place only the first.
  var marks: [(number: Int, location: CGPoint)] {
    fingers.indices.filter { place in
      !fingers[..<place].contains { $0.location == fingers[place].location }
    }.map { ($0 + 1, fingers[$0].location) }
  }

  /// Whether a finger hit the view at a place in the list.
  func isHit(_ place: Int) -> Bool { !hitters(of: place).isEmpty }

  /// The fingers that hit the view at a place, counted from 1.
  func hitters(of place: Int) -> [Int] {
    fingers.indices.filter { number in
      fingers[number].hit.flatMap { self.place(named: $0, under: fingers[number].location) } == place
    }.map { $0 + 1 }
  }

  /// The position in the order of asking, counted from 1; `nil` for a view that was not asked.
  func number(of place: Int) -> Int? {
    askedOrder.firstIndex(of: views[place].name).map { $0 + 1 }
  }

  /// The place of the view with a name; of several, the front-most one under the point.
  private func place(named name: String, under point: CGPoint) -> Int? {
    let places = views.indices.filter { views[$0].name == name }
    guard places.count > 1 else { return places.first }
    return places.last { views[$0].contains(point) } ?? places.first
  }

  /// The places of the subviews of the view at a place, back to front.
  func subviews(of place: Int) -> [Int] {
    var children: [Int] = []
    for next in views.indices.dropFirst(place + 1) {
      if views[next].depth <= views[place].depth { break }
      if views[next].depth == views[place].depth + 1 { children.append(next) }
    }
    return children
  }
}
