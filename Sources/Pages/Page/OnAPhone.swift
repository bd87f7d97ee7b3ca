// What the engine has of its own and the pages use: on a phone, it's made here, of what UIKit has.
#if os(iOS)
  import ObjectiveC

  /// Calls a method of Swift's for a selector of Objective-C's.
  final class ActionTarget: NSObject {
    private let call: (UIGestureRecognizer) -> Void

    init(_ call: @escaping (UIGestureRecognizer) -> Void) { self.call = call }

    @objc func act(_ recognizer: UIGestureRecognizer) { call(recognizer) }
  }

  private nonisolated(unsafe) var targetsKey: UInt8 = 0
  private nonisolated(unsafe) var traceNameKey: UInt8 = 0

  extension UIGestureRecognizer {
    /// Adds a method of a target, which isn't kept alive.
    func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer>(
      _ target: Target, action: @escaping (Target) -> (Recognizer) -> Void
    ) {
      add(
        ActionTarget { [weak target] recognizer in
          guard let target, let recognizer = recognizer as? Recognizer else { return }
          action(target)(recognizer)
        })
    }

    /// Adds a method without arguments of a target, which isn't kept alive.
    func addTarget<Target: AnyObject>(_ target: Target, action: @escaping (Target) -> () -> Void) {
      add(ActionTarget { [weak target] _ in target.map { action($0)() } })
    }

    /// A recognizer keeps no target alive, so it keeps these beside.
    private func add(_ target: ActionTarget) {
      addTarget(target, action: #selector(ActionTarget.act(_:)))
      let kept = objc_getAssociatedObject(self, &targetsKey) as? [ActionTarget] ?? []
      objc_setAssociatedObject(self, &targetsKey, kept + [target], .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  extension UIResponder {
    /// What logs call it: its class, unless it has got a name.
    var traceName: String {
      get { objc_getAssociatedObject(self, &traceNameKey) as? String ?? String(describing: type(of: self)) }
      set { objc_setAssociatedObject(self, &traceNameKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
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
    /// Nothing is drawn.
    func show(_ letter: Character) {}
  }
#endif
