import UIKit

final class LoginPage: UIViewController {
  let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    // snippet: button-under-the-keyboard
    let keyboard = view.keyboardLayoutGuide
    button.bottomAnchor.constraint(equalTo: keyboard.topAnchor, constant: -8).isActive = true
    // endsnippet
  }

  // snippet: page-behind-a-sheet
  func show(_ panel: UIViewController) {
    if let sheet = panel.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
    }
    present(panel, animated: true)
  }
  // endsnippet
}
