/// A control that takes the focus when it is tapped and opens the keyboard (scenario RC10); what is typed is added at the
/// end of its text.
open class UITextField: UIControl {
  /// The text.
  open var text: String?
  /// Whether the field has the focus.
  open var isEditing: Bool { isFirstResponder }
  /// True while the field can be used.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  private final var ownInputView: UIView? { didSet { dispose(of: oldValue) } }
  private final var ownAccessory: UIView? { didSet { dispose(of: oldValue) } }

  /// What stands at the lower edge instead of the keyboard; the keyboard if `nil`.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// What stands on top of the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }

  /// Takes the focus if the finger lifts inside of the field; UIKit uses recognizers for this.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, point(inside: touch.location(in: self), with: nil) { becomeFirstResponder() }
  }

  /// Takes the focus and tells of it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasEditing = isEditing
    #if !hasFeature(Embedded)
      if !wasEditing, delegate?.textFieldShouldBeginEditing(self) == false { return false }
    #endif
    guard super.becomeFirstResponder() else { return false }
    if !wasEditing {
      if clearsOnBeginEditing { text = "" }
      #if !hasFeature(Embedded)
        delegate?.textFieldDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
      #endif
      send(.editingDidBegin, with: nil)
    }
    return true
  }

  /// Gives the focus up and tells of it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasEditing = isEditing
    #if !hasFeature(Embedded)
      if wasEditing, delegate?.textFieldShouldEndEditing(self) == false { return false }
    #endif
    guard super.resignFirstResponder() else { return false }
    if wasEditing {
      #if !hasFeature(Embedded)
        delegate?.textFieldDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
      #endif
      send(.editingDidEnd, with: nil)
    }
    return true
  }

  /// Takes what a hardware keyboard types; a subclass that does not call super gets no text.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let typed = presses.filter { $0.key != nil }.sorted { $0.hash < $1.hash }
    if isEditing { for press in typed { if let key = press.key { take(key) } } }
    guard typed.isEmpty || !isEditing else { return }
    super.pressesBegan(presses, with: event)
  }

  /// Vetoes a single tap of a recognizer on a view around the field, such as one that closes the keyboard (fact G36).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !coincidesWithTap(gestureRecognizer)
  }

  /// Whether the text goes when editing begins.
  open var clearsOnBeginEditing = false
  /// A part of the text that is not yet sure, as in Chinese: never, for every key writes what it says.
  open var markedTextRange: UITextRange? { nil }
  #if !hasFeature(Embedded)
    /// Decides what is typed; not kept alive.
    open weak var delegate: (any UITextFieldDelegate)?
    /// How the text is written; nothing is drawn here.
    open var font: UIFont? = .systemFont(ofSize: 17)
    /// The color of the letters.
    open var textColor: UIColor? = .label
    /// Where the text begins and ends.
    open var textAlignment = NSTextAlignment.left
    /// What stands in the field while it is empty; the engine draws nothing.
    open var placeholder: String?
    /// The line around the field; the engine draws nothing.
    open var borderStyle = BorderStyle.none
    /// When the button that clears the text is seen; there is none here.
    open var clearButtonMode = ViewMode.never

    /// Which keys the keyboard has; the engine draws none.
    open var keyboardType = UIKeyboardType.default
    /// What stands on the return key; the engine draws none.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the keyboard is light or dark; the engine draws none.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// When letters become large; keys write what they say.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected; keys write what they say.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether words are checked; none is.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether quotation marks are made round; keys write what they say.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens become a dash; keys write what they say.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether blanks are added where words are pasted; none is.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Whether the return key rests while there is no text; a hardware keyboard's never does.
    open var enablesReturnKeyAutomatically = false
    /// Whether the text is hidden; the engine draws none.
    open var isSecureTextEntry = false
    /// What the text means, for suggestions; there are none.
    open var textContentType: UITextContentType?
  #endif

  /// It comes with the press, so that a subclass can keep it away.
  override func takeText(of key: UIKey) {}
  override var wantsSystemKeyboard: Bool { true }
  override class var engineClassName: String { "UITextField" }
}

/// What takes text, such as a text field: event code asks for it to leave such views alone.
public protocol UITextInput: AnyObject {}

/// A part of a text.
open class UITextRange: NSObject {}

extension UITextField: UITextInput {}

#if !hasFeature(Embedded)
  extension UITextField {
    /// What is drawn around a field; nothing here.
    public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }
    /// When something in a field is seen.
    public enum ViewMode: Int, Sendable { case never = 0, whileEditing, unlessEditing, always }

    /// A field has the focus; the object is the field.
    public static let textDidBeginEditingNotification = Notification.Name(
      "UITextFieldTextDidBeginEditingNotification")
    /// A field has the focus no more; the object is the field.
    public static let textDidEndEditingNotification = Notification.Name(
      "UITextFieldTextDidEndEditingNotification")
    /// A field's text was changed by keys; the object is the field.
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  }
#endif

extension UITextField: UIKeyInput {
  /// Whether there is any text.
  public final var hasText: Bool { text.map { !$0.utf8.isEmpty } ?? false }

  /// Adds a text at the end, as if it were typed: the delegate is asked first, and then told.
  ///
  /// A new line is the return key, which is only asked for.
  public final func insertText(_ text: String) {
    if text.hasSameBytes(as: "\n") { return enter() }
    replace(last: 0, with: text)
  }

  /// Removes the last character, as if by its key.
  public final func deleteBackward() { if hasText { replace(last: 1, with: "") } }

  private func replace(last count: Int, with new: String) {
    let old = text ?? ""
    let kept = String(old.dropLast(count))
    #if !hasFeature(Embedded)
      let range = NSRange(location: kept.utf16.count, length: old.utf16.count - kept.utf16.count)
      if delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: new) == false {
        return
      }
    #endif
    text = kept + new
    send(.editingChanged, with: nil)
    #if !hasFeature(Embedded)
      NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
      delegate?.textFieldDidChangeSelection(self)
    #endif
  }

  private func enter() {
    #if !hasFeature(Embedded)
      if delegate?.textFieldShouldReturn(self) == false { return }
    #endif
    // Only a listener for the end makes it one.
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    send([.editingDidEndOnExit, .primaryActionTriggered], with: nil)
    if ends, isEditing { resignFirstResponder() }
  }
}

#if !hasFeature(Embedded)
  /// Decides what happens in a text field; every method has a default.
  public protocol UITextFieldDelegate: AnyObject {
    /// Whether the field takes the focus.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// The field has the focus.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether the field gives the focus up.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// The field has the focus no more.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Whether a part of the text, in units of UTF-16, may become another text.
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// The text has changed, and with it the place where it goes on.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the text may be cleared; nothing asks for that here.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the return key does what it usually does: it ends editing, if anything listens to that.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
  }

  extension UITextFieldDelegate {
    /// Yes.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Yes.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Yes.
    public func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Yes.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Yes.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  }
#endif
