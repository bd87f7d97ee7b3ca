/// A record of everything that happens on a device while it is attached.
///
/// Attach one with `device.trace = Trace()`. A device without a trace records nothing and pays nothing; a trace of few
/// stages, `Trace(of: [.gestures])`, records and costs less.
public final class Trace {
  /// What happened so far, in order.
  public var entries: [TraceEntry] { recordedEntries }
  // Both lists are out of the trace while they change: the compiler can then see that no access to them overlaps another
  // one, and checks none of them when it runs.
  private var recordedEntries: [TraceEntry] = []
  private var openCalls: [OpenCall] = []
  /// A bit for each stage that is recorded.
  private let recorded: UInt32

  private struct OpenCall {
    var receiver: AnyObject
    var method: TraceMethod
    var stage: TraceEntry.Stage
    var hasArrived = false
    /// Why the answer is `nil`, if it is.
    var obstacle: TraceEntry.Obstacle?
  }

  /// What a recognizer is called that has no name of its own.
  public enum RecognizerNames: Sendable {
    /// By its class.
    case byClass
    /// By its view and its class, with a number where a view has several of a class.
    case byView
  }

  /// What recognizers without names of their own are called in it.
  public var recognizerNames = RecognizerNames.byClass

  /// The device's time; set when the trace is attached.
  var clock: VirtualClock?

  /// Makes an empty trace.
  ///
  /// - Parameter stages: What it records; the depth of an entry counts only calls that are recorded.
  public init(of stages: [TraceEntry.Stage] = TraceEntry.Stage.allCases) {
    recorded = stages.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
  }

  private func records(_ stage: TraceEntry.Stage) -> Bool { recorded & 1 << UInt32(stage.rawValue) != 0 }

  /// Forgets what happened so far.
  public func removeAll() {
    var entries = recordedEntries
    recordedEntries = []
    entries.removeAll(keepingCapacity: true)
    recordedEntries = entries
  }

  /// Writes a line of the app's own into the trace, as an app would print it.
  public func log(_ text: String, by subject: String = "app") {
    note(.log, subject, .words(text))
  }

  func note(
    _ stage: TraceEntry.Stage, _ subject: @autoclosure () -> String,
    _ note: @autoclosure () -> TraceEntry.Note,
    _ details: @autoclosure () -> [TraceEntry.Detail] = []
  ) {
    guard records(stage) else { return }
    append(stage, subject(), .note(note()), details())
  }

  /// Records a call around its work, seen from the caller: overrides that never reach the engine are seen, too.
  @inline(never)
  func call<Answer>(
    _ method: TraceMethod, _ stage: TraceEntry.Stage, on receiver: any TraceSubject,
    _ details: @autoclosure () -> [TraceEntry.Detail] = [], answer: (Answer) -> String?, _ work: () -> Answer
  ) -> Answer {
    guard records(stage) else { return work() }
    let subject = receiver.traceName
    begin(method, stage, on: receiver, subject, details())
    let result = work()
    end(method, stage, subject, answer(result))
    return result
  }

  private func begin(
    _ method: TraceMethod, _ stage: TraceEntry.Stage, on receiver: any TraceSubject, _ subject: String,
    _ details: [TraceEntry.Detail]
  ) {
    append(stage, subject, .call(method), details)
    change { $0.append(OpenCall(receiver: receiver, method: method, stage: stage)) }
  }

  private func end(_ method: TraceMethod, _ stage: TraceEntry.Stage, _ subject: String, _ answer: String?) {
    let obstacle = openCalls.last?.obstacle
    change { $0.removeLast() }
    let isNil = answer?.hasSameBytes(as: "nil") == true
    let because = isNil ? obstacle.map { [TraceEntry.Detail("because", .obstacle($0))] } : nil
    append(stage, subject, .answer(method, answer), because ?? [])
  }

  /// Records a call seen from the receiver, unless its caller has recorded it: calls between a student's own
  /// views are seen, and no call is seen twice.
  @inline(never)
  func arrival<Answer>(
    _ method: TraceMethod, _ stage: TraceEntry.Stage, at receiver: any TraceSubject,
    _ details: @autoclosure () -> [TraceEntry.Detail] = [], answer: (Answer) -> String?, _ work: () -> Answer
  ) -> Answer {
    guard records(stage) else { return work() }
    if let last = openCalls.indices.last, openCalls[last].method == method,
      openCalls[last].receiver === receiver, !openCalls[last].hasArrived
    {
      change { $0[last].hasArrived = true }
      return work()
    }
    return call(method, stage, on: receiver, details(), answer: answer) {
      change { $0[$0.count - 1].hasArrived = true }
      return work()
    }
  }

  /// Says why the innermost open call, if it is of the stage, will answer `nil`; shown with that answer, and not if it answers otherwise.
  func explain(_ obstacle: TraceEntry.Obstacle?, of stage: TraceEntry.Stage) {
    if let last = openCalls.indices.last, openCalls[last].stage == stage {
      change { $0[last].obstacle = obstacle }
    }
  }

  private func change(_ change: (inout [OpenCall]) -> Void) {
    var calls = openCalls
    openCalls = []
    change(&calls)
    openCalls = calls
  }

  func state(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    guard records(.gestures) else { return }
    append(.gestures, recognizer.traceName, .state(state), [])
  }

  func action(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    guard records(.gestures) else { return }
    append(.gestures, recognizer.traceName, .action(state), [])
  }

  private func append(
    _ stage: TraceEntry.Stage, _ subject: String, _ event: TraceEntry.Event, _ details: [TraceEntry.Detail]
  ) {
    var entries = recordedEntries
    recordedEntries = []
    entries.append(
      TraceEntry(
        time: clock?.now ?? 0, stage: stage, subject: subject, event: event, depth: openCalls.count,
        details: details))
    recordedEntries = entries
  }
}

/// An object whose calls a trace can show.
protocol TraceSubject: AnyObject {
  /// The name that the trace shows.
  var traceName: String { get }
}

extension Optional where Wrapped == Trace {
  /// Does something, and records it if there is a trace.
  func tell(
    _ method: TraceMethod, _ stage: TraceEntry.Stage, _ subject: any TraceSubject, _ body: () -> Void
  ) {
    guard let self else { return body() }
    self.call(method, stage, on: subject, answer: { (_: Void) in nil }, body)
  }
}
