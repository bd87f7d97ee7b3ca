/// What can be typed at the prompt.
enum CommandName: String, CaseIterable {
  case tap, doubleTap = "double-tap", press, drag, twoFinger = "two-finger", pinch, twist, wait
  case hide, show, alpha, interaction, move, front, rotate
  case hit, tree, picture, profile, format, reset, help, quit

  /// The command with a name, or with another word that people type for it.
  init?(typed word: String) {
    switch word.lowercased() {
    case "?": self = .help
    case "q", "exit": self = .quit
    default:
      guard let name = Self.allCases.first(where: { $0.rawValue.isSameWord(as: word) }) else { return nil }
      self = name
    }
  }

  /// How the command is typed.
  var usage: String {
    switch self {
    case .tap, .hit: "\(rawValue) 120 80, or \(rawValue) E"
    case .doubleTap: "double-tap E"
    case .press: "press E 0.5"
    case .drag: "drag 20 20 200 200 0.3, or drag E F"
    case .twoFinger: "two-finger 100 200 180 200, or two-finger E F"
    case .pinch: "pinch E 60 160, or pinch 160 240 60 160 0.5"
    case .twist: "twist E 90"
    case .wait: "wait 0.4"
    case .hide, .show, .front: "\(rawValue) C"
    case .alpha: "alpha C 0.009"
    case .interaction: "interaction C off"
    case .move: "move B 10 20"
    case .rotate: "rotate C 30"
    case .profile: "profile iOS6"
    case .format: "format swift"
    case .help: "help, or help tap"
    case .tree, .picture, .reset, .quit: rawValue
    }
  }

  var explanation: String {
    switch self {
    case .tap: "a finger taps a point, or the middle of a view"
    case .doubleTap: "a finger taps twice, 0.15 s apart"
    case .press: "a finger rests for some seconds"
    case .drag: "a finger moves from one place to another, in 0.3 s unless said otherwise"
    case .twoFinger: "two fingers tap at the same instant"
    case .pinch:
      "two fingers around a place move from one distance to another"
    case .twist: "two fingers turn around a place, by degrees"
    case .wait: "let seconds pass"
    case .hide: "hide a view"
    case .show: "show a hidden view"
    case .alpha: "set how opaque a view is"
    case .interaction: "switch a view's user interaction on or off"
    case .move: "put a view's corner at a place in its superview"
    case .front: "bring a view in front of its siblings"
    case .rotate: "turn a view to an angle in degrees"
    case .hit: "ask which view is hit, without touching"
    case .tree: "the views as an outline"
    case .picture: "the lab's picture: views, or what the last touch led to"
    case .profile: "start anew on another system"
    case .format: "show traces in another format"
    case .reset: "start anew"
    case .help: "this list, or one command of it; ? does the same"
    case .quit: "leave; q and exit do the same"
    }
  }
}

/// A line at the prompt that was understood.
enum Command: Equatable {
  /// A place for a finger.
  enum Place: Equatable {
    case point(CGPoint)
    case view(String)
  }

  case tap(Place)
  case doubleTap(Place)
  case press(Place, seconds: Double)
  case drag(Place, Place, seconds: Double)
  case twoFinger(Place, Place)
  case pinch(Place, from: Double, to: Double, seconds: Double)
  case twist(Place, degrees: Double, seconds: Double)
  case wait(Double)
  case hide(String)
  case show(String)
  case alpha(String, Double)
  case interaction(String, isOn: Bool)
  case move(String, CGPoint)
  case front(String)
  case rotate(String, degrees: Double)
  case hit(Place)
  case tree, picture, reset, quit
  case help(CommandName?)
  case profile(String)
  case format(String)
}

/// Why a line at the prompt cannot be carried out.
enum CommandError: Error, Equatable {
  case unknownCommand(String)
  case incomplete(CommandName)
  case tooMuch(CommandName, String)
  case notANumber(String, CommandName)
  case outOfRange(Double, ClosedRange<Double>, CommandName)
  case notOnOrOff(String)
  case unknownView(String, among: [String])
  case offScreen(String)
  case option(LabError)

  /// What is wrong, and how it is typed; the way a command is typed depends on the views that are there.
  func message(usage: (CommandName) -> String) -> String {
    switch self {
    case .unknownCommand(let word):
      guess(
        word, among: CommandName.allCases.map { $0.rawValue }, "There is no command “\(word.shortened())”.")
        + " Type help for all of them."
    case .incomplete(let name): "\(name.rawValue) needs more. For example: \(usage(name))"
    case .tooMuch(let name, let word):
      "“\(word.shortened())” is one word too many for \(name.rawValue). For example: \(usage(name))"
    case .notANumber(let word, let name): "“\(word.shortened())” is not a number. For example: \(usage(name))"
    case .outOfRange(let value, let range, let name):
      "\(NumberText.trimmed(value, places: 3)) is not from \(NumberText.trimmed(range.lowerBound)) to "
        + "\(NumberText.trimmed(range.upperBound)). For example: \(usage(name))"
    case .notOnOrOff(let word):
      "“\(word.shortened())” is neither on nor off. For example: \(usage(.interaction))"
    case .unknownView(let name, let names):
      guess(name, among: names, "There is no view “\(name.shortened())”.")
        + " There are: \(names.joined(separator: ", "))."
    case .offScreen(let name):
      "The middle of \(name) is off the screen: no finger gets there. Type a point instead, such as 160 240."
    case .option(.unknownSystem(let name)): LabWords.unknownSystem(name)
    case .option(.unknownFormat(let name)):
      guess(name, among: LabWords.formats, "There is no format “\(name.shortened())”.")
        + " There are: \(LabWords.formats.joined(separator: ", "))."
    case .option: "That did not work. Type help for all commands."
    }
  }

  private func guess(_ word: String, among words: [String], _ sentence: String) -> String {
    let near = word.nearMisses(among: words)
    return near.isEmpty ? sentence : "\(sentence) Did you mean \(near.joined(separator: " or "))?"
  }
}
