#if !hasFeature(Embedded)
  extension ConstraintLayout {
    typealias Rectangle = (
      x: LinearExpression, y: LinearExpression, width: LinearExpression, height: LinearExpression
    )

    /// What an attribute is in terms of the unknowns, in the host's coordinates.
    func expression(
      _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, seenFrom other: AnyObject?
    ) -> LinearExpression {
      let (x, y, width, height) = edges(of: item, seenFrom: other)
      let margins = Self.view(of: item)?.layoutMargins ?? .zero
      switch attribute {
      case .left, .leading: return x
      case .right, .trailing: return x.adding(width)
      case .top: return y
      case .bottom, .lastBaseline, .firstBaseline: return y.adding(height)
      // A scroll view's size and middle are those of its frame, though its edges are those of its content.
      case .width: return rectangle(of: item).width
      case .height: return rectangle(of: item).height
      case .centerX, .centerXWithinMargins: return x.adding(rectangle(of: item).width, times: 0.5)
      case .centerY, .centerYWithinMargins: return y.adding(rectangle(of: item).height, times: 0.5)
      case .leftMargin, .leadingMargin: return x.adding(.value(margins.left))
      case .rightMargin, .trailingMargin: return x.adding(width).adding(.value(-margins.right))
      case .topMargin: return y.adding(.value(margins.top))
      case .bottomMargin: return y.adding(height).adding(.value(-margins.bottom))
      case .notAnAttribute: return LinearExpression()
      }
    }

    /// The rectangle whose edges are meant: for what is in a scroll view, the scroll view's content.
    private func edges(of item: AnyObject, seenFrom other: AnyObject?) -> Rectangle {
      guard let scrollView = item as? UIScrollView, let inner = other.flatMap(Self.view(of:)),
        inner !== scrollView, inner.isDescendant(of: scrollView)
      else { return rectangle(of: item) }
      return content(of: scrollView)
    }

    private func rectangle(of item: AnyObject) -> Rectangle {
      if let place = places[ObjectIdentifier(item)], (item as? UILayoutGuide)?.kind != .content {
        return (.unknown(place), .unknown(place + 1), .unknown(place + 2), .unknown(place + 3))
      }
      if let guide = item as? UILayoutGuide { return rectangle(of: guide) }
      guard let view = item as? UIView, view !== host, let superview = view.superview else {
        let bounds = host.bounds
        return (.value(bounds.minX), .value(bounds.minY), .value(bounds.width), .value(bounds.height))
      }
      let (zero, frame) = (zero(of: superview), view.frame)
      return (
        zero.x.adding(.value(frame.minX)), zero.y.adding(.value(frame.minY)), .value(frame.width),
        .value(frame.height)
      )
    }

    private func rectangle(of guide: UILayoutGuide) -> Rectangle {
      guard let view = guide.owningView else {
        return (.value(0), .value(0), .value(0), .value(0))
      }
      if guide.kind == .content, let scrollView = view as? UIScrollView { return content(of: scrollView) }
      var (x, y, width, height) = rectangle(of: view)
      if guide.kind == .margins {
        let margins = view.layoutMargins
        x.constant += margins.left
        y.constant += margins.top
        width.constant -= margins.left + margins.right
        height.constant -= margins.top + margins.bottom
      }
      return (x, y, width, height)
    }

    private func content(of view: UIScrollView) -> Rectangle {
      let zero = zero(of: view)
      guard let place = places[ObjectIdentifier(view.guide(.content))] else { return rectangle(of: view) }
      return (zero.x, zero.y, .unknown(place), .unknown(place + 1))
    }

    /// Where the zero point of a view's own coordinates lies.
    private func zero(of view: UIView) -> (x: LinearExpression, y: LinearExpression) {
      guard view !== host else { return (.value(0), .value(0)) }
      let rectangle = rectangle(of: view)
      return (
        rectangle.x.adding(.value(-view.bounds.minX)), rectangle.y.adding(.value(-view.bounds.minY))
      )
    }
  }
#endif
