import TouchKit

extension LifetimeApp {
  func changeScrollViews(_ act: Act, _ subject: AnyObject?) {
    guard let scrollView = scrollView(near: subject) else { return }
    let place = CGPoint(x: choices.share() * 300, y: choices.share() * 1200)
    let isAnimated = !choices.once(in: 3)
    switch act {
    case .scroll:
      if choices.once(in: 3) {
        scrollView.scrollRectToVisible(
          CGRect(origin: place, size: CGSize(width: 20, height: 20)), animated: isAnimated)
      } else {
        scrollView.setContentOffset(place, animated: isAnimated)
      }
    case .zoom:
      scrollView.minimumZoomScale = 0.5
      scrollView.maximumZoomScale = 4
      if choices.once(in: 3) {
        scrollView.zoom(to: CGRect(origin: place, size: CGSize(width: 60, height: 60)), animated: isAnimated)
      } else {
        scrollView.setZoomScale(choices.share() * 4, animated: isAnimated)
      }
    case .changeScrolling:
      switch choices.number(below: 6) {
      case 0: scrollView.isScrollEnabled.toggle()
      case 1: scrollView.maximumZoomScale = scrollView.maximumZoomScale > 1 ? 1 : 3
      case 2: scrollView.contentSize = CGSize(width: choices.share() * 900, height: choices.share() * 2000)
      case 3:
        scrollView.isPagingEnabled.toggle()
        scrollView.keyboardDismissMode = .onDrag
      case 4:
        scrollView.delaysContentTouches.toggle()
        scrollView.alwaysBounceHorizontal.toggle()
        scrollView.isDirectionalLockEnabled.toggle()
      default:
        let drag = scrollView.panGestureRecognizer
        note(drag)
        if choices.once(in: 2) { references.append(drag) }
        if let pinch = scrollView.pinchGestureRecognizer { note(pinch) }
      }
    case .changeScrollDelegate:
      drop(scrollView.delegate)
      switch choices.number(below: 3) {
      case 0: scrollView.delegate = nil
      case 1:
        let brief = AppScrollDelegate()
        scrollView.delegate = brief
      default: scrollView.delegate = keep(AppTableDelegate())
      }
    case .releaseScrollView: release(scrollView)
    default: return
    }
  }

  func changeTables(_ act: Act, _ subject: AnyObject?) {
    guard let table = table(near: subject) else { return }
    let path = IndexPath(row: choices.number(below: 10), section: choices.number(below: 3))
    switch act {
    case .reload: table.reloadData()
    case .selectRow:
      table.selectRow(
        at: path, animated: choices.once(in: 2), scrollPosition: choices.pick([.none, .top, .middle]))
    case .updateRows:
      table.performBatchUpdates {
        during(.batchUpdates, nil) {
          table.insertRows(at: [path], with: .none)
          table.deleteRows(at: [path], with: .none)
        }
      } completion: { _ in
        during(.batchCompletion, nil) {}
      }
    case .changeSource:
      drop(table.dataSource)
      switch choices.number(below: 3) {
      case 0: table.dataSource = nil
      case 1:
        let brief = AppRowSource()
        table.dataSource = brief
      default: table.dataSource = keep(AppRowSource())
      }
    case .changeEdges:
      let edge = choices.once(in: 3) ? anyView() : makeView()
      if choices.once(in: 2) { table.tableHeaderView = edge } else { table.tableFooterView = edge }
    case .askTable:
      if let cell = table.cellForRow(at: path), choices.once(in: 2) { references.append(cell) }
      if let cell = table.dequeueReusableCell(withIdentifier: "row") { keep(cell) }
      _ = table.dequeueReusableCell(withIdentifier: "row", for: path)
      table.scrollToRow(at: path, at: .top, animated: choices.once(in: 2))
      _ = table.headerView(forSection: 0)
      _ = table.indexPathsForVisibleRows
    case .releaseCells: for cell in table.visibleCells { release(cell) }
    default: return
    }
  }
}
