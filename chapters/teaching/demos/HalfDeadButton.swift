import TouchKit

// A round button sticks out of a bar at the top. Its lower half works, and its upper half is dead.
// Make the whole button work, without moving anything.
//
//     make lab FILE=chapters/teaching/demos/HalfDeadButton.swift
//     > tap 160 440      the lower half
//     > tap 160 400      the upper half
//     > tap 60 300       the list

final class List: UIView {}

final class Bar: UIView {
  // Change only this class.
}

final class BarPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let list = List(frame: CGRect(x: 0, y: 0, width: 320, height: 420))
    let bar = Bar(frame: CGRect(x: 0, y: 420, width: 320, height: 60))
    let button = UIButton(frame: CGRect(x: 130, y: -30, width: 60, height: 60))
    list.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(BarPage.didTapList)))
    button.addTarget(self, action: Selector(BarPage.didTapButton), for: .touchUpInside)
    bar.addSubview(button)
    view.addSubview(list)
    view.addSubview(bar)
  }

  func didTapList() { print("the list") }
  func didTapButton() { print("the button") }
}
