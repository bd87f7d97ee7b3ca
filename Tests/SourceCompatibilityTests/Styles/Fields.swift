import TouchKit

/// A field that is easier to hit than it looks.
class RoomyTextField: UITextField {
  var reach = UIEdgeInsets(top: 20, left: 10, bottom: 20, right: 10)

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let outer = UIEdgeInsets(
      top: -reach.top, left: -reach.left, bottom: -reach.bottom, right: -reach.right)
    return bounds.inset(by: outer).contains(point)
  }
}

/// A round button: its corners do not count.
class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    UIBezierPath(ovalIn: bounds).contains(point)
  }
}

/// A tap on the chosen segment takes the choice back.
class TogglingSegmentedControl: UISegmentedControl {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let before = selectedSegmentIndex
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, before == selectedSegmentIndex,
      bounds.contains(touch.location(in: self))
    else { return }
    selectedSegmentIndex = UISegmentedControl.noSegment
    sendActions(for: .valueChanged)
  }
}

/// A form that puts the keyboard away when one taps anywhere.
class FormViewController: UIViewController {
  let nameField = RoomyTextField(frame: CGRect(x: 40, y: 60, width: 200, height: 30))
  let sendButton = UIButton(type: .system)
  private(set) var sent = 0
  private(set) var dismissals = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.placeholder = "Name"
    view.addSubview(nameField)
    sendButton.frame = CGRect(x: 40, y: 200, width: 100, height: 44)
    sendButton.setTitle("Send", for: .normal)
    sendButton.setTitleColor(.systemBlue, for: .normal)
    sendButton.addTarget(self, action: FormViewController.send, for: .touchUpInside)
    view.addSubview(sendButton)
    let tap = UITapGestureRecognizer(target: self, action: FormViewController.dismissKeyboard)
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
  }

  func send() { sent += 1 }

  func dismissKeyboard() {
    dismissals += 1
    view.endEditing(true)
  }
}
