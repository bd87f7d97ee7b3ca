/// A responder that was told of a touch because the one before it in the chain forwarded it.
struct ForwardingRecipient {
  // Strong until the touch is over: a responder that was told of its beginning is told of its end, even out of the chain.
  let responder: UIResponder
  var knowsTheEnd = false
}

extension UITouch {
  /// Remembers who learns of the touch by forwarding: its beginning, and later its end.
  func recordForwarding(to responder: UIResponder, _ delivery: TouchDelivery) {
    switch delivery {
    case .began:
      guard !forwardingRecord.contains(where: { $0.responder === responder }) else { return }
      // One allocation for a chain of usual length instead of one for each doubling.
      if forwardingRecord.isEmpty { forwardingRecord.reserveCapacity(16) }
      forwardingRecord.append(ForwardingRecipient(responder: responder))
    case .moved: break
    case .ended, .cancelled:
      guard let place = forwardingRecord.firstIndex(where: { $0.responder === responder }) else { return }
      forwardingRecord[place].knowsTheEnd = true
    }
  }

  /// Whether the responder has been told of the touch's end by forwarding.
  func isOver(for responder: UIResponder) -> Bool {
    forwardingRecord.contains { $0.knowsTheEnd && $0.responder === responder }
  }
}
