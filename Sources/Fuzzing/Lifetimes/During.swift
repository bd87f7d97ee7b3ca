import TouchKit

// What every override, delegate method, action and closure of the app calls: here the app does what it does.

/// An object of one of the app's classes.
protocol LifetimeObject: AnyObject {
  /// Whether its `deinit` has begun: from then on nothing may call it.
  var hasEnded: Bool { get }
}

/// Does what a callback is for; before or after that the app may let go of something.
func during<Answer>(_ callback: Callback, _ subject: (any LifetimeObject)?, _ work: () -> Answer) -> Answer {
  guard let app = LifetimeApp.current, app.hasTurn(in: callback, subject) else { return work() }
  let moment = app.choices.number(below: 3)
  if moment != 0 { app.act(in: callback, about: subject) }
  let answer = work()
  if moment != 1 { app.act(in: callback, about: subject) }
  return answer
}

func during(_ callback: Callback, _ subject: (any LifetimeObject)?, _ work: () -> Bool) -> Bool {
  guard let app = LifetimeApp.current, app.hasTurn(in: callback, subject) else { return work() }
  app.act(in: callback, about: subject)
  let answer = work()
  return app.choices.once(in: 2) ? !answer : answer
}

func during(_ callback: Callback, _ subject: (any LifetimeObject)?, _ work: () -> UIView?) -> UIView? {
  guard let app = LifetimeApp.current, app.hasTurn(in: callback, subject) else { return work() }
  let answer = work()
  app.act(in: callback, about: subject)
  return app.choices.once(in: 3) ? app.anyView() : answer
}

func during(_ callback: Callback, _ subject: (any LifetimeObject)?, _ work: () -> UIResponder?)
  -> UIResponder?
{
  guard let app = LifetimeApp.current, app.hasTurn(in: callback, subject) else { return work() }
  let answer = work()
  app.act(in: callback, about: subject)
  return app.choices.once(in: 4) ? app.anyView() : answer
}

/// Called first in every `deinit` of the app.
func released(_ callback: Callback) {
  guard let app = LifetimeApp.current else { return }
  if app.hasTurn(in: callback, nil) { app.act(in: callback, about: nil) }
}
