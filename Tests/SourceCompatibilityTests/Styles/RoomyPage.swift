import TouchKit

/// Makes room below its content while the keyboard stands there.
final class RoomyPage: UIViewController {
  let scrollView = UIScrollView()
  let field = UITextField(frame: CGRect(x: 10, y: 10, width: 300, height: 40))
  private(set) var covered = CGRect.zero
  private(set) var texts: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.keyboardDismissMode = .onDrag
    field.keyboardType = .emailAddress
    field.returnKeyType = .done
    field.autocorrectionType = .no
    field.borderStyle = .roundedRect
    view.addSubview(scrollView)
    scrollView.addSubview(field)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(RoomyPage.putAway)))
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector(RoomyPage.keyboardWillShow), name: UIResponder.keyboardWillShowNotification,
      object: nil)
    center.addObserver(
      self, selector: Selector(RoomyPage.keyboardWillHide), name: UIResponder.keyboardWillHideNotification,
      object: nil)
    center.addObserver(
      self, selector: Selector(RoomyPage.began), name: UITextField.textDidBeginEditingNotification,
      object: field)
    center.addObserver(
      self, selector: Selector(RoomyPage.ended), name: UITextField.textDidEndEditingNotification,
      object: field)
  }

  func keyboardWillShow(_ notification: Notification) {
    guard let info = notification.userInfo,
      let size = (info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue.size,
      let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
    else { return }
    covered = view.convert(end, from: nil)
    UIView.animate(withDuration: duration) { self.scrollView.contentInset.bottom = size.height }
  }

  func keyboardWillHide(_ notification: NSNotification) { scrollView.contentInset = .zero }
  func began(_ notification: Notification) { texts.append("began") }
  func ended(_ notification: Notification) { texts.append("ended") }
  func putAway() { view.endEditing(true) }
}

/// Takes digits without being a text field.
final class DigitRow: UIControl, UIKeyInput {
  private(set) var text = ""
  var keyboardType: UIKeyboardType = .numberPad
  var hasText: Bool { !text.isEmpty }
  override var canBecomeFirstResponder: Bool { true }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { _ = text.popLast() }
}

/// Shows a view of its own in place of the keyboard, and a row on top of it.
final class WheelLabel: UILabel {
  private let wheel = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 180))
  private let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  override var canBecomeFirstResponder: Bool { true }
  override var inputView: UIView? { wheel }
  override var inputAccessoryView: UIView? { row }
}
