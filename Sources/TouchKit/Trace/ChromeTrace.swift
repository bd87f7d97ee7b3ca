/// A trace in the Chrome trace event format: calls as slices, everything else as instants.
///
/// Virtual time stands still while code runs, so each entry is put at least one microsecond after the one before:
/// nested slices stay visible, and an instant of the device is never longer than its number of entries in
/// microseconds. Source of the format: Google, *Trace Event Format*.
struct ChromeTrace {
  private let entries: [TraceEntry]

  init(_ entries: [TraceEntry]) { self.entries = entries }

  var text: String {
    var events = Track.allCases.map { $0.nameEvent }
    var last = -1.0
    for entry in entries {
      last = max(last + 1, (entry.time * 1_000_000).nearestWhole)
      events.append(event(for: entry, at: last))
    }
    return "{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n" + events.joined(separator: ",\n") + "\n]}\n"
  }

  /// The rows of the picture: one for each part of the system that can be busy by itself.
  private enum Track: Int, CaseIterable {
    case hardware = 1, system, runLoops, app

    init(_ stage: TraceEntry.Stage) {
      switch stage {
      case .digitizer, .ioKit, .sensors: self = .hardware
      case .machPort, .system: self = .system
      case .runLoop, .runLoopActivity: self = .runLoops
      case .application, .hitTesting, .gestures, .delivery, .responders, .controls, .log, .refusal:
        self = .app
      }
    }

    private var title: String {
      switch self {
      case .hardware: "digitizer, sensors and IOKit"
      case .system: "system processes"
      case .runLoops: "run loops"
      case .app: "app"
      }
    }

    var nameEvent: String {
      "{\"name\":\"thread_name\",\"ph\":\"M\",\"pid\":1,\"tid\":\(rawValue),"
        + "\"args\":{\"name\":\(JSON.string(title))}}"
    }
  }

  private func event(for entry: TraceEntry, at time: Double) -> String {
    let place =
      "\"ts\":\(NumberText.trimmed(time, places: 0)),\"pid\":1,\"tid\":\(Track(entry.stage).rawValue)"
    switch entry.event {
    case .call(let method):
      let name = JSON.string("\(entry.subject).\(method.swiftName)")
      let arguments = JSON.object(entry.details)
      return "{\"name\":\(name),\"cat\":\(category(entry)),\"ph\":\"B\",\(place),\"args\":\(arguments)}"
    case .answer(_, let answer):
      let details = entry.details + (answer.map { [.init("answer", .text($0))] } ?? [])
      return "{\"ph\":\"E\",\(place),\"args\":\(JSON.object(details))}"
    case .note, .state, .action:
      let name = JSON.string(entry.articleLine ?? entry.subject)
      let arguments = JSON.object(entry.details)
      return
        "{\"name\":\(name),\"cat\":\(category(entry)),\"ph\":\"i\",\"s\":\"t\",\(place),\"args\":\(arguments)}"
    }
  }

  private func category(_ entry: TraceEntry) -> String { JSON.string(entry.stage.name) }
}
