#if !hasFeature(Embedded)
  extension NotificationCenter {
    /// Calls a method of an observer for each notification: `Selector(Page.keyboardWillShow)`.
    ///
    /// The observer is not kept alive, and hears of everything until it is gone: `removeObserver(_:)` does not know it. A
    /// name that its class does not list is refused.
    public func addObserver(_ observer: AnyObject, selector: Selector, name: Notification.Name?, object: Any?)
    {
      let reference = OneThread(Weak(observer))
      _ = addObserver(forName: name, object: object, queue: nil) { notification in
        guard let observer = reference.value.object else { return }
        selector.perform(on: observer, sender: notification as AnyObject)
      }
    }
  }
#endif
