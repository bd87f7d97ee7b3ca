// The lists that figures sort are a few fingers long. These take the place of the standard library's sort in the module
// for the page, which is made of one piece with the engine: that one is fast on long lists, and a fiftieth of the module.
#if hasFeature(Embedded)
  extension Array {
    mutating func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows {
      for start in indices.dropFirst() {
        var place = start
        while place > 0, try areInOrder(self[place], self[place - 1]) {
          swapAt(place, place - 1)
          place -= 1
        }
      }
    }
  }

  extension Sequence {
    func sorted(by areInOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
      var list = Array(self)
      try list.sort(by: areInOrder)
      return list
    }
  }

  extension Sequence where Element: Comparable {
    func sorted() -> [Element] { sorted { $0 < $1 } }
  }
#endif
