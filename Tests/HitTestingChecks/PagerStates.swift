import CheckSupport
import TouchKit
import TouchStage

/// Where some pagers are, and at which page.
struct PagerStates: Equatable, CustomStringConvertible {
  struct Pager: Equatable {
    let page: Int
    let origin: CGPoint
    let frame: CGRect
    let pageFrames: [CGRect]
    /// Of the pager and its pages, from back to front.
    let looks: [ViewState]
    /// Of what is in the pages, and of the container's controls.
    let contents: [ViewState]
  }

  let pagers: [Pager]
  let beforeTheLift, afterTheLift: String

  var description: String {
    let words = pagers.enumerated().map { number, pager in
      let pages = pager.pageFrames.isEmpty ? "" : ", its pages \(pager.pageFrames)"
      let looks = pager.looks.map(\.name).joined(separator: ", ")
      return
        "pager \(number + 1) at page \(pager.page), bounds from x = \(NumberText.trimmed(pager.origin.x)), "
        + "y = \(NumberText.trimmed(pager.origin.y)), frame \(pager.frame)\(pages), from back to front \(looks)"
    }
    return words.joined(separator: "; ")
      + (beforeTheLift.isEmpty
        ? ""
        : "; before the last lift they began at x = \(beforeTheLift), right after it at x = \(afterTheLift)")
  }
}
