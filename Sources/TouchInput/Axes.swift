/// The range of raw values that a touchscreen reports along x and y.
public struct Axes: Equatable, Sendable, CustomStringConvertible {
  /// The smallest and largest raw x.
  public var x: ClosedRange<Int>
  /// The smallest and largest raw y.
  public var y: ClosedRange<Int>

  /// Makes a pair of ranges.
  public init(x: ClosedRange<Int>, y: ClosedRange<Int>) {
    self.x = x
    self.y = y
  }

  /// Reads what a person types: the largest x and y, with 0 as the smallest, such as `4095x4095`.
  ///
  /// - Throws: ``AxesError`` for anything but two whole numbers from 1 to 2147483647 with an `x` between.
  public init(parsing text: String) throws(AxesError) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = EvdevNumber.decimal(parts[0]), let y = EvdevNumber.decimal(parts[1]),
      x > 0, y > 0
    else {
      throw AxesError(text: text.shortened())
    }
    self.init(x: 0...x, y: 0...y)
  }

  /// Both ranges, as a message shows them.
  public var description: String {
    "x \(x.lowerBound) to \(x.upperBound), y \(y.lowerBound) to \(y.upperBound)"
  }
}

/// Why a text does not tell the axes of a touchscreen.
public struct AxesError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was typed, shortened.
  public let text: String

  /// What was typed, what was expected and what to type instead.
  public var description: String {
    "“\(text)” is not a pair of axes. Expected the largest x and y, whole numbers above 0, "
      + "for example --axes 4095x4095"
  }
}
