extension UIResponder {
  /// Sends a message that is not about touches from outside, so that overrides are seen, and records it.
  final func receive(_ method: TraceMethod, with event: UIEvent?, _ tell: (UIResponder) -> Void) {
    guard let trace = event?.trace else { return tell(self) }
    trace.call(method, .delivery, on: self, answer: { (_: Void) in nil }, { tell(self) })
  }

  /// What a responder does that does not handle a message: the next one is told the same.
  final func forward(_ method: TraceMethod, with event: UIEvent?, _ tell: (UIResponder) -> Void) {
    guard let trace = event?.trace else { return climb(with: event, tell) }
    trace.arrival(
      method, .delivery, at: self, answer: { (_: Void) in nil },
      { climb(with: event) { $0.receive(method, with: event, tell) } })
  }
}
