import UIKit

final class EditorController: UIViewController {
  let button = UIButton()
  let menu = UIMenu(children: [])

  func openMenuOnATap() {
    // snippet: menu-on-a-tap
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    // endsnippet
  }

  func developOnAnotherThread() {
    // snippet: off-the-main-thread
    button.addAction(
      UIAction { [weak self] _ in
        Task {
          self?.button.isEnabled = false
          let photo = await Task.detached { develop() }.value
          self?.show(photo)
          self?.button.isEnabled = true
        }
      }, for: .touchUpInside)
    // endsnippet
  }

  private func show(_ photo: Photo) {}
}

struct Photo: Sendable {}
func develop() -> Photo { Photo() }
