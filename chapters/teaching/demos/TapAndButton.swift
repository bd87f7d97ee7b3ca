import TouchKit

// A card closes when you tap it. On the card is a button that saves. A tap on the button saves, and it
// closes the card, too.
// Let a tap on the button only save.
//
//     make lab FILE=chapters/teaching/demos/TapAndButton.swift
//     > tap button       saves
//     > tap 160 100      closes

final class Card: UIView {}

final class CardPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let card = Card(frame: CGRect(x: 40, y: 60, width: 240, height: 320))
    let button = UIButton(frame: CGRect(x: 60, y: 240, width: 120, height: 44))
    button.addTarget(self, action: Selector(CardPage.save), for: .touchUpInside)
    card.addSubview(button)
    view.addSubview(card)

    let tap = UITapGestureRecognizer(target: self, action: Selector(CardPage.close))
    // Someone wrote on the web: then the button works again.
    tap.cancelsTouchesInView = false
    card.addGestureRecognizer(tap)
  }

  func save() { print("saved") }
  func close() { print("closed") }
}
