/// A picture of recognizers' states along virtual time, as a value: what the fingers do, how far each recognizer is,
/// what the views are told and when, how controls follow the fingers, and what is sent.
///
///     let figure = StateFigure(trace.entries)
///     print(figure.picture(columns: 80))
///
/// Every column is one moment; frames in which fingers and gestures only go on share one.
public struct StateFigure: Equatable, Sendable {
  /// What a lane is about, in the order in which lanes stand below each other.
  public enum Kind: Int, Sendable { case finger, recognizer, view, tracking, control, action }

  /// What goes on in a lane between two moments.
  public enum Line: Equatable, Sendable {
    /// Nothing.
    case none
    /// The finger is on the glass.
    case touching
    /// The recognizer may still recognize or fail.
    case undecided
    /// The recognizer has seen its gesture, and waits for others to fail.
    case waiting
    /// The gesture goes on.
    case underWay
    /// The view was told that a finger landed, and not yet that it is gone.
    case hearing
    /// The control follows the finger, which counts as inside.
    case following
    /// The control follows the finger, which counts as outside.
    case followingOutside
  }

  /// What happens in a lane at one moment, and what goes on after it.
  public struct Cell: Equatable, Sendable {
    /// The events in order, in one word each where possible: `began`, `possible`, `waits for Pan`.
    public var events: [String]
    /// What goes on until the next moment.
    public var line: Line
    /// Whether the first event is that a recognizer waits for another one.
    public var beginsToWait = false
  }

  /// The part of the picture that belongs to a finger, a recognizer, a view, how a control follows a finger, the
  /// events that a control sends, or a recognizer's actions.
  public struct Lane: Equatable, Sendable {
    /// What it is about.
    public var kind: Kind
    /// Its name as traces show it.
    public var name: String
    /// One cell for each moment.
    public internal(set) var cells: [Cell]
  }

  /// A column: one moment, or several in which the same goes on.
  public struct Moment: Equatable, Sendable {
    /// When it happened first, in seconds of virtual time.
    public var start: TimeInterval
    /// When it happened last.
    public var end: TimeInterval
    /// How often it happened.
    public var count = 1
  }

  /// The columns from left to right.
  public internal(set) var moments: [Moment] = []
  /// The lanes from top to bottom.
  public internal(set) var lanes: [Lane] = []
  /// Why recognizers failed or were refused something, in sentences with their times.
  public internal(set) var remarks: [String] = []

  /// Makes the figure of a trace.
  ///
  /// - Parameters:
  ///   - entries: What happened.
  ///   - showsSystem: Whether the system's own recognizers, whose names begin with an underscore, have lanes, too.
  public init(_ entries: [TraceEntry], showingSystem showsSystem: Bool = false) {
    var reader = StateReader(showsSystem: showsSystem)
    for entry in entries { reader.read(entry) }
    self = reader.figure()
    foldMoves()
  }

  init() {}

  /// The recognizers that had not decided when the trace ended.
  public var undecided: [String] {
    lanes.filter { $0.kind == .recognizer && $0.goesOn }.map { $0.name }
  }

  /// Whether something is still going on: a finger is down, or a recognizer has not decided.
  public var isOpen: Bool { lanes.contains { $0.goesOn } }

  /// Who stands in every responder chain behind an app's own controllers.
  public static let chainEnd: Set = [
    "UIDropShadowView", "UITransitionView", "UIWindow", "UIWindowScene", "UIApplication",
  ]

  // MARK: Folding

  /// Gives moments in which the same goes on as in the one before a column together.
  private mutating func foldMoves() {
    var kept: [Int] = []
    for place in moments.indices {
      if let last = kept.last, isMove(last), isMove(place),
        lanes.allSatisfy({ $0.cells[last] == $0.cells[place] })
      {
        moments[last].end = moments[place].end
        moments[last].count += 1
      } else {
        kept.append(place)
      }
    }
    moments = kept.map { moments[$0] }
    for lane in lanes.indices { lanes[lane].cells = kept.map { lanes[lane].cells[$0] } }
  }

  private func isMove(_ place: Int) -> Bool {
    lanes.allSatisfy { lane in lane.cells[place].events.allSatisfy { Self.moves.contains($0) } }
  }

  private static let moves: Set = ["moved", "changed", "continue", "touchDragInside", "touchDragOutside"]
}

extension StateFigure.Lane {
  fileprivate var goesOn: Bool { cells.last.map { $0.line != .none } ?? false }

  /// The label for figures that are not as wide as a page.
  var shortLabel: String { kind == .action ? "\(name) acts" : label }

  /// The name with what the lane is about, where the name alone does not say it.
  var label: String {
    switch kind {
    case .finger, .recognizer, .view: name
    case .tracking: "\(name) tracks"
    case .control: "\(name) sends"
    case .action: "\(name)'s action"
    }
  }
}
