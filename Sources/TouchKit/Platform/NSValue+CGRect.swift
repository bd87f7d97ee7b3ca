#if !hasFeature(Embedded)
  extension NSValue {
    /// A value that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// The rectangle in the value; Foundation stops the program if it holds something else.
    public var cgRectValue: CGRect { rectValue }
  }

  #if !canImport(Darwin)
    /// So that `as? CGRect` finds the rectangle in a value, as on a phone.
    extension CGRect: @retroactive _ObjectiveCBridgeable {
      /// The rectangle in a value.
      public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
      /// The rectangle of a value that holds one.
      public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.rectValue
      }
      /// The rectangle of a value, if it holds one.
      public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool
      {
        let isRectangle = strcmp(source.objCType, NSValue(rect: .zero).objCType) == 0
        result = isRectangle ? source.rectValue : nil
        return isRectangle
      }
      /// The rectangle of a value, or zero without a value.
      public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.rectValue ?? .zero
      }
    }
  #endif
#endif
