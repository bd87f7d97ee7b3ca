import TouchInput
import TouchKit
import TouchStage

extension Stage {
  /// Lets fingers, or pencils, do what a script says, a second after everything before, and then waits until all is at rest.
  func perform(
    with tool: Contact.Tool, resting seconds: TimeInterval = 3, _ write: (inout TouchScript) -> Void
  ) {
    var script = TouchScript()
    script.wait(1)
    write(&script)
    let frames = script.frames(on: device.screen.bounds.size).map { frame in
      var frame = frame
      for index in frame.contacts.indices { frame.contacts[index].tool = tool }
      return frame
    }
    device.play(frames)
    device.advance(by: seconds)
  }
}
