import LabSupport

extension SystemPath {
  static var queries: Scenario {
    Scenario(
      "TE7", "what an event and a touch answer",
      question: "Two fingers are on two views: which touches belong to which, and in whose coordinates?",
      scope: TraceScope(stages: [.log], subjects: .ownViews),
      build: { run in
        let left = DiaryView(frame: CGRect(x: 20, y: 100, width: 120, height: 280))
        left.traceName = "LeftView"
        let right = QueryView(frame: CGRect(x: 180, y: 100, width: 120, height: 280))
        right.traceName = "RightView"
        right.left = left
        right.diary = TouchDiary(run)
        left.diary = right.diary
        let page = PageView(frame: run.screen)
        page.addSubview(left)
        page.addSubview(right)
        run.show(page)
      },
      play: { run in
        run.play { script in
          script.down(finger: 0, at: CGPoint(x: 60, y: 160))
          script.wait(0.016)
          script.down(finger: 1, at: CGPoint(x: 240, y: 200))
          script.wait(0.016)
          script.move(finger: 1, to: CGPoint(x: 240, y: 230))
        }
      },
      answer: """
        allTouches holds every finger, touches(for:) those of one view, window or recognizer. A touch answers in the \
        coordinates of any view; nil stands for its window.
        """)
  }

  static var properties: Scenario {
    Scenario(
      "TE8", "everything that a touch knows",
      question: "Which of these could the digitizer have known, and which only the app?",
      scope: TraceScope(stages: [.log], subjects: .ownViews),
      build: { run in
        let star = PropertyView()
        star.traceName = "StarView"
        star.diary = TouchDiary(run)
        star.addGestureRecognizer(UITapGestureRecognizer())
        showStar(star, in: run)
      },
      play: { run in
        run.device.digitizer.report([
          Contact(index: 0, phase: .began, location: CGPoint(x: 0.5, y: 0.5), pressure: 0.15, majorRadius: 12)
        ])
        run.device.settle()
      },
      answer: """
        Time, place, pressure and size come from the glass. View, window, recognizers and tapCount are the app's.
        """)
  }

  static var coalesced: Scenario {
    Scenario(
      "TE1-samples", "240 samples a second, 60 calls a second",
      question:
        "The glass is looked at four times in a frame of the display: how often is touchesMoved called?",
      scope: TraceScope(stages: [.log], subjects: .ownViews),
      build: { run in
        let star = SampleView()
        star.traceName = "StarView"
        star.diary = TouchDiary(run)
        showStar(star, in: run)
        run.device.moveDelivery = .oncePerDisplayFrame
      },
      play: { run in
        run.play { script in
          script.down(at: CGPoint(x: 160, y: 160))
          for number in 1...10 {
            script.wait(1.0 / 240)
            script.move(to: CGPoint(x: 160, y: 160 + CGFloat(number) * 4))
          }
          script.wait(1.0 / 240)
          script.up()
        }
      },
      answer: """
        Once for each frame. The samples between are not lost: coalescedTouches(for:) has them, the last one like the \
        touch itself. Landings and lifts are never merged.
        """)
  }
}

private final class QueryView: DiaryView {
  weak var left: UIView?

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let diary, let event, let touch = touches.first, let left, let window else { return }
    func letters(_ touches: Set<UITouch>?) -> String {
      (touches ?? []).map { diary.letter(of: $0) }.sorted().joined(separator: " ")
    }
    diary.note("event.allTouches: \(letters(event.allTouches))", by: self)
    diary.note("event.touches(for: LeftView): \(letters(event.touches(for: left)))", by: self)
    diary.note("event.touches(for: RightView): \(letters(event.touches(for: self)))", by: self)
    diary.note("event.touches(for: window): \(letters(event.touches(for: window)))", by: self)
    diary.note("B.location(in: RightView): \(touch.location(in: self).text)", by: self)
    diary.note("B.location(in: LeftView): \(touch.location(in: left).text)", by: self)
    diary.note("B.location(in: nil): \(touch.location(in: nil).text)", by: self)
    diary.note("B.previousLocation(in: nil): \(touch.previousLocation(in: nil).text)", by: self)
    diary.note("the event is the object that LeftView got at 0.000: \(diary.isFirst(event))", by: self)
  }
}

private final class PropertyView: DiaryView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let diary, let touch = touches.first else { return }
    let recognizers = touch.gestureRecognizers?.map(\.traceName) ?? []
    for line in [
      "phase \(touch.phase), type \(touch.type), timestamp \(NumberText.fixed(touch.timestamp, places: 3)) s",
      "tapCount \(touch.tapCount)",
      "view \(touch.view?.traceName ?? "nil"), window \(touch.window?.traceName ?? "nil")",
      "majorRadius \(number(touch.majorRadius)), majorRadiusTolerance \(number(touch.majorRadiusTolerance))",
      "force \(number(touch.force)), maximumPossibleForce \(number(touch.maximumPossibleForce))",
    ] + recognizers.enumerated().map({ "gestureRecognizers[\($0)]: \($1)" }) {
      diary.note(line, by: self)
    }
  }

  private func number(_ value: CGFloat) -> String { NumberText.trimmed(Double(value)) }
}

private final class SampleView: DiaryView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let diary, let touch = touches.first, let event else { return }
    func heights(_ touches: [UITouch]?) -> String {
      (touches ?? []).map { NumberText.trimmed(Double($0.location(in: nil).y)) }.joined(separator: ", ")
    }
    diary.note(
      "touchesMoved: A at y \(heights([touch])); coalesced: y \(heights(event.coalescedTouches(for: touch))); "
        + "predicted: y \(heights(event.predictedTouches(for: touch)))", by: self)
  }
}
