// What the engine has of its own and the pages use: on a phone, it's made here, of what UIKit has.
#if os(iOS)
  /// Calls a method of Swift's for a selector of Objective-C's.
  @MainActor
  final class ActionTarget: NSObject {
    private let call: @MainActor (UIGestureRecognizer) -> Void

    init(_ call: @escaping @MainActor (UIGestureRecognizer) -> Void) { self.call = call }

    @objc func act(_ recognizer: Any) {
      if let recognizer = recognizer as? UIGestureRecognizer { call(recognizer) }
    }
  }

  extension UIGestureRecognizer {
    /// Adds a method of a page, which isn't kept alive.
    func addTarget<Target: Page, Recognizer: UIGestureRecognizer>(
      _ target: Target, action: @escaping (Target) -> @MainActor (Recognizer) -> Void
    ) {
      add(
        ActionTarget { [weak target] recognizer in
          guard let target, let recognizer = recognizer as? Recognizer else { return }
          action(target)(recognizer)
        }, of: target)
    }

    /// Adds a method without arguments of a page, which isn't kept alive.
    func addTarget<Target: Page>(_ target: Target, action: @escaping (Target) -> @MainActor () -> Void) {
      add(ActionTarget { [weak target] _ in target.map { action($0)() } }, of: target)
    }

    /// A recognizer keeps no target alive, so the page does.
    private func add(_ target: ActionTarget, of page: Page) {
      page.companions.append(target)
      addTarget(target, action: #selector(ActionTarget.act(_:)))
    }
  }

  extension UIView {
    /// What logs call it: its class, unless it has got a name.
    var logName: String {
      get { accessibilityIdentifier ?? String(describing: type(of: self)) }
      set { accessibilityIdentifier = newValue }
    }
  }

  extension UIView {
    /// Shows a letter in the upper left corner, without a view that hit-testing would ask.
    func show(_ letter: Character) {
      let text = CATextLayer()
      text.frame = CGRect(x: 6, y: 4, width: 24, height: 20)
      (text.string, text.fontSize, text.contentsScale) = (String(letter), 15, 3)
      text.foregroundColor = UIColor.black.cgColor
      layer.addSublayer(text)
    }
  }
#else
  extension UIView {
    /// What logs call it, the engine's, too.
    package var logName: String {
      get { traceName }
      set { traceName = newValue }
    }

    /// Nothing is drawn.
    func show(_ letter: Character) {}
  }
#endif
