/// What can be typed after a lab's name.
enum Option: String, CaseIterable {
  case list, systems, scenario, profile, part, format, all, only, from, to, pass, play, axes, svg
  case interactive, predict, seed, width, help

  var name: String { "--\(rawValue)" }

  /// What the value is called; `nil` for an option without one.
  var value: String? {
    switch self {
    case .list, .systems, .all, .interactive, .predict, .help: nil
    case .scenario: "NAME"
    case .profile: "SYSTEM"
    case .part: "PART"
    case .only: "TEXT"
    case .from, .to: "SECONDS"
    case .pass: "NUMBER"
    case .seed: "NUMBER"
    case .width: "COLUMNS"
    case .format: "FORMAT"
    case .play, .svg: "FILE"
    case .axes: "XxY"
    }
  }

  /// A value that works, for messages.
  var example: String {
    switch self {
    case .profile: "iOS12"
    case .format: "swift"
    case .play: "finger.evemu"
    case .axes: "4095x4095"
    case .part: "log"
    case .only: "touchesBegan"
    case .from: "0.1"
    case .to: "0.5"
    case .pass: "2"
    case .seed: "7"
    case .width: "80"
    case .svg: "figure.svg"
    case .list, .systems, .scenario, .all, .interactive, .predict, .help: ""
    }
  }

  var explanation: String {
    switch self {
    case .list: "list the scenarios and their questions"
    case .systems: "list the systems, and what changed with each"
    case .scenario: "run another scenario than the first one; the name alone does, too"
    case .profile: "on another system: \(SystemChoice.possible)"
    case .part: "print only some parts: \(Part.allCases.map { $0.rawValue }.joined(separator: ", "))"
    case .format: "print only the log, as \(TraceFormat.allCases.map { $0.rawValue }.joined(separator: ", "))"
    case .all: "show every entry of the trace"
    case .only: "of the log only lines that hold a text, or one of several: touchesBegan,touchesEnded"
    case .from: "of the log only what happens from a moment on"
    case .to: "of the log only what happens up to a moment"
    case .pass: "of hit-testing only one pass: 1, 2 … or last"
    case .play: "play a recording of real fingers: evemu, libinput record or getevent; - is standard input"
    case .axes: "the largest x and y of the recording, where its file does not tell"
    case .svg: "write the figure as an SVG file; with --part views only the views"
    case .interactive: "type touches and changes; piped input works, too"
    case .width:
      "how wide the output is; the terminal's width unless set, \(PageWidth.piped) in a file or a pipe"
    case .predict: "ask first, then show: you type what will happen"
    case .seed: "with --predict: random cases without end, from easy to hard"
    case .help: "this help"
    }
  }
}
