import Chance
import TouchKit

/// A string of bytes: an app that lets go of things, and the fingers on it.
public struct LifetimeCase: Sendable {
  /// What every choice of the case comes from.
  public var bytes: [UInt8]
  /// Rules that may be broken.
  public var ignored: Set<LifetimeProblem.Rule> = []

  /// Makes a case of bytes.
  public init(bytes: [UInt8]) { self.bytes = bytes }

  /// Makes the case with a number out of all the cases of a seed.
  public init(seed: UInt64, number: Int) {
    var random = SeededGenerator(seed: SeededGenerator.answer(seed, number))
    let count = random.number(1...20) * 40
    bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
  }

  /// Makes a case in which the app does something whenever one callback is called, so that it comes even to rare ones.
  public init(seed: UInt64, number: Int, favoring callback: Callback) {
    self.init(seed: seed, number: number)
    bytes.replaceSubrange(0..<3, with: LifetimeApp.header(favoring: callback))
  }

  /// Makes a case of text: two hexadecimal digits for each byte, with blanks and lines between them as you like.
  public init?(hexadecimal text: String) {
    let digits = text.filter { !$0.isWhitespace }.compactMap { $0.hexDigitValue }
    guard digits.count == text.filter({ !$0.isWhitespace }).count, digits.count % 2 == 0 else { return nil }
    bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
  }

  /// Makes a case of what is in a file: text of hexadecimal digits, or else the bytes themselves.
  public init(contents: [UInt8]) {
    self =
      LifetimeCase(hexadecimal: String(decoding: contents, as: UTF8.self)) ?? LifetimeCase(bytes: contents)
  }

  /// The bytes as text.
  public var hexadecimal: String {
    let digits = Array("0123456789abcdef")
    var text = ""
    for (place, byte) in bytes.enumerated() {
      if place > 0, place % 40 == 0 { text += "\n" }
      text += "\(digits[Int(byte) / 16])\(digits[Int(byte) % 16])"
    }
    return text
  }

  /// What came of a case.
  public struct Outcome: Sendable {
    /// What broke a rule, if something did.
    public var problem: LifetimeProblem?
    /// A number that depends on everything that the app was told.
    public var digest: UInt64
    /// How many frames, signals and steps of time there were.
    public var events: Int
    /// How often each callback was called.
    public var counts: CallbackCounts
  }

  /// Runs the case; with a trace twice, and the app must be told the same.
  public func run(isCompared: Bool = false) -> Outcome {
    let (untraced, calls) = run(with: nil)
    var outcome = untraced
    guard isCompared, outcome.problem == nil else { return outcome }
    let (traced, tracedCalls) = run(with: Trace())
    outcome.problem = traced.problem
    if outcome.problem == nil, !ignored.contains(.sameWithTrace), traced.digest != outcome.digest {
      outcome.problem = LifetimeProblem(rule: .sameWithTrace, words: Self.difference(calls, tracedCalls))
    }
    return outcome
  }

  /// The trace of the case, line by line, as far as it comes.
  public func traceLines() -> [String] {
    let trace = Trace()
    _ = run(with: trace)
    return trace.entries.compactMap { $0.jsonLine }
  }

  private static func difference(_ calls: [Callback], _ traced: [Callback]) -> String {
    let place = zip(calls, traced).prefix { $0 == $1 }.count
    func words(_ calls: [Callback]) -> String {
      calls.indices.contains(place) ? "\(calls[place])" : "nothing"
    }
    let before = calls[max(place - 3, 0)..<place].map { "\($0)" }.joined(separator: ", ")
    return "call \(place) is \(words(calls)), with a trace \(words(traced)), after \(before)"
  }

  private func run(with trace: Trace?) -> (Outcome, [Callback]) {
    let app = LifetimeApp(bytes, ignored, trace: trace)
    LifetimeApp.current = app
    app.makeDevice()
    app.play()
    app.rest()
    app.end()
    LifetimeApp.current = nil
    replaceCurrentApplication()
    app.reportWhatIsLeft()
    let outcome = Outcome(
      problem: app.problem, digest: app.digest, events: app.eventCount, counts: app.counts)
    return (outcome, app.calls)
  }

  /// The last application that ran may be the one that asks for `UIApplication.shared` get: another one takes its place.
  private func replaceCurrentApplication() { Device().launch(application: UIApplication()) }
}
