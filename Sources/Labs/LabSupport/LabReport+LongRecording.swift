/// Long recordings: their log is printed while they play, and forgotten, so that memory does not grow with it.
extension LabReport {
  /// More contacts than this are a long recording: a picture of them is longer than a person reads.
  static let mostContactsOfAPicture = 200

  /// Whether a recording is long, and everything that is wanted of it can be printed touch by touch.
  ///
  /// A picture, and a format that is one object from beginning to end, need the whole trace.
  func isLong(_ recording: Recording) -> Bool {
    recording.contacts > Self.mostContactsOfAPicture && options.svgPath == nil && options.format != .chrome
      && options.parts.isSubset(of: [.title, .question, .views, .log, .answer])
  }

  /// Plays a recording, and writes what happened whenever no finger is down.
  func write(whilePlaying recording: Recording) throws(LabError) {
    let wantsLog = options.parts.isEmpty || options.parts.contains(.log)
    var (shown, every) = (0, 0)
    func writePart() {
      defer { run.forgetTrace() }
      guard wantsLog else { return }
      let log = logLines(showing: options.filter)
      // As long as no line fits, nothing is written: it may end in an error.
      if shown == 0 {
        every += logLines(showing: LogFilter()).count
        if !log.isEmpty { writeHead() }
      }
      shown += log.count
      write(log)
    }
    if !wantsLog { writeHead() }
    run.play(recording, whenLifted: writePart)
    writePart()
    if wantsLog, shown == 0 {
      if options.filter != LogFilter() {
        throw .nothingLeft(scenario: run.scenario.identifier, lines: every)
      }
      writeHead()
    }
    if options.parts.isEmpty, !isOnlyLog {
      terminal.write(
        "\n\(recording.contacts) contacts are too many for a picture: --part picture draws it all the same.\n"
          .wrapped(to: terminal.columns) + "\n")
    }
    write([.answer], besides: [])
    if options.parts.isEmpty, !isOnlyLog { terminal.write("\n" + more) }
  }

  private func writeHead() {
    if isOnlyLog { terminal.writeError(options.system?.remark ?? "") }
    write([.title, .views], besides: [.question])
  }

  /// Writes parts of the page, each with an empty line behind it unless it is the last; some only if they are asked for.
  private func write(_ parts: [Part], besides others: [Part]) {
    guard !isOnlyLog else { return }
    let wanted = Part.allCases.filter {
      options.parts.isEmpty ? parts.contains($0) : (parts + others).contains($0) && options.parts.contains($0)
    }
    for part in wanted { terminal.write(text(of: part, []) + (part == .answer ? "" : "\n")) }
  }
}
