#if hasFeature(Embedded)
  extension UIApplication {
    /// There are no notifications where Foundation is missing.
    final func postKeyboardChange() {}
  }
#else
  extension UIResponder {
    /// The keyboard is about to come.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// The keyboard is there.
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The keyboard is about to go.
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The keyboard is gone.
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The keyboard is about to come, to go, or to have another size.
    public static let keyboardWillChangeFrameNotification = Notification.Name(
      "UIKeyboardWillChangeFrameNotification")
    /// The keyboard came, went, or has another size.
    public static let keyboardDidChangeFrameNotification = Notification.Name(
      "UIKeyboardDidChangeFrameNotification")

    /// Where the keyboard was: an `NSValue` with a rectangle of the screen, in points.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// Where the keyboard will be: an `NSValue` with a rectangle of the screen, in points.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// How long the keyboard moves: an `NSNumber`, in seconds.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// How the keyboard moves: an `NSNumber` that no public curve has.
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether the keyboard is this app's: always.
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
  }

  /// How high the keyboard stands, and how often that changed.
  struct KeyboardPosition {
    /// In points; 0 while it is not seen.
    fileprivate(set) var height: CGFloat = 0
    fileprivate(set) var changes = 0

    /// The keyboard of a phone, in points, upright and without a row above the keys.
    fileprivate static let systemHeight: CGFloat = 216
    /// How long it moves, in seconds.
    fileprivate static let duration: TimeInterval = 0.25
    /// Between the public curves, as logs show it.
    fileprivate static let curve = 7

    /// Where it is on a screen; while it is not seen, below the lower edge.
    fileprivate static func frame(height: CGFloat, other: CGFloat, on screen: CGRect) -> CGRect {
      CGRect(
        x: 0, y: screen.size.height - height, width: screen.size.width, height: height > 0 ? height : other)
    }
  }

  extension UIApplication {
    /// Tells those who listen that the keyboard comes, goes or has another height (fact R23).
    final func postKeyboardChange() {
      let (old, new) = (keyboard.height, latestInputViews.height)
      guard let loop = mainRunLoop, old != new else { return }
      keyboard.height = new
      keyboard.changes += 1
      let change = keyboard.changes
      let screen = screen.bounds
      let userInfo: [AnyHashable: Any] = [
        UIResponder.keyboardFrameBeginUserInfoKey:
          NSValue(cgRect: KeyboardPosition.frame(height: old, other: new, on: screen)),
        UIResponder.keyboardFrameEndUserInfoKey:
          NSValue(cgRect: KeyboardPosition.frame(height: new, other: old, on: screen)),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: KeyboardPosition.duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardPosition.curve),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ]
      post(
        [
          UIResponder.keyboardWillChangeFrameNotification,
          old == 0
            ? UIResponder.keyboardWillShowNotification
            : new == 0 ? UIResponder.keyboardWillHideNotification : nil,
        ], of: change, with: userInfo)
      loop.add(
        VirtualRunLoop.Timer(fireTime: now + KeyboardPosition.duration) { [weak self] in
          self?.post(
            [
              UIResponder.keyboardDidChangeFrameNotification,
              old == 0
                ? UIResponder.keyboardDidShowNotification
                : new == 0 ? UIResponder.keyboardDidHideNotification : nil,
            ], of: change, with: userInfo)
        }, for: VirtualRunLoop.Mode.common)
    }

    /// Stops when the keyboard changes its mind: what comes after that is told of the later change only.
    private func post(_ names: [Notification.Name?], of change: Int, with userInfo: [AnyHashable: Any]) {
      for case let name? in names where keyboard.changes == change && process != nil {
        NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
      }
    }
  }

  extension InputViewSet {
    /// How much of the screen it covers, in points from the lower edge.
    fileprivate var height: CGFloat {
      let keys = inputView?.frame.size.height ?? (showsSystemKeyboard ? KeyboardPosition.systemHeight : 0)
      return keys + (inputAccessoryView?.frame.size.height ?? 0)
    }
  }
#endif
