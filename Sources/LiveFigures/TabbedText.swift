import TouchKit

/// Lines of fields with tabs between them, as bytes: what a page reads of a run.
///
/// The first field of each line says what it is: `e` an entry of the trace, `v` a view, `g` a recognizer, `r` a
/// responder of the chain, `s` a switch, `p` a play with its steps, `n` a list of names that numbers stand for.
struct TabbedText {
  private(set) var bytes: [UInt8] = []

  @inline(never)
  private mutating func field(_ text: String) {
    bytes.append(9)
    var text = text
    text.withUTF8 { for byte in $0 { bytes.append(byte < 32 ? 32 : byte) } }
  }

  @inline(never)
  private mutating func field(_ number: Int) { field("\(number)") }

  @inline(never)
  private mutating func field(_ number: CGFloat) { field(NumberText.trimmed(Double(number))) }

  @inline(never)
  private mutating func line(_ kind: StaticString, _ fill: (inout TabbedText) -> Void) {
    kind.withUTF8Buffer { bytes += $0 }
    fill(&self)
    bytes.append(10)
  }

  /// Time, stage, depth, subject, kind, name, answer, and the line that the labs print.
  ///
  /// Then come the values of a note, or why an answer is `nil`. A note's name is its kind, and its answer are its words.
  mutating func add(_ entry: TraceEntry) {
    line("e") { text in
      text.field(NumberText.fixed(entry.time, places: 6))
      text.field(entry.stage.rawValue)
      text.field(entry.depth)
      text.field(entry.subject)
      switch entry.event {
      case .call(let method): text.fields("call", method.swiftName, "")
      case .answer(let method, let answer): text.fields("answer", method.swiftName, answer ?? "")
      case .state(let state): text.fields("state", state.name, "")
      case .action(let state): text.fields("action", state.name, "")
      case .note(let note): text.fields("note", note.kind.rawValue, note.text)
      }
      text.field(entry.swiftLine ?? "")
      if case .note(let note) = entry.event { text.addValues(of: note) }
      for detail in entry.details {
        if case .obstacle(let obstacle) = detail.value { text.field(obstacle.rawValue) }
      }
    }
  }

  /// What scripts need to know of a note.
  private mutating func addValues(of note: TraceEntry.Note) {
    switch note {
    case .contact(let tool, let slot, let phase): fields(tool.name, "\(slot)", phase.description)
    case .pass(let number, let count, _):
      field(number)
      field(count)
    case .gets(let name, _), .draws(let name, _), .keeps(let name, _), .waits(let name), .fails(_, let name):
      field(name)
    case .sends(let events): for name in events.names { field(name) }
    default: break
    }
  }

  /// The lists whose places are numbers elsewhere: stages, scenes, systems, and the place of the usual system.
  mutating func addLists() {
    line("n") { text in for stage in TraceEntry.Stage.allCases { text.field(stage.name) } }
    line("n") { text in
      var number = 0
      while let scene = Scene.make(number) {
        text.field(scene.name)
        number += 1
      }
    }
    line("n") { text in for profile in SystemProfile.all { text.field(profile.name) } }
    line("n") { $0.field(LiveRun.usualProfile) }
  }

  private mutating func fields(_ kind: String, _ name: String, _ answer: String) {
    field(kind)
    field(name)
    field(answer)
  }

  /// Number, name, the number of the superview or -1, the four corners on the screen, the flags of its state, its alpha
  /// in thousandths, its tag; then its recognizers.
  mutating func add(_ view: UIView, number: Int) {
    line("v") { text in
      text.field(number)
      text.field(view.traceName)
      text.field(view.superview?.traceName ?? "")
      let (width, height) = (view.bounds.width, view.bounds.height)
      let origin = view.bounds.origin
      for (x, y) in [(0, 0), (width, 0), (width, height), (0, height)] as [(CGFloat, CGFloat)] {
        let corner = view.convert(CGPoint(x: origin.x + x, y: origin.y + y), to: nil as UIView?)
        text.field(corner.x)
        text.field(corner.y)
      }
      text.field(view.state)
      text.field(view.alpha * 1000)
      text.field(origin.y)
    }
    for recognizer in view.gestureRecognizers ?? [] {
      line("g") { text in
        text.field(number)
        text.field(recognizer.traceName)
        text.field(recognizer.state.name)
      }
    }
  }

  /// The responders from a view on, as `next` gives them.
  mutating func addChain(from view: UIView) {
    var here: UIResponder? = view
    var count = 0
    while let responder = here, count < 32 {
      line("r") { $0.field(responder.traceName) }
      here = responder.next
      count += 1
    }
  }

  mutating func add(_ scene: Scene) {
    for setting in scene.settings {
      line("s") { text in
        text.field(setting.name)
        text.field(setting.initial)
        for choice in setting.choices { text.field(choice) }
      }
    }
    for play in scene.plays {
      line("p") { text in
        text.field(play.name)
        for step in play.steps { text.field(step) }
      }
    }
  }

  /// `time finger phase x y` or `time = setting choice`.
  private mutating func field(_ step: Play.Step) {
    switch step.change {
    case .setting(let setting, let choice): field("\(step.time) = \(setting) \(choice)")
    case .finger(let finger, let phase, let x, let y):
      let number =
        switch phase {
        case .began: 0
        case .moved, .stationary: 1
        case .ended: 2
        case .cancelled: 3
        }
      field("\(step.time) \(finger) \(number) \(x) \(y)")
    }
  }
}

extension UIView {
  /// What a picture shows of a view, a bit each: 1 hidden, 2 takes no touches, 4 clips, 8 highlighted, 16 tracking, 32
  /// dragging, 64 decelerating, 128 disabled.
  fileprivate var state: Int {
    var bits = (isHidden ? 1 : 0) | (isUserInteractionEnabled ? 0 : 2) | (clipsToBounds ? 4 : 0)
    if let control = self as? UIControl {
      bits |= (control.isHighlighted ? 8 : 0) | (control.isTracking ? 16 : 0) | (control.isEnabled ? 0 : 128)
    }
    if let scroll = self as? UIScrollView {
      bits |= (scroll.isDragging ? 32 : 0) | (scroll.isDecelerating ? 64 : 0)
    }
    return bits
  }
}
