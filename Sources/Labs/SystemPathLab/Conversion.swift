import LabSupport

extension SystemPath {
  static var conversion: Scenario {
    Scenario(
      "SP6", "what IOHIDEvent, UIEvent and UITouch say about the same finger",
      question: "Which values are carried over unchanged, and which are converted on the way?",
      scope: TraceScope(stages: [.digitizer, .ioKit, .delivery, .log], subjects: .ownViews),
      build: { run in
        let star = InspectingView()
        let hand = hardwareRecord(of: CGPoint(x: 160, y: 240), in: run)
        star.inspect = { [unowned run] touch, event in
          for line in Record.lines(hand) + Record.lines(touch, event) { run.trace.log(line) }
        }
        showStar(star, in: run)
      },
      play: { $0.tap(160, 240) },
      answer: { run in
        let record =
          run.device.profile.record == .gsEvent
          ? "On \(run.device.profile.name) the UIEvent wraps a GSEvent of type 3001."
          : "There is no GSEvent any more; --profile iOS6 shows one."
        return
          "The system's record knows shares of the glass and the finger's slot; the touch knows points, a view "
          + "and a tapCount, which only the app can know. \(record)"
      })
  }

  /// The record of a finger at a point.
  ///
  /// Apps never see these records, so the home screen is touched first, which keeps those that it handled.
  private static func hardwareRecord(of point: CGPoint, in run: ScenarioRun) -> IOHIDEvent? {
    run.device.showHomeScreen()
    run.tap(point.x, point.y)
    run.device.bringToFront(run.application)
    return run.device.springBoard.handledEvents.first
  }
}

private final class InspectingView: HandlingView {
  var inspect: ((UITouch, UIEvent) -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let event else { return }
    inspect?(touch, event)
  }
}

/// What records say, as lines of a log.
private enum Record {
  static func lines(_ hand: IOHIDEvent?) -> [String] {
    guard let hand, let finger = hand.children.first else { return [] }
    return [
      "IOHIDEvent of the hand: type \(IOHIDEvent.digitizerType), transducer \(hand.transducer.rawValue)"
        + ", event mask \(hand.mask.rawValue), children \(hand.children.count)"
    ]
      + fields.map { name, field in
        let value = NumberText.trimmed(finger.value(of: field), places: 4)
        return
          "IOHIDEvent of the finger: \(name) \(value), field 0x\(String(field.rawValue, radix: 16, uppercase: true))"
      }
  }

  private static let fields: [(name: String, field: IOHIDEvent.Field)] = [
    ("x", .x), ("y", .y), ("transducer", .type), ("index", .index), ("identity", .identity),
    ("event mask", .eventMask), ("range", .range), ("touch", .touch), ("major radius", .majorRadius),
  ]

  static func lines(_ touch: UITouch, _ event: UIEvent) -> [String] {
    var lines = ["UIEvent: type \(event.type.rawValue), timestamp \(seconds(event.timestamp))"]
    if let record = event.gsEvent {
      lines.append(
        "GSEvent: type \(record.type), location \(record.location.text), window location "
          + "\(record.windowLocation.text), timestamp \(seconds(record.timestamp))")
    }
    return lines + [
      "UITouch: phase \(touch.phase.rawValue), timestamp \(seconds(touch.timestamp)), tapCount \(touch.tapCount)",
      "UITouch: in the window at \(touch.location(in: nil).text), in its view at "
        + touch.location(in: touch.view).text,
    ]
  }

  private static func seconds(_ time: TimeInterval) -> String { NumberText.fixed(time, places: 3) + " s" }
}
