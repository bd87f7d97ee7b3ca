// What the command `port` made of a class for a phone: see PortTests.
import TouchKit

protocol PortedDialDelegate: AnyObject, NSObjectProtocol {
  func dialDidTurn(_ dial: PortedDial)
}

class PortedDial: UIControl {
  var step: CGFloat = 1
  weak var delegate: (any PortedDialDelegate)?
  private(set) var turns = 0
  private var timer: VirtualTimer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(PortedDial.turn(_:))))
    addTarget(self, action: Selector(PortedDial.pressed), for: .touchDown)
    timer = VirtualTimer.scheduledTimer(
      timeInterval: 5, target: self, selector: Selector(PortedDial.tick), userInfo: nil, repeats: false)
  }

  private func turn(_ sender: UITapGestureRecognizer) {
    turns += 1
    delegate?.dialDidTurn(self)
    sendActions(for: .valueChanged)
  }

  func pressed() { turns += 10 }

  fileprivate func tick(_ timer: VirtualTimer) {
    turns += 100
    timer.invalidate()
  }
}

extension PortedDialDelegate {
  func dialDidTurn(_ dial: PortedDial) {}
}
