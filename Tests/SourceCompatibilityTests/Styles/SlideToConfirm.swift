import TouchKit

/// A thumb that is slid to the end to confirm; constraints place everything.
final class SlideToConfirm: UIControl {
  private(set) var isConfirmed = false
  let thumb = UIView()
  private let track = UIView()
  private let label = UILabel()
  private let feedback = UIImpactFeedbackGenerator(style: .light)
  private lazy var leading = thumb.leadingAnchor.constraint(equalTo: track.leadingAnchor, constant: 4)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.text = "Slide to confirm"
    label.font = UIFont.systemFont(ofSize: 14, weight: .semibold)
    isAccessibilityElement = true
    accessibilityTraits = [.button]
    accessibilityLabel = label.text
    for view in [track, label, thumb] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      track.leadingAnchor.constraint(equalTo: leadingAnchor),
      track.trailingAnchor.constraint(equalTo: trailingAnchor),
      track.centerYAnchor.constraint(equalTo: centerYAnchor),
      track.heightAnchor.constraint(equalTo: heightAnchor),
      label.centerXAnchor.constraint(equalTo: track.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: track.centerYAnchor),
      leading,
      thumb.topAnchor.constraint(equalTo: track.topAnchor, constant: 4),
      thumb.bottomAnchor.constraint(equalTo: track.bottomAnchor, constant: -4),
      thumb.widthAnchor.constraint(equalTo: thumb.heightAnchor),
    ])
    thumb.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: SlideToConfirm.slide))
  }

  private var end: CGFloat { track.bounds.width - thumb.bounds.width - 4 }

  private func slide(_ pan: UIPanGestureRecognizer) {
    guard !isConfirmed else { return }
    switch pan.state {
    case .began: feedback.prepare()
    case .changed:
      leading.constant = min(max(leading.constant + pan.translation(in: self).x, 4), end)
      pan.setTranslation(.zero, in: self)
    case .ended where leading.constant >= end:
      isConfirmed = true
      feedback.impactOccurred()
      sendActions(for: .primaryActionTriggered)
    case .ended, .cancelled, .failed:
      leading.constant = 4
      UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
    default: break
    }
  }
}

/// Stars in a stack, each of them a button.
final class StarStack: UIStackView {
  private(set) var rating = 0
  var onChange: ((Int) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    axis = .horizontal
    distribution = .fillEqually
    spacing = 5
    for tag in 1...5 {
      let button = UIButton(type: .custom)
      button.tag = tag
      button.addTarget(self, action: StarStack.tapped, for: .touchUpInside)
      addArrangedSubview(button)
    }
  }

  private func tapped(_ button: UIButton) {
    rating = button.tag
    for case let star as UIButton in arrangedSubviews { star.isSelected = star.tag <= rating }
    onChange?(rating)
  }
}
