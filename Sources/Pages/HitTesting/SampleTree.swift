/// The tree of the book's first figure: A holds B and C, B holds D, C holds E and F.
package enum SampleTree {
  /// Makes the tree for a page; the middle of A belongs to A alone.
  package static func make() -> UIView {
    let a = AView(frame: CGRect(x: 20, y: 40, width: 280, height: 400))
    let b = BView(frame: CGRect(x: 20, y: 30, width: 240, height: 130))
    let c = CView(frame: CGRect(x: 20, y: 215, width: 240, height: 165))
    let d = DView(frame: CGRect(x: 20, y: 35, width: 120, height: 75))
    let e = EView(frame: CGRect(x: 10, y: 40, width: 116, height: 110))
    let f = FView(frame: CGRect(x: 136, y: 40, width: 94, height: 110))
    a.addSubview(b)
    a.addSubview(c)
    b.addSubview(d)
    c.addSubview(e)
    c.addSubview(f)
    return a
  }
}

final class AView: AskedView {}
final class BView: AskedView {}
final class CView: AskedView {}
final class DView: AskedView {}
final class EView: AskedView {}
final class FView: AskedView {}
