import TouchKit
import XCTest

/// What a property is unless it is set, as its page in Apple's documentation says.
///
/// The name of a row is the name of the page below developer.apple.com/documentation/uikit or quartzcore, or below
/// developer.apple.com/documentation. A row whose name says no more has its value from that page; any other row says
/// where the value comes from: "header" is the comment in Apple's header of the class.
final class DefaultTests: XCTestCase {
  private struct Row {
    let name: String
    let found: String
    let expected: String
  }

  private func row<Value>(_ name: String, _ found: Value, _ expected: Value) -> Row {
    Row(name: name, found: "\(found)", expected: "\(expected)")
  }

  private func check(_ rows: [Row], line: UInt = #line) {
    for row in rows { XCTAssertEqual(row.found, row.expected, row.name, line: line) }
    XCTAssertEqual(Set(rows.map { $0.name }).count, rows.count)
  }

  func testViews() {
    let view = UIView(frame: .zero)
    check([
      row("uiview/isuserinteractionenabled", view.isUserInteractionEnabled, true),
      row("uiview/ismultipletouchenabled", view.isMultipleTouchEnabled, false),
      row("uiview/isexclusivetouch", view.isExclusiveTouch, false),
      row("uiview/ishidden", view.isHidden, false),
      row("uiview/alpha", view.alpha, 1),
      row("uiview/isopaque", view.isOpaque, true),
      row("uiview/clipstobounds", view.clipsToBounds, false),
      row("uiview/tag", view.tag, 0),
      row("uiview/contentmode", view.contentMode, .scaleToFill),
      row("uiview/backgroundcolor", view.backgroundColor, nil),
      row("uiview/transform", view.transform, .identity),
      row("uiview/transform3d", CATransform3DIsIdentity(view.transform3D), true),
      row(
        "uiview/tintcolor: the page says a color of the system's",
        view.tintColor.cgColor.components, UIColor.systemBlue.cgColor.components),
      row("uiview/autoresizessubviews", view.autoresizesSubviews, true),
      row("uiview/autoresizingmask", view.autoresizingMask.rawValue, 0),
      row(
        "uiview/translatesautoresizingmaskintoconstraints", view.translatesAutoresizingMaskIntoConstraints,
        true),
      row("uiview/requiresconstraintbasedlayout", UIView.requiresConstraintBasedLayout, false),
      row("uiview/layoutmargins", view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)),
      row("uiview/intrinsiccontentsize", view.intrinsicContentSize, CGSize(width: -1, height: -1)),
      row("uiview/gesturerecognizers", view.gestureRecognizers, nil),
      row("uiview/isaccessibilityelement", view.isAccessibilityElement, false),
      row("uiview/accessibilitylabel: header", view.accessibilityLabel, nil),
      row("uiview/accessibilityvalue: header", view.accessibilityValue, nil),
      row("uiview/accessibilityhint: header", view.accessibilityHint, nil),
      row("uiview/accessibilityidentifier: header", view.accessibilityIdentifier, nil),
      row("uiview/accessibilitytraits: header", view.accessibilityTraits, .none),
      row("uiview/accessibilityelements: header", view.accessibilityElements == nil, true),
      row(
        "uiview/contenthuggingpriority(for:)", view.contentHuggingPriority(for: .horizontal), .defaultLow),
      row(
        "uiview/contentcompressionresistancepriority(for:)",
        view.contentCompressionResistancePriority(for: .horizontal), .defaultHigh),
      row("uiresponder/canbecomefirstresponder", view.canBecomeFirstResponder, false),
      row("uiresponder/canresignfirstresponder", view.canResignFirstResponder, true),
      row("uiresponder/keycommands", view.keyCommands == nil, true),
      row("uiresponder/inputview", view.inputView, nil),
      row("uiresponder/inputaccessoryview", view.inputAccessoryView, nil),
    ])
    let (label, image, stack) = (UILabel(), UIImageView(), UIStackView())
    check([
      row("uilabel/isuserinteractionenabled", label.isUserInteractionEnabled, false),
      row("uilabel/clipstobounds: watched by several people, iOS 7 and later", label.clipsToBounds, true),
      row("uilabel/text", label.text, nil),
      row("uilabel/numberoflines", label.numberOfLines, 1),
      row("uilabel/textalignment", label.textAlignment, .natural),
      row("uilabel/linebreakmode", label.lineBreakMode, .byTruncatingTail),
      row("uilabel/adjustsfontsizetofitwidth", label.adjustsFontSizeToFitWidth, false),
      row("uilabel/minimumscalefactor", label.minimumScaleFactor, 0),
      row("uilabel/font: header", label.font.pointSize, 17),
      row("uilabel/textcolor", label.textColor.cgColor.components, UIColor.label.cgColor.components),
      row("uiimageview/isuserinteractionenabled", image.isUserInteractionEnabled, false),
      row("uiimageview/image", image.image, nil),
      row("uiimageview/ishighlighted: header", image.isHighlighted, false),
      row("uistackview/axis", stack.axis, .horizontal),
      row("uistackview/distribution-swift.property", stack.distribution, .fill),
      row("uistackview/alignment-swift.property", stack.alignment, .fill),
      row("uistackview/spacing", stack.spacing, 0),
      row(
        "uistackview/islayoutmarginsrelativearrangement", stack.isLayoutMarginsRelativeArrangement, false),
    ])
  }

  func testRecognizers() {
    let recognizer = UIGestureRecognizer()
    check([
      row("uigesturerecognizer/state: header", recognizer.state, .possible),
      row("uigesturerecognizer/isenabled", recognizer.isEnabled, true),
      row("uigesturerecognizer/cancelstouchesinview", recognizer.cancelsTouchesInView, true),
      row("uigesturerecognizer/delaystouchesbegan", recognizer.delaysTouchesBegan, false),
      row("uigesturerecognizer/delaystouchesended", recognizer.delaysTouchesEnded, true),
      row(
        "uigesturerecognizer/requiresexclusivetouchtype: header", recognizer.requiresExclusiveTouchType, true),
      row(
        "uigesturerecognizer/allowedtouchtypes", recognizer.allowedTouchTypes.map { $0.intValue },
        [0, 1, 2, 3]),
      row("uigesturerecognizer/allowedpresstypes", recognizer.allowedPressTypes.map { $0.intValue }, [4]),
      row(
        "uigesturerecognizer/delegate: no page says it; empty until it is set", recognizer.delegate == nil,
        true),
      row("uigesturerecognizer/name", recognizer.name, nil),
      row("uigesturerecognizer/buttonmask", recognizer.buttonMask.rawValue, 0),
      row("uigesturerecognizer/modifierflags", recognizer.modifierFlags.rawValue, 0),
    ])
    let (tap, press, pan) = (
      UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer()
    )
    let swipe = UISwipeGestureRecognizer()
    check([
      row("uitapgesturerecognizer/numberoftapsrequired", tap.numberOfTapsRequired, 1),
      row("uitapgesturerecognizer/numberoftouchesrequired", tap.numberOfTouchesRequired, 1),
      row("uitapgesturerecognizer/buttonmaskrequired: header", tap.buttonMaskRequired, .primary),
      row("uilongpressgesturerecognizer/minimumpressduration", press.minimumPressDuration, 0.5),
      row("uilongpressgesturerecognizer/allowablemovement", press.allowableMovement, 10),
      row("uilongpressgesturerecognizer/numberoftapsrequired", press.numberOfTapsRequired, 0),
      row("uilongpressgesturerecognizer/numberoftouchesrequired", press.numberOfTouchesRequired, 1),
      row("uipangesturerecognizer/minimumnumberoftouches", pan.minimumNumberOfTouches, 1),
      row(
        "uipangesturerecognizer/maximumnumberoftouches: the largest number; the page says NSUIntegerMax",
        pan.maximumNumberOfTouches, .max),
      row("uipangesturerecognizer/allowedscrolltypesmask: engine's choice", pan.allowedScrollTypesMask, []),
      row("uiswipegesturerecognizer/direction", swipe.direction, .right),
      row("uiswipegesturerecognizer/numberoftouchesrequired", swipe.numberOfTouchesRequired, 1),
      row("uipinchgesturerecognizer/scale", UIPinchGestureRecognizer().scale, 1),
      row("uirotationgesturerecognizer/rotation", UIRotationGestureRecognizer().rotation, 0),
      row("uihovergesturerecognizer/state", UIHoverGestureRecognizer().state, .possible),
      row("uiscreenedgepangesturerecognizer/edges", UIScreenEdgePanGestureRecognizer().edges, []),
    ])
  }

  func testControls() {
    let (control, toggle, slider, stepper) = (UIControl(), UISwitch(), UISlider(), UIStepper())
    check([
      row("uicontrol/isenabled", control.isEnabled, true),
      row("uicontrol/isselected", control.isSelected, false),
      row("uicontrol/ishighlighted", control.isHighlighted, false),
      row("uicontrol/istracking", control.isTracking, false),
      row("uicontrol/istouchinside", control.isTouchInside, false),
      row("uicontrol/state-swift.property", control.state, .normal),
      row("uiswitch/ison", toggle.isOn, false),
      row("uislider/value", slider.value, 0),
      row("uislider/minimumvalue", slider.minimumValue, 0),
      row("uislider/maximumvalue", slider.maximumValue, 1),
      row("uislider/iscontinuous", slider.isContinuous, true),
      row(
        "uislider/minimumtracktintcolor: the page says that nil stands for the usual color",
        slider.minimumTrackTintColor, nil),
      row(
        "uislider/maximumtracktintcolor: the page says that nil stands for the usual color",
        slider.maximumTrackTintColor, nil),
      row("uislider/thumbtintcolor: no page says it; empty until it is set", slider.thumbTintColor, nil),
      row("uistepper/value", stepper.value, 0),
      row("uistepper/minimumvalue", stepper.minimumValue, 0),
      row("uistepper/maximumvalue", stepper.maximumValue, 100),
      row("uistepper/stepvalue", stepper.stepValue, 1),
      row("uistepper/iscontinuous", stepper.isContinuous, true),
      row("uistepper/autorepeat", stepper.autorepeat, true),
      row("uistepper/wraps", stepper.wraps, false),
      row("uistepper/intrinsiccontentsize: public measurements", stepper.intrinsicContentSize.width, 94),
    ])
    let (segments, pages, field) = (UISegmentedControl(), UIPageControl(), UITextField())
    check([
      row("uisegmentedcontrol/selectedsegmentindex", segments.selectedSegmentIndex, -1),
      row("uisegmentedcontrol/ismomentary", segments.isMomentary, false),
      row("uipagecontrol/numberofpages", pages.numberOfPages, 0),
      row("uipagecontrol/currentpage", pages.currentPage, 0),
      row("uitextfield/text", field.text, nil),
      row("uitextfield/placeholder", field.placeholder, nil),
      row("uitextfield/clearsonbeginediting: header", field.clearsOnBeginEditing, false),
      row("uitextfield/textalignment", field.textAlignment, .left),
      row("uitextfield/font", field.font?.pointSize, 17),
      row("uitextfield/textcolor", field.textColor?.cgColor.components, [0, 0, 0, 1]),
      row("uitextfield/delegate: header", field.delegate == nil, true),
      row("uitextfield/inputview", field.inputView, nil),
      row("uitextfield/inputaccessoryview", field.inputAccessoryView, nil),
      row("uitextfield/borderstyle-swift.property", field.borderStyle, .none),
      row("uitextfield/clearbuttonmode", field.clearButtonMode, .never),
      row("uitextinputtraits/keyboardtype", field.keyboardType, .default),
      row("uitextinputtraits/returnkeytype", field.returnKeyType, .default),
      row("uitextinputtraits/keyboardappearance", field.keyboardAppearance, .default),
      row("uitextinputtraits/autocapitalizationtype", field.autocapitalizationType, .sentences),
      row("uitextinputtraits/autocorrectiontype", field.autocorrectionType, .default),
      row("uitextinputtraits/spellcheckingtype", field.spellCheckingType, .default),
      row("uitextinputtraits/smartquotestype", field.smartQuotesType, .default),
      row("uitextinputtraits/smartdashestype", field.smartDashesType, .default),
      row("uitextinputtraits/smartinsertdeletetype", field.smartInsertDeleteType, .default),
      row(
        "uitextinputtraits/enablesreturnkeyautomatically", field.enablesReturnKeyAutomatically, false),
      row("uitextinputtraits/issecuretextentry", field.isSecureTextEntry, false),
      row("uitextinputtraits/textcontenttype", field.textContentType, nil),
      row("uiactivityindicatorview/hideswhenstopped", UIActivityIndicatorView().hidesWhenStopped, true),
      row("uiactivityindicatorview/isanimating", UIActivityIndicatorView().isAnimating, false),
      row("uiactivityindicatorview/style-swift.property: header", UIActivityIndicatorView().style, .medium),
      row(
        "uiactivityindicatorview/color: engine's choice",
        UIActivityIndicatorView().color.cgColor.components, UIColor.systemGray.cgColor.components),
      row("uitableview/backgroundview", UITableView().backgroundView, nil),
      row("catransition/type", CATransition().type, .fade),
      row("catransition/subtype", CATransition().subtype, nil),
    ])
    let (button, action) = (UIButton(), UIAction { _ in })
    let command = UIKeyCommand(input: "a", modifierFlags: [], action: Selector(("answer")))
    check([
      row("uibutton/isuserinteractionenabled", button.isUserInteractionEnabled, true),
      row("uibutton/contentedgeinsets: header", button.contentEdgeInsets, .zero),
      row("uibutton/titleedgeinsets: header", button.titleEdgeInsets, .zero),
      row("uibutton/imageedgeinsets: header", button.imageEdgeInsets, .zero),
      row("uiaction/attributes", action.attributes.rawValue, 0),
      row("uiaction/state", action.state, .off),
      row("uiaction/title: the page of the initializer", action.title, ""),
      row("uiaction/image: the page of the initializer", action.image, nil),
      row("uiaction/discoverabilitytitle: the page of the initializer", action.discoverabilityTitle, nil),
      row("uikeycommand/title: the page of the initializer", command.title, ""),
      row(
        "uikeycommand/discoverabilitytitle: the page of the initializer", command.discoverabilityTitle, nil),
      row("uikeycommand/wantspriorityoversystembehavior", command.wantsPriorityOverSystemBehavior, false),
    ])
  }

  func testScrollViews() {
    let scroll = UIScrollView()
    check([
      row("uiscrollview/contentoffset", scroll.contentOffset, .zero),
      row("uiscrollview/contentsize", scroll.contentSize, .zero),
      row("uiscrollview/contentinset", scroll.contentInset, .zero),
      row("uiscrollview/contentinsetadjustmentbehavior", scroll.contentInsetAdjustmentBehavior, .automatic),
      row("uiscrollview/isscrollenabled", scroll.isScrollEnabled, true),
      row("uiscrollview/isdirectionallockenabled", scroll.isDirectionalLockEnabled, false),
      row("uiscrollview/ispagingenabled", scroll.isPagingEnabled, false),
      row("uiscrollview/scrollstotop", scroll.scrollsToTop, true),
      row("uiscrollview/bounces", scroll.bounces, true),
      row("uiscrollview/alwaysbouncevertical", scroll.alwaysBounceVertical, false),
      row("uiscrollview/alwaysbouncehorizontal", scroll.alwaysBounceHorizontal, false),
      row("uiscrollview/delayscontenttouches", scroll.delaysContentTouches, true),
      row("uiscrollview/cancancelcontenttouches: header", scroll.canCancelContentTouches, true),
      row("uiscrollview/decelerationrate", scroll.decelerationRate, .normal),
      row("uiscrollview/indicatorstyle", scroll.indicatorStyle, .default),
      row("uiscrollview/scrollindicatorinsets", scroll.scrollIndicatorInsets, .zero),
      row("uiscrollview/verticalscrollindicatorinsets", scroll.verticalScrollIndicatorInsets, .zero),
      row("uiscrollview/horizontalscrollindicatorinsets", scroll.horizontalScrollIndicatorInsets, .zero),
      row("uiscrollview/delegate: header", scroll.delegate == nil, true),
      row("uiscrollview/istracking: without a finger, as the page says", scroll.isTracking, false),
      row("uiscrollview/isdragging: without a finger, see the header", scroll.isDragging, false),
      row("uiscrollview/isdecelerating: without a finger, see the header", scroll.isDecelerating, false),
      row("uiscrollview/iszooming: without a finger, see the header", scroll.isZooming, false),
      row("uiscrollview/iszoombouncing: without a finger, see the header", scroll.isZoomBouncing, false),
      row("uiscrollview/pinchgesturerecognizer: header", scroll.pinchGestureRecognizer, nil),
      row("uiscrollview/showshorizontalscrollindicator", scroll.showsHorizontalScrollIndicator, true),
      row("uiscrollview/showsverticalscrollindicator", scroll.showsVerticalScrollIndicator, true),
      row("uiscrollview/zoomscale", scroll.zoomScale, 1),
      row("uiscrollview/minimumzoomscale", scroll.minimumZoomScale, 1),
      row("uiscrollview/maximumzoomscale", scroll.maximumZoomScale, 1),
      row("uiscrollview/bounceszoom", scroll.bouncesZoom, true),
      row("uiscrollview/keyboarddismissmode", scroll.keyboardDismissMode, .none),
      row("uiscrollview/clipstobounds: see the overview", scroll.clipsToBounds, true),
      row(
        "uiscrollview/pangesturerecognizer: its mask is the engine's choice",
        scroll.panGestureRecognizer.allowedScrollTypesMask,
        .all),
    ])
    let (table, cell) = (UITableView(), UITableViewCell(style: .default, reuseIdentifier: nil))
    check([
      row("uitableview/style", table.style, .plain),
      row("uitableview/rowheight", table.rowHeight, UITableView.automaticDimension),
      row("uitableview/sectionheaderheight", table.sectionHeaderHeight, UITableView.automaticDimension),
      row("uitableview/allowsselection", table.allowsSelection, true),
      row("uitableview/separatorstyle", table.separatorStyle, .singleLine),
      row("uitableview/tableheaderview", table.tableHeaderView, nil),
      row("uitableview/tablefooterview", table.tableFooterView, nil),
      row("uitableview/datasource: no page says it; empty until it is set", table.dataSource == nil, true),
      row("uitableview/indexpathforselectedrow", table.indexPathForSelectedRow, nil),
      row("uitableviewcell/selectionstyle", cell.selectionStyle, .default),
      row("uitableviewcell/isselected", cell.isSelected, false),
      row("uitableviewcell/ishighlighted", cell.isHighlighted, false),
    ])
  }

  func testWindowsAndControllers() {
    let phone = Phone()
    let (window, controller, tabs) = (phone.window, UIViewController(), UITabBarController())
    let hidden = UIWindow(frame: .zero)
    check([
      row("uiwindow/windowlevel", window.windowLevel, .normal),
      row("uiwindow/rootviewcontroller", window.rootViewController, nil),
      row("uiwindow/canbecomekey", window.canBecomeKey, true),
      row("uiwindow/ishidden: until it is shown", hidden.isHidden, true),
      row("uiviewcontroller/title", controller.title, nil),
      row("uiviewcontroller/parent", controller.parent, nil),
      row("uiviewcontroller/presentedviewcontroller", controller.presentedViewController, nil),
      row("uiviewcontroller/keycommands", controller.keyCommands == nil, true),
      row("uiviewcontroller/modalpresentationstyle", controller.modalPresentationStyle, .automatic),
      row("uiviewcontroller/isviewloaded: before the view is asked for", controller.isViewLoaded, false),
      row("uitabbarcontroller/viewcontrollers", tabs.viewControllers, nil),
      row("uitabbarcontroller/selectedindex: engine's choice, without a tab", tabs.selectedIndex, -1),
      row(
        "uitabbarcontroller/selectedviewcontroller: no page says it; empty without a tab",
        tabs.selectedViewController, nil),
      row(
        "uinavigationcontroller/viewcontrollers: no page says it; empty until it is set",
        UINavigationController().viewControllers, []),
      row("uiapplication/isidletimerdisabled", phone.app.isIdleTimerDisabled, false),
      row(
        "uiwindow/windowscene: engine's choice, the app's", hidden.windowScene === window.windowScene, true),
      row("uiscene/title: engine's choice", window.windowScene?.title, ""),
    ])
    let timer = VirtualTimer(timeInterval: 1, repeats: false) { _ in }
    check([
      row("foundation/timer/tolerance", timer.tolerance, 0),
      row(
        "coremotion/cmmotionmanager/accelerometerupdateinterval: engine's choice",
        CMMotionManager().accelerometerUpdateInterval, 0.01),
    ])
  }

  func testLayersAndPaths() {
    let (layer, shape, path) = (CALayer(), CAShapeLayer(), UIBezierPath())
    check([
      row("calayer/opacity", layer.opacity, 1),
      row("calayer/ishidden", layer.isHidden, false),
      row("calayer/maskstobounds", layer.masksToBounds, false),
      row("calayer/cornerradius", layer.cornerRadius, 0),
      row("calayer/borderwidth", layer.borderWidth, 0),
      row("calayer/zposition", layer.zPosition, 0),
      row("calayer/anchorpoint: header", layer.anchorPoint, CGPoint(x: 0.5, y: 0.5)),
      row("calayer/shadowopacity", layer.shadowOpacity, 0),
      row("calayer/shadowradius", layer.shadowRadius, 3),
      row("calayer/shadowoffset", layer.shadowOffset, CGSize(width: 0, height: -3)),
      row("calayer/shouldrasterize: header", layer.shouldRasterize, false),
      row("calayer/rasterizationscale", layer.rasterizationScale, 1),
      row("calayer/contentsscale", layer.contentsScale, 1),
      row("calayer/backgroundcolor", layer.backgroundColor == nil, true),
      row("calayer/bordercolor: header", layer.borderColor?.components, [0, 0, 0, 1]),
      row("calayer/shadowcolor", layer.shadowColor?.components, [0, 0, 0, 1]),
      row("calayer/shadowpath: header", layer.shadowPath == nil, true),
      row("calayer/maskedcorners: header", layer.maskedCorners.rawValue, 15),
      row("calayer/cornercurve: header", layer.cornerCurve, .circular),
      row("calayer/mask: header", layer.mask, nil),
      row("calayer/sublayers: header", layer.sublayers, nil),
      row("calayer/name: header", layer.name, nil),
      row("calayer/position", layer.position, .zero),
      row("calayer/bounds: header", layer.bounds, .zero),
      row("calayer/transform: header", CATransform3DIsIdentity(layer.transform), true),
      row("cashapelayer/fillcolor", shape.fillColor?.components, [0, 0, 0, 1]),
      row("cashapelayer/strokecolor", shape.strokeColor == nil, true),
      row("cashapelayer/linewidth: header", shape.lineWidth, 1),
      row("cashapelayer/strokestart: header", shape.strokeStart, 0),
      row("cashapelayer/strokeend", shape.strokeEnd, 1),
      row("cashapelayer/path: header", shape.path == nil, true),
      row("cashapelayer/fillrule: header", shape.fillRule, .nonZero),
      row("cashapelayer/linecap: header", shape.lineCap, .butt),
      row("cashapelayer/linejoin: header", shape.lineJoin, .miter),
      row("cashapelayer/linedashpattern: header", shape.lineDashPattern == nil, true),
      row("cashapelayer/linedashphase: header", shape.lineDashPhase, 0),
      row("cagradientlayer/colors: header", CAGradientLayer().colors == nil, true),
      row("cagradientlayer/locations: header", CAGradientLayer().locations == nil, true),
      row("cagradientlayer/startpoint", CAGradientLayer().startPoint, CGPoint(x: 0.5, y: 0)),
      row("cagradientlayer/endpoint", CAGradientLayer().endPoint, CGPoint(x: 0.5, y: 1)),
      row("uibezierpath/linewidth", path.lineWidth, 1),
      row("uibezierpath/linecapstyle", path.lineCapStyle, .butt),
      row("uibezierpath/linejoinstyle", path.lineJoinStyle, .miter),
      row("uibezierpath/usesevenoddfillrule", path.usesEvenOddFillRule, false),
    ])
    let format = UIGraphicsImageRendererFormat()
    check([
      row("uigraphicsimagerendererformat/opaque", format.opaque, false),
      row("uigraphicsimagerendererformat/scale: as the screen, whose points are dots", format.scale, 1),
    ])
  }

  func testAnimationsAndConstraints() {
    let (basic, spring) = (CABasicAnimation(), CASpringAnimation())
    let (keyframes, group) = (CAKeyframeAnimation(), CAAnimationGroup())
    check([
      row("camediatiming/duration: header", basic.duration, 0),
      row("camediatiming/begintime: header", basic.beginTime, 0),
      row("camediatiming/repeatcount: header", basic.repeatCount, 0),
      row("camediatiming/autoreverses: header", basic.autoreverses, false),
      row("camediatiming/fillmode: header", basic.fillMode, .removed),
      row("caanimation/isremovedoncompletion: header", basic.isRemovedOnCompletion, true),
      row("caanimation/timingfunction: header", basic.timingFunction, nil),
      row("capropertyanimation/keypath: no page says it; empty until it is set", basic.keyPath, nil),
      row("cabasicanimation/fromvalue: header, optional", basic.fromValue == nil, true),
      row("cabasicanimation/tovalue: header, optional", basic.toValue == nil, true),
      row("cabasicanimation/byvalue: header, optional", basic.byValue == nil, true),
      row("caspringanimation/mass: header", spring.mass, 1),
      row("caspringanimation/stiffness: header", spring.stiffness, 100),
      row("caspringanimation/damping: header", spring.damping, 10),
      row("caspringanimation/initialvelocity: header", spring.initialVelocity, 0),
      row(
        "cakeyframeanimation/values: no page says it; empty until it is set", keyframes.values == nil, true),
      row("cakeyframeanimation/keytimes: header, optional", keyframes.keyTimes == nil, true),
      row("caanimationgroup/animations: no page says it; empty until it is set", group.animations, nil),
    ])
    let constraint = NSLayoutConstraint(
      item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 3)
    check([
      row("nslayoutconstraint/isactive", constraint.isActive, false),
      row("nslayoutconstraint/priority", constraint.priority, .required),
      row(
        "nslayoutconstraint/identifier: no page says it; empty until it is set", constraint.identifier, nil),
      row("uilayoutguide/identifier", UILayoutGuide().identifier, ""),
    ])
  }

  /// Engine's choice; before that there is no list, as the page says.
  func testATabBarControllerThatHasLostItsTabsHasAnEmptyList() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    tabs.viewControllers = nil
    XCTAssertEqual(tabs.viewControllers, [])
  }

  /// As the page of `gestureRecognizers` says.
  func testAViewThatHasLostItsRecognizersHasAnEmptyList() {
    let (view, tap) = (UIView(), UITapGestureRecognizer())
    view.addGestureRecognizer(tap)
    XCTAssertEqual(view.gestureRecognizers, [tap])
    view.removeGestureRecognizer(tap)
    XCTAssertEqual(view.gestureRecognizers, [])
  }
}
