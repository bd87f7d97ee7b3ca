#if hasFeature(Embedded)
  /// What a keyboard should be like; the browser has nothing of it.
  public protocol UITextInputTraits: AnyObject {}
#else
  /// What a keyboard should be like: kept by the class that says it, for the engine draws no keyboard.
  ///
  /// Every property has a default, which does not keep what it is set to: a class declares those that it wants.
  public protocol UITextInputTraits: AnyObject {
    /// Which keys the keyboard has.
    var keyboardType: UIKeyboardType { get set }
    /// What stands on the return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the keyboard is light or dark.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// When letters become large.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether words are checked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether the text is hidden.
    var isSecureTextEntry: Bool { get set }
  }

  extension UITextInputTraits {
    /// The usual keys.
    public var keyboardType: UIKeyboardType {
      get { .default }
      set {}
    }
    /// The usual return key.
    public var returnKeyType: UIReturnKeyType {
      get { .default }
      set {}
    }
    /// The usual look.
    public var keyboardAppearance: UIKeyboardAppearance {
      get { .default }
      set {}
    }
    /// At the beginning of sentences.
    public var autocapitalizationType: UITextAutocapitalizationType {
      get { .sentences }
      set {}
    }
    /// What the system says.
    public var autocorrectionType: UITextAutocorrectionType {
      get { .default }
      set {}
    }
    /// What the system says.
    public var spellCheckingType: UITextSpellCheckingType {
      get { .default }
      set {}
    }
    /// No.
    public var isSecureTextEntry: Bool {
      get { false }
      set {}
    }
  }

  /// Which keys a keyboard has; the engine draws none.
  public enum UIKeyboardType: Int, Sendable {
    case `default` = 0, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    /// The old name of `asciiCapable`.
    public static let alphabet = UIKeyboardType.asciiCapable
  }

  /// What stands on a return key; the engine draws none.
  public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
  }

  /// Whether a keyboard is light or dark; the engine draws none.
  public enum UIKeyboardAppearance: Int, Sendable { case `default` = 0, dark, light }

  /// When letters become large; keys write what they say.
  public enum UITextAutocapitalizationType: Int, Sendable { case none = 0, words, sentences, allCharacters }
  /// Whether words are corrected; keys write what they say.
  public enum UITextAutocorrectionType: Int, Sendable { case `default` = 0, no, yes }
  /// Whether words are checked; none is.
  public enum UITextSpellCheckingType: Int, Sendable { case `default` = 0, no, yes }
  /// Whether quotation marks are made round; keys write what they say.
  public enum UITextSmartQuotesType: Int, Sendable { case `default` = 0, no, yes }
  /// Whether two hyphens become a dash; keys write what they say.
  public enum UITextSmartDashesType: Int, Sendable { case `default` = 0, no, yes }
  /// Whether blanks are added where words are pasted; none is.
  public enum UITextSmartInsertDeleteType: Int, Sendable { case `default` = 0, no, yes }

  /// What a text means, for suggestions; there are none.
  public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a meaning from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an account.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is good for one time.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An address of mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A number of a telephone.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
  }
#endif
