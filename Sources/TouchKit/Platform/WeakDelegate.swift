#if hasFeature(Embedded)
  /// A weak reference to an object of which only a protocol is known: Embedded Swift cannot cast back to one.
  ///
  /// What is kept beside the object's life are the two words of the value, uncounted. The life is asked first, so they
  /// are put together again only while the object is there.
  @propertyWrapper
  struct WeakDelegate<Delegate> {
    private var life: Weak<AnyObject>
    private var words: (UInt, UInt) = (0, 0)

    init(wrappedValue: Delegate?) {
      life = Weak(nil)
      self.wrappedValue = wrappedValue
    }

    var wrappedValue: Delegate? {
      get {
        guard life.object != nil else { return nil }
        return unsafeBitCast(words, to: Delegate.self)
      }
      set {
        life = Weak(newValue.map { unsafeBitCast($0, to: (AnyObject, UInt).self).0 })
        words = newValue.map { unsafeBitCast($0, to: (UInt, UInt).self) } ?? (0, 0)
      }
    }
  }
#endif
