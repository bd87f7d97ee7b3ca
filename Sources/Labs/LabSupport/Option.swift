/// What can be typed after a lab's name.
enum Option: String, CaseIterable {
  case list, scenario, profile, format, all, play, axes, svg, interactive, help

  var name: String { "--\(rawValue)" }

  /// What the value is called; `nil` for an option without one.
  var value: String? {
    switch self {
    case .list, .all, .interactive, .help: nil
    case .scenario: "NAME"
    case .profile: "SYSTEM"
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
    case .svg: "figure.svg"
    case .list, .scenario, .all, .interactive, .help: ""
    }
  }

  var explanation: String {
    switch self {
    case .list: "list the scenarios and their questions"
    case .scenario: "run another scenario than the first one"
    case .profile: "on another system: \(SystemProfile.all.map { $0.name }.joined(separator: ", "))"
    case .format: "print only the trace: \(TraceFormat.allCases.map { $0.rawValue }.joined(separator: ", "))"
    case .all: "show every entry of the trace"
    case .play: "play a recording of real fingers: evemu, libinput record or getevent"
    case .axes: "the largest x and y of the recording, where its file does not tell"
    case .svg: "write the figure as an SVG file"
    case .interactive: "type touches and changes; piped input works, too"
    case .help: "this help"
    }
  }
}
