#if !hasFeature(Embedded)
  extension UIStackView {
    private typealias Attribute = NSLayoutConstraint.Attribute

    /// The constraints that put the views where the stack wants them; hidden views take no room.
    func arrangement() -> [NSLayoutConstraint] {
      let views = arrangedSubviews.filter { !$0.isHidden }
      guard let first = views.first, let last = views.last else { return [] }
      let edges: AnyObject = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
      let isRow = axis == .horizontal
      let (start, end, length): (Attribute, Attribute, Attribute) =
        isRow ? (.leading, .trailing, .width) : (.top, .bottom, .height)
      var constraints = [relate(first, start, .equal, edges, start), relate(last, end, .equal, edges, end)]
      for (one, next) in zip(views, views.dropFirst()) {
        switch distribution {
        case .fill, .fillEqually, .fillProportionally:
          constraints.append(relate(next, start, .equal, one, end, customSpacing(after: one)))
        case .equalSpacing, .equalCentering:
          constraints.append(relate(next, start, .greaterThanOrEqual, one, end, customSpacing(after: one)))
        }
        if distribution == .fillEqually { constraints.append(relate(next, length, .equal, first, length)) }
      }
      if distribution == .fillProportionally { constraints += proportions(of: views, length) }
      if distribution == .equalSpacing { constraints += gaps(between: views, start, end) }
      if distribution == .equalCentering { constraints += middles(of: views, isRow ? .centerX : .centerY) }
      for view in views { constraints += across(view, in: edges, isRow) }
      return constraints
    }

    private func relate(
      _ item: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?,
      _ otherAttribute: Attribute, _ constant: CGFloat = 0, multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
        multiplier: multiplier, constant: constant)
    }

    private func across(_ view: UIView, in edges: AnyObject, _ isRow: Bool) -> [NSLayoutConstraint] {
      let (start, end, middle): (Attribute, Attribute, Attribute) =
        isRow ? (.top, .bottom, .centerY) : (.leading, .trailing, .centerX)
      switch alignment {
      case .fill: return [relate(view, start, .equal, edges, start), relate(view, end, .equal, edges, end)]
      case .leading, .firstBaseline:
        return [
          relate(view, start, .equal, edges, start), relate(view, end, .lessThanOrEqual, edges, end),
        ]
      case .center:
        return [
          relate(view, middle, .equal, edges, middle), relate(view, end, .lessThanOrEqual, edges, end),
        ]
      case .trailing, .lastBaseline:
        return [
          relate(view, end, .equal, edges, end), relate(view, start, .greaterThanOrEqual, edges, start),
        ]
      }
    }

    /// Lengths in the ratio of what the views would like; those that say nothing are left out.
    private func proportions(of views: [UIView], _ length: Attribute) -> [NSLayoutConstraint] {
      func wish(_ view: UIView) -> CGFloat {
        let size = view.intrinsicContentSize
        return axis == .horizontal ? size.width : size.height
      }
      guard let first = views.first(where: { wish($0) > 0 }) else { return [] }
      return views.filter { $0 !== first && wish($0) > 0 }.map {
        relate($0, length, .equal, first, length, multiplier: wish($0) / wish(first))
      }
    }

    // Gaps and middles are equal through guides, as a constraint names two items only.

    private func gaps(
      between views: [UIView], _ start: Attribute, _ end: Attribute
    ) -> [NSLayoutConstraint] {
      let guides = helpers(views.count - 1)
      let length: Attribute = axis == .horizontal ? .width : .height
      return zip(guides, zip(views, views.dropFirst())).flatMap { guide, pair in
        [
          relate(guide, start, .equal, pair.0, end), relate(guide, end, .equal, pair.1, start),
          relate(guide, length, .equal, guides[0], length),
        ]
      }
    }

    private func middles(of views: [UIView], _ middle: Attribute) -> [NSLayoutConstraint] {
      let guides = helpers(views.count - 1)
      let (start, end, length): (Attribute, Attribute, Attribute) =
        axis == .horizontal ? (.leading, .trailing, .width) : (.top, .bottom, .height)
      return zip(guides, zip(views, views.dropFirst())).flatMap { guide, pair in
        [
          relate(guide, start, .equal, pair.0, middle), relate(guide, end, .equal, pair.1, middle),
          relate(guide, length, .equal, guides[0], length),
        ]
      }
    }

    /// As many guides as are needed, which are kept from one layout to the next.
    private func helpers(_ count: Int) -> [UILayoutGuide] {
      let name = "UISV-spacing"
      let known = layoutGuides.filter { $0.identifier == name }
      for guide in known.dropFirst(count) { removeLayoutGuide(guide) }
      let new = (0..<max(count - known.count, 0)).map { _ in UILayoutGuide() }
      for guide in new {
        guide.identifier = name
        addLayoutGuide(guide)
      }
      return Array(known.prefix(count)) + new
    }
  }
#endif
