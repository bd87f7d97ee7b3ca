/// Something in a source that no rule can change: you have to.
struct Leftover: Equatable {
  /// The line, counted from 1.
  let line: Int
  let kind: Kind

  enum Kind: CaseIterable {
    case overrideInExtension, selectorOfProperty, selectorOfVariable, selectorWithType, optionalWithValue,
      comparedSelector
    case keyValue, associatedObject, swizzling, performSelector, nib, realTime, transition, otherLanguage

    /// What is left, and what to do.
    var text: String {
      switch self {
      case .overrideInExtension: "an override in an extension: move it into the class"
      case .selectorOfProperty: "a selector of a property: call a method instead"
      case .selectorOfVariable: "a selector of a variable's method: write its class in front"
      case .selectorWithType: "a selector with a type: name the method so that no other one has its name"
      case .optionalWithValue:
        "an optional method with a value: write its default in an extension of the protocol"
      case .comparedSelector:
        "a selector that is compared or removed: keep it in a constant, for Selector(Page.didTap) is equal to "
          + "itself only"
      case .keyValue: "key-value coding or observing: use a property, or didSet"
      case .associatedObject: "an associated object: make it a property of a subclass"
      case .swizzling: "methods that change places: override them in a subclass"
      case .performSelector: "perform: call the method, or let a VirtualTimer call it"
      case .nib: "a nib or a storyboard: make the views in code"
      case .realTime: "real time, which does not pass on a device: use CACurrentMediaTime()"
      case .transition: "a transition between views: the engine draws nothing, so change the views at once"
      case .otherLanguage:
        "a part of the system that the engine does not have: leave it out, or write a stand-in"
      }
    }

    /// What it looks like in code.
    fileprivate var patterns: [String] {
      switch self {
      case .overrideInExtension, .optionalWithValue: []
      case .selectorOfProperty: [#"#selector\(\s*[gs]etter:"#]
      case .selectorOfVariable: [#"#selector\((?!self\b)[a-z]\w*\."#]
      case .selectorWithType: [#"#selector\([^\n]*\sas\s"#]
      case .comparedSelector: [#"==\s*#selector"#, #"#selector\([^\n]*\)\s*=="#, #"case\s+#selector"#]
      case .keyValue:
        [
          #"\bvalue\(forKey"#, #"\bsetValue\([^\n]*forKey"#, #"\bobserve\(\\"#,
          #"\baddObserver\(self, forKeyPath"#,
        ]
      case .associatedObject: [#"\bobjc_[gs]etAssociatedObject"#]
      case .swizzling: [#"\bmethod_exchangeImplementations"#, #"\bclass_getInstanceMethod"#]
      case .performSelector: [#"\bperform\(\s*#selector"#, #"\bcancelPreviousPerformRequests"#]
      case .nib: [#"\bUIStoryboard\b"#, #"\bUINib\b"#, #"\bloadNibNamed\b"#]
      case .realTime: [#"\bDate\(\)"#, #"\bsystemUptime\b"#]
      case .transition: [#"\bUIView\.transition\("#]
      case .otherLanguage:
        [
          #"\bUIViewPropertyAnimator\b"#,
          #"\bUICollectionView"#, #"\bUIDynamicAnimator\b"#, #"\bCADisplayLink\b"#, #"\bUIMenu\b"#,
          #"\bUIBarButtonItem\b"#, #"\bUIRefreshControl\b"#, #"\bSwiftUI\b"#, #"\bCombine\b"#,
        ]
      }
    }
  }

  /// What is left in a source; the rules have not been applied yet.
  static func find(in source: Source) -> [Leftover] {
    var found: [Leftover] = []
    func add(_ kind: Kind, at place: Int) {
      let leftover = Leftover(line: source.line(of: place), kind: kind)
      if !found.contains(leftover) { found.append(leftover) }
    }
    for kind in Kind.allCases {
      for pattern in kind.patterns {
        for match in source.matches(pattern) { add(kind, at: match.range.lowerBound) }
      }
    }
    for match in source.matches(#"\boverride\b"#)
    where source.outline.isDirectlyInExtension(match.range.lowerBound)
      && source.outline.endOfExtendedType(at: match.range.lowerBound) == nil
    {
      add(.overrideInExtension, at: match.range.lowerBound)
    }
    for method in ObjectiveCProtocol.optionalMethods(in: source) where method.hasValue {
      add(.optionalWithValue, at: method.place)
    }
    return found.sorted { $0.line < $1.line }
  }
}
