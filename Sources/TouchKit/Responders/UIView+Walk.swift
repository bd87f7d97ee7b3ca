// A step of a walk through a tree of views, up or down.
extension Uncounted<UIView> {
  var superview: Uncounted? { read { $0.passedSuperview } }
  var subviewCount: Int { read { $0.children.count } }
  func subview(_ place: Int) -> Uncounted { read { Uncounted($0.children[place]) } }
}
