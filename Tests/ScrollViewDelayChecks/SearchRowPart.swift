import TouchKit

/// What the app puts into each row.
enum SearchRowPart: String, CaseIterable {
  case button = "a button"
  case toggle = "a switch"
  case slider = "a slider"
  case stepper = "a stepper"
  case segments = "segments"
  case pages = "a page control"
  case field = "a field"
  case ownControl = "a control of the app's own"
  case label = "a label that takes touches"
  case image = "an image that takes touches"
  case scrollView = "a scroll view"
  case tappedView = "a view with a tap recognizer"
  case content = "a view in its content view"
  case rowTakesNoTouches = "no touches"

  /// Puts it into a cell, and has it note what is done with it.
  func put(into cell: UITableViewCell, note: @escaping (String) -> Void) {
    let part: UIView
    switch self {
    case .button: part = UIButton()
    case .toggle: part = UISwitch()
    case .slider: part = UISlider()
    case .stepper: part = UIStepper()
    case .segments: part = UISegmentedControl(items: ["A", "B", "C"])
    case .pages:
      let pages = UIPageControl()
      pages.numberOfPages = 5
      part = pages
    case .field: part = UITextField()
    case .ownControl: part = Dial()
    case .label: part = UILabel()
    case .image: part = UIImageView()
    case .scrollView: part = UIScrollView()
    case .tappedView: part = TappedView(note)
    case .content: part = UIView()
    case .rowTakesNoTouches:
      cell.isUserInteractionEnabled = false
      return
    }
    part.frame = CGRect(x: 110, y: 10, width: 80, height: 40)
    part.isUserInteractionEnabled = true
    if let control = part as? UIControl {
      let events: [(name: String, event: UIControl.Event)] = [
        ("touchDown", .touchDown), ("touchUpInside", .touchUpInside), ("touchCancel", .touchCancel),
        ("valueChanged", .valueChanged), ("editingDidBegin", .editingDidBegin),
      ]
      for (name, event) in events {
        control.addAction(UIAction { _ in note("\(rawValue) in a row sends \(name)") }, for: event)
      }
    }
    cell.contentView.addSubview(part)
  }

  /// A control of the app's own.
  private final class Dial: UIControl {}

  private final class TappedView: UIView {
    private let note: (String) -> Void

    init(_ note: @escaping (String) -> Void) {
      self.note = note
      super.init(frame: .zero)
      let tap = UITapGestureRecognizer()
      tap.addTarget(self, action: TappedView.tapped)
      addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    private func tapped() { note("a view in a row is tapped") }
  }
}
