import SwiftUI
import UIKit

// snippet: log
struct TouchLog: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { Probe() }
  func updateUIView(_ view: UIView, context: Context) {}

  final class Probe: UIView {
    override func didMoveToWindow() { window?.addGestureRecognizer(Recognizer()) }
  }

  final class Recognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      delaysTouchesEnded = false
      write("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      write("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      write("ended", touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      write("cancelled", touches)
    }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

    private func write(_ phase: String, _ touches: Set<UITouch>) {
      for touch in touches { print(phase, touch.view.map { "\(type(of: $0))" } ?? "no view") }
    }
  }
}
// endsnippet

// snippet: app
@main struct TouchesApp: App {
  var body: some Scene {
    WindowGroup { ContentView().background(TouchLog()) }
  }
}
// endsnippet

struct ContentView: View {
  var body: some View { Text("Touch me") }
}
