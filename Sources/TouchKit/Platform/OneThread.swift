/// A value that one thread uses, of which the compiler cannot know it: the engine has one thread (rule of the engine).
///
/// For what UIKit's interface makes global, and for nothing else.
final class OneThread<Value>: @unchecked Sendable {
  final var value: Value { didSet { dispose(of: oldValue) } }
  init(_ value: Value) { self.value = value }
}
