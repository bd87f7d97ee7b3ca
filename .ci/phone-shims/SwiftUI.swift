// Of SwiftUI: what the samples of *On your device* and *Symptoms* use. Declarations, which do nothing.
import UIKit

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
    TupleView()
  }
}
public struct TupleView<Content>: View { public var body: Never { fatalError() } }
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
extension Never: View { public var body: Never { fatalError() } }
extension View {
  public func background<Background: View>(_ background: Background) -> some View { self }
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { self }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { self }
  public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View { self }
}
public protocol Shape: View {}
public struct Rectangle: Shape {
  public init() {}
  public var body: Never { fatalError() }
}
public struct Spacer: View {
  public init(minLength: CGFloat? = nil) {}
  public var body: Never { fatalError() }
}
public struct Button<Label: View>: View {
  public var body: Never { fatalError() }
}
extension Button where Label == Text {
  public init(_ title: String, action: @escaping () -> Void) {}
}
public protocol PrimitiveButtonStyle {}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
public struct HStack<Content: View>: View {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct Text: View {
  public init(_ text: String) {}
  public var body: Never { fatalError() }
}

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
}
extension UIViewRepresentable { public var body: Never { fatalError() } }

public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {}
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
}
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let intrinsicContentSize = Self(rawValue: 1), preferredContentSize = Self(rawValue: 2)
}
open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
  public var sizingOptions: UIHostingControllerSizingOptions { get { [] } set {} }
}

public protocol Scene {}
public struct WindowGroup<Content: View>: Scene { public init(@ViewBuilder content: () -> Content) {} }
@resultBuilder public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}
extension App { public static func main() {} }
