#if !hasFeature(Embedded)
  /// A rectangle that constraints can name, and that no finger finds.
  open class UILayoutGuide: NSObject, LayoutItem {
    /// What a guide stands for.
    enum Kind { case free, edges, margins, content }

    /// The view that it lies in.
    public internal(set) final weak var owningView: UIView?
    /// A name for people.
    open var identifier = ""
    /// Where it lies in its view, since the last layout.
    open var layoutFrame: CGRect {
      guard let view = owningView else { return .zero }
      switch kind {
      case .free: return frame
      case .edges: return view.bounds
      case .margins: return view.bounds.inset(by: view.layoutMargins)
      case .content: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
      }
    }
    final let kind: Kind
    final var frame = CGRect.zero

    /// Makes a guide, which lies nowhere yet.
    public override init() {
      kind = .free
      super.init()
    }

    init(_ kind: Kind, of view: UIView) {
      self.kind = kind
      owningView = view
      super.init()
    }
  }
#endif
