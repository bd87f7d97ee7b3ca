/// Runs the lab of a file of one's own, and ends: what the file has is on the screen, and you touch it.
///
/// - Parameters:
///   - file: The name of the file.
///   - command: What was typed to get here; options go behind it.
///   - make: Makes the view, or its controller, for a screen with these bounds.
public func runLab(
  of file: String, command: String, making make: @escaping (CGRect) -> UIResponder
) -> Never {
  var terminal = Terminal.system
  let write = terminal.write
  // What the file itself prints is in a buffer, and belongs above what is said of it.
  terminal.write = {
    fflush(nil)
    write($0)
  }
  let arguments = CommandLine.arguments.dropFirst()
  let plays = arguments.contains { $0.hasPrefix(Option.play.name) }
  let lab = Lab(of: file, command: command, making: make)
  exit(lab.run(arguments: (plays ? [] : [Option.interactive.name]) + arguments, terminal: terminal).rawValue)
}

extension Lab {
  /// The lab of a file of one's own: a single scenario that leaves all touches to the reader.
  init(of file: String, command: String, making make: @escaping (CGRect) -> UIResponder) {
    self.init(
      name: file, title: "\(file): a view of your own", picture: .states, scope: .controls(.events),
      scenarios: [
        Scenario(
          file, "a view of your own", question: "What becomes of a touch?",
          build: { $0.show(any: make($0.screen)) }, play: { _ in }, answer: "")
      ])
    self.command = { "\(command) ARGUMENTS='\($0)'" }
  }
}

extension ScenarioRun {
  /// Shows a window, a controller, or a view; a view without a size of its own fills the screen.
  fileprivate func show(any responder: UIResponder) {
    switch responder {
    case let controller as UIViewController: show(root: controller)
    case let window as UIWindow: show(window: window)
    case let view as UIView:
      if view.frame.isEmpty { view.frame = screen }
      show(view)
    default: break
    }
  }
}
