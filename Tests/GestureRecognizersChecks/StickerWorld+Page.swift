import CheckSupport
import TouchKit
import TouchStage

extension StickerWorld {
  /// Puts the first sticker, as it was made, onto a page that scrolls and zooms.
  ///
  /// - Parameter zoom: How much larger than it is the page is shown.
  func putTheFirstStickerOntoAPage(zoom: CGFloat) {
    let (sticker, scrollView) = (stickers[0], UIScrollView(frame: stage.window.bounds))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 3_000, height: 3_000))
    let page = ZoomedContent(content)
    self.page = page
    content.isMultipleTouchEnabled = true
    scrollView.addSubview(content)
    (scrollView.delegate, scrollView.contentSize) = (page, content.bounds.size)
    (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.5, 3)
    scrollView.zoomScale = zoom
    scrollView.contentOffset = CGPoint(x: 1_000, y: 1_000)
    hear(scrollView.panGestureRecognizer)
    scrollView.pinchGestureRecognizer.map(hear)
    stage.window.addSubview(scrollView)
    sticker.transform = .identity
    sticker.bounds.size = CGSize(width: 300, height: 300)
    content.addSubview(sticker)
    sticker.center = content.convert(stage.window.middle, from: nil)
    lookAtTheStickers()
  }

  /// A pointer comes to the first sticker; there a trackpad scrolls, and a wheel is turned.
  ///
  /// - Parameter guest: Where a pan of the app is that takes both, if it is anywhere: on the sticker or on the page.
  func scrollOverTheFirstSticker(_ guest: StickerOddities.Guest) {
    let (sticker, device) = (stickers[0], stage.device)
    let (hover, pan) = (UIHoverGestureRecognizer(), UIPanGestureRecognizer())
    pan.allowedScrollTypesMask = .all
    [hover, pan].forEach(hear)
    sticker.addGestureRecognizer(hover)
    switch guest {
    case .none: break
    case .onTheSticker: sticker.addGestureRecognizer(pan)
    case .onThePage: page?.view.addGestureRecognizer(pan)
    }
    device.movePointer(to: sticker.convert(sticker.middle, to: nil))
    for _ in 0..<3 {
      device.scroll(by: CGVector(dx: 7, dy: -12))
      wait(0.016)
    }
    device.endScroll()
    wait(0.5)
    device.turnWheel(by: CGVector(dx: -5, dy: 20))
    wait(0.5)
    device.hidePointer()
    pan.isEnabled = false
    lookAtTheStickers()
  }
}
