import SwiftUI
import UIKit

// snippet: tappable-row
struct SettingsRow: View {
  var open: () -> Void

  var body: some View {
    HStack {
      Text("Sounds")
      Spacer()
      Text("On")
    }
    .contentShape(Rectangle())
    .onTapGesture(perform: open)
  }
}
// endsnippet

// snippet: two-buttons-in-a-row
struct RequestRow: View {
  var accept: () -> Void
  var decline: () -> Void

  var body: some View {
    HStack {
      Text("Ann wants to follow you")
      Spacer()
      Button("Accept", action: accept)
      Button("Decline", action: decline)
    }
    .buttonStyle(.borderless)
  }
}
// endsnippet

// snippet: sideways-drag
struct SidewaysDrag: UIGestureRecognizerRepresentable {
  var onChange: (CGFloat) -> Void

  func makeCoordinator(converter: CoordinateSpaceConverter) -> SidewaysOnly { SidewaysOnly() }
  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.delegate = context.coordinator
    return pan
  }
  func handleUIGestureRecognizerAction(_ pan: UIPanGestureRecognizer, context: Context) {
    onChange(pan.translation(in: pan.view).x)
  }
}

final class SidewaysOnly: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
    return abs(pan.velocity(in: pan.view).x) > abs(pan.velocity(in: pan.view).y)
  }
}
// endsnippet

/// How the recognizer is attached.
struct Card: View {
  var body: some View { Text("Drag me").gesture(SidewaysDrag { _ in }) }
}

final class PlayerController: UIViewController {
  func showBanner() {
    // snippet: hosted-banner
    let banner = UIHostingController(rootView: Banner())
    banner.sizingOptions = .intrinsicContentSize
    banner.view.backgroundColor = .clear
    banner.view.translatesAutoresizingMaskIntoConstraints = false
    addChild(banner)
    view.addSubview(banner.view)
    NSLayoutConstraint.activate([
      banner.view.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      banner.view.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
    ])
    banner.didMove(toParent: self)
    // endsnippet
  }
}

struct Banner: View {
  var body: some View { Text("Saved") }
}
