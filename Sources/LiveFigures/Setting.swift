/// A switch of a figure: what can be chosen, and what is chosen at first.
struct Setting {
  /// What is set, in the words of code where there are such words: `C.alpha`.
  var name: String
  /// What can be chosen; two choices make a switch.
  var choices: [String]
  /// The place of the choice that a new run begins with.
  var initial = 0

  /// Makes a setting with any number of choices.
  @inline(never)
  init(_ name: String, _ choices: [String], initial: Int = 0) {
    self.name = name
    self.choices = choices
    self.initial = initial
  }

  /// Makes a property that is true or false.
  @inline(never)
  init(_ name: String, is value: Bool) { self.init(name, ["false", "true"], initial: value ? 1 : 0) }
}
