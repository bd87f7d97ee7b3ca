import TouchKit

/// Four digits, typed on a keypad of its own that takes the keyboard's place.
class PinEntryView: UIView {
  private(set) var digits = ""
  private(set) var isCaretVisible = false
  private let keypad = Keypad(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
  var onComplete: ((String) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    keypad.onKey = { [weak self] key in self?.insertText(key) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var canBecomeFirstResponder: Bool { true }
  override var inputView: UIView? {
    get { keypad }
    set {}
  }
  override var inputAccessoryView: UIView? {
    get { bar }
    set {}
  }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    let became = super.becomeFirstResponder()
    isCaretVisible = became
    return became
  }

  @discardableResult
  override func resignFirstResponder() -> Bool {
    let resigned = super.resignFirstResponder()
    if resigned { isCaretVisible = false }
    return resigned
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    if !isFirstResponder { becomeFirstResponder() }
  }

  func insertText(_ text: String) {
    guard digits.count < 4 else { return }
    digits += text
    if digits.count == 4 {
      resignFirstResponder()
      onComplete?(digits)
    }
  }
}

/// Keys from 0 to 9 in one row.
class Keypad: UIView {
  var onKey: ((String) -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    if subviews.isEmpty {
      for digit in 0...9 {
        let key = UIButton(type: .custom)
        key.setTitle(String(digit), for: .normal)
        key.addAction(UIAction { [weak self] _ in self?.onKey?(String(digit)) }, for: .touchUpInside)
        addSubview(key)
      }
    }
    let width = bounds.width / 10
    for (index, key) in subviews.enumerated() {
      key.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
  }
}
