#if !hasFeature(Embedded)
  /// Finds frames for the views in a view that obey the constraints there.
  ///
  /// Constraints are obeyed in the order of their priorities, and among equals in the order in which they were made to
  /// count; one that does not go with those before it is left out. An inequality counts as an equality if the views
  /// would break it otherwise. What nothing is said about stays as it is. UIKit weighs errors of equal priority against
  /// each other instead: where constraints contradict each other, the result may differ (engine's choice).
  struct ConstraintLayout {
    /// What counts as nothing, in points: other ways of reckoning give other last digits.
    static let precision: CGFloat = 1e-6

    let host: UIView
    var unknowns: [CGFloat] = []
    var places: [ObjectIdentifier: Int] = [:]
    var views: [UIView] = []
    var guides: [UILayoutGuide] = []
    var scrollViews: [UIScrollView] = []
    var equations: [Equation] = []

    struct Equation {
      var priority: Float
      var relation: NSLayoutConstraint.Relation
      var difference: LinearExpression
    }

    /// Places everything in a view that constraints place.
    static func solve(in host: UIView) {
      host.updateConstraintsIfNeeded()
      var layout = ConstraintLayout(host)
      layout.collectUnknowns(in: host)
      layout.collectConstraints(in: host)
      guard !layout.unknowns.isEmpty, !layout.equations.isEmpty else { return }
      layout.show(layout.solution())
    }

    static func view(of item: AnyObject) -> UIView? {
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }

    init(_ host: UIView) { self.host = host }

    // MARK: What is unknown

    mutating func collectUnknowns(in view: UIView) {
      if let scrollView = view as? UIScrollView {
        scrollViews.append(scrollView)
        places[ObjectIdentifier(scrollView.guide(.content))] = unknowns.count
        let (size, scale) = (scrollView.contentSize, scrollView.zoomScale)
        unknowns += [size.width / scale, size.height / scale]
      }
      for guide in view.layoutGuides {
        guides.append(guide)
        addUnknowns(of: guide, at: guide.frame, in: view)
      }
      for subview in view.subviews {
        if !subview.translatesAutoresizingMaskIntoConstraints {
          let size = subview.bounds.size
          let corner = CGPoint(x: subview.center.x - size.width / 2, y: subview.center.y - size.height / 2)
          views.append(subview)
          addUnknowns(of: subview, at: CGRect(origin: corner, size: size), in: view)
        }
        collectUnknowns(in: subview)
      }
    }

    mutating func addUnknowns(of item: AnyObject, at frame: CGRect, in view: UIView) {
      places[ObjectIdentifier(item)] = unknowns.count
      let corner = view.convert(frame.origin, to: host)
      unknowns += [corner.x, corner.y, frame.width, frame.height]
    }

    // MARK: What is known

    mutating func collectConstraints(in view: UIView) {
      view.layoutConstraints?.needsSolution = false
      if let stack = view as? UIStackView { addAll(stack.arrangement()) }
      if view !== host, !view.translatesAutoresizingMaskIntoConstraints { addContentSize(of: view) }
      for constraint in view.constraints {
        guard let common = constraint.commonView, common.isDescendant(of: view) else {
          view.drop(constraint)
          continue
        }
        addAll([constraint])
      }
      for subview in view.subviews { collectConstraints(in: subview) }
    }

    mutating func addAll(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints {
        guard let first = constraint.firstItem else { continue }
        let second = constraint.secondItem
        var difference = expression(first, constraint.firstAttribute, seenFrom: second)
        if let second {
          difference.add(
            expression(second, constraint.secondAttribute, seenFrom: first), times: -constraint.multiplier)
        }
        difference.constant -= constraint.constant
        equations.append(
          Equation(
            priority: constraint.priority.rawValue, relation: constraint.relation, difference: difference))
      }
    }

    mutating func addContentSize(of view: UIView) {
      let size = view.intrinsicContentSize
      for (length, attribute, axis) in [
        (size.width, NSLayoutConstraint.Attribute.width, NSLayoutConstraint.Axis.horizontal),
        (size.height, .height, .vertical),
      ] where length != UIView.noIntrinsicMetric && length.isFinite {
        let difference = expression(view, attribute, seenFrom: nil).adding(.value(-length))
        equations.append(
          Equation(
            priority: view.contentCompressionResistancePriority(for: axis).rawValue,
            relation: .greaterThanOrEqual, difference: difference))
        equations.append(
          Equation(
            priority: view.contentHuggingPriority(for: axis).rawValue, relation: .lessThanOrEqual,
            difference: difference))
        // Without anything else, the view is as large as its content.
        equations.append(Equation(priority: 1, relation: .equal, difference: difference))
      }
    }

    // MARK: The solution

    func solution() -> [CGFloat] {
      let order = equations.indices.sorted {
        (equations[$1].priority, $0) < (equations[$0].priority, $1)
      }
      var strict: Set<Int> = []
      while true {
        var system = LinearSystem(unknowns: unknowns.count)
        for index in order where equations[index].relation == .equal || strict.contains(index) {
          system.add(equations[index].difference)
        }
        let values = system.solution(from: unknowns)
        guard let broken = order.first(where: { !strict.contains($0) && isBroken(equations[$0], values) })
        else { return values }
        strict.insert(broken)
      }
    }

    func isBroken(_ equation: Equation, _ values: [CGFloat]) -> Bool {
      let difference = equation.difference.terms.keys.sorted().reduce(equation.difference.constant) {
        $0 + (equation.difference.terms[$1] ?? 0) * values[$1]
      }
      switch equation.relation {
      case .equal: return false
      case .lessThanOrEqual: return difference > Self.precision
      case .greaterThanOrEqual: return difference < -Self.precision
      }
    }

    func show(_ values: [CGFloat]) {
      func rectangle(_ item: AnyObject) -> CGRect {
        guard let place = places[ObjectIdentifier(item)] else { return .zero }
        return CGRect(
          x: values[place], y: values[place + 1], width: max(values[place + 2], 0),
          height: max(values[place + 3], 0))
      }
      // From the outside in, so that the places of the views around are right when they are asked.
      for view in views {
        guard let superview = view.superview else { continue }
        let frame = rectangle(view)
        let corner = superview.convert(frame.origin, from: host)
        let center = CGPoint(x: corner.x + frame.width / 2, y: corner.y + frame.height / 2)
        if !frame.size.isNear(view.bounds.size) { view.bounds.size = frame.size }
        if let scrollView = superview as? UIScrollView, scrollView.zoomView === view {
          scrollView.place(view, at: corner)
        } else if center.distance(to: view.center) > Self.precision {
          view.center = center
        }
      }
      for guide in guides {
        guard let view = guide.owningView else { continue }
        let frame = rectangle(guide)
        guide.frame = CGRect(origin: view.convert(frame.origin, from: host), size: frame.size)
      }
      for view in scrollViews {
        guard let place = places[ObjectIdentifier(view.guide(.content))] else { continue }
        let scale = view.zoomScale
        let size = CGSize(width: values[place] * scale, height: values[place + 1] * scale)
        if !size.isNear(view.contentSize) { view.contentSize = size }
      }
    }
  }

  extension CGSize {
    /// Whether the difference is a matter of rounding.
    fileprivate func isNear(_ other: CGSize) -> Bool {
      (width - other.width).magnitude < ConstraintLayout.precision
        && (height - other.height).magnitude < ConstraintLayout.precision
    }
  }
#endif
