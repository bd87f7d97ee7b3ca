import TouchKit

extension Story.Moment {
  /// The same without the last of several fingers.
  var withOneLess: Story.Moment {
    switch self {
    case .together(let phase, let places) where places.count > 1: .together(phase, places.dropLast())
    default: self
    }
  }

  /// The same at other places; fingers that leave do so where they are.
  func with(_ change: (Story.Place) -> Story.Place) -> Story.Moment {
    switch self {
    case .touch(let phase, let finger, let place) where phase == .began || phase == .moved:
      .touch(phase, finger: finger, change(place))
    case .together(let phase, let places) where phase == .began || phase == .moved:
      .together(phase, places.map(change))
    case .sweep(let finger, let place): .sweep(finger: finger, change(place))
    default: self
    }
  }
}

extension Story.Place {
  /// The middle of what it's about.
  var middle: Story.Place {
    switch self {
    case .part(let number, _): .part(number, .zero)
    case .other(let number, _): .other(number, .zero)
    case .screen: self
    }
  }

  /// A place close by that is told in round numbers.
  var rounded: Story.Place {
    func rounded(_ point: CGPoint, to step: CGFloat) -> CGPoint {
      CGPoint(x: (point.x / step).rounded() * step, y: (point.y / step).rounded() * step)
    }
    return switch self {
    case .part(let number, let share): .part(number, rounded(share, to: 0.1))
    case .other(let number, let share): .other(number, rounded(share, to: 0.1))
    case .screen(let point): .screen(rounded(point, to: 10))
    }
  }
}
