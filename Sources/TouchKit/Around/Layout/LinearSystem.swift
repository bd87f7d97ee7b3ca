#if !hasFeature(Embedded)
  /// A sum of multiples of unknowns, and a constant.
  struct LinearExpression {
    var terms: [Int: CGFloat] = [:]
    var constant: CGFloat = 0

    static func unknown(_ index: Int) -> LinearExpression { LinearExpression(terms: [index: 1]) }
    static func value(_ value: CGFloat) -> LinearExpression { LinearExpression(constant: value) }

    mutating func add(_ other: LinearExpression, times factor: CGFloat = 1) {
      constant += other.constant * factor
      for (index, share) in other.terms { terms[index, default: 0] += share * factor }
    }

    func adding(_ other: LinearExpression, times factor: CGFloat = 1) -> LinearExpression {
      var sum = self
      sum.add(other, times: factor)
      return sum
    }
  }

  /// Equations of which earlier ones are more important: each is obeyed as far as those before it allow.
  struct LinearSystem {
    private static let precision: CGFloat = 1e-9
    /// Solved equations: the unknown is minus the rest of the row.
    private var rows: [(unknown: Int, rest: LinearExpression)] = []
    private(set) var count: Int

    init(unknowns count: Int) { self.count = count }

    /// Adds that an expression is zero; whether that goes with what was added before.
    @discardableResult
    mutating func add(_ expression: LinearExpression) -> Bool {
      var expression = expression
      for row in rows {
        guard let share = expression.terms[row.unknown], share != 0 else { continue }
        expression.terms[row.unknown] = nil
        expression.add(row.rest, times: -share)
      }
      // The largest share makes the smallest error; among equals the first unknown, so that every run is the same.
      let candidates = expression.terms.filter { $0.value.magnitude > Self.precision }
      guard
        let pivot = candidates.min(by: {
          ($1.value.magnitude, $0.key) < ($0.value.magnitude, $1.key)
        })
      else { return expression.constant.magnitude < 1e-6 }
      var rest = LinearExpression(constant: expression.constant / pivot.value)
      for (index, share) in candidates where index != pivot.key { rest.terms[index] = share / pivot.value }
      for place in rows.indices {
        guard let share = rows[place].rest.terms[pivot.key] else { continue }
        rows[place].rest.terms[pivot.key] = nil
        rows[place].rest.add(rest, times: -share)
      }
      rows.append((pivot.key, rest))
      return true
    }

    /// The unknowns, where nothing is said about one at the value that it has.
    func solution(from present: [CGFloat]) -> [CGFloat] {
      var values = present
      for row in rows {
        values[row.unknown] = -row.rest.terms.keys.sorted().reduce(row.rest.constant) {
          $0 + (row.rest.terms[$1] ?? 0) * present[$1]
        }
      }
      return values
    }
  }
#endif
