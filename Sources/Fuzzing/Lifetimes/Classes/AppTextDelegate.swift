import TouchKit

/// A delegate of text fields of the app.
final class AppTextDelegate: UITextFieldDelegate, LifetimeObject {
  private(set) var hasEnded = false

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    during(.textFieldDelegateTextFieldShouldBeginEditing, self) { true }
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    during(.textFieldDelegateTextFieldDidBeginEditing, self) {}
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    during(.textFieldDelegateTextFieldShouldEndEditing, self) { true }
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    during(.textFieldDelegateTextFieldDidEndEditing, self) {}
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    during(.textFieldDelegateTextFieldShouldChangeCharactersInReplacementString, self) { true }
  }
  func textFieldDidChangeSelection(_ textField: UITextField) {
    during(.textFieldDelegateTextFieldDidChangeSelection, self) {}
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    during(.textFieldDelegateTextFieldShouldReturn, self) { true }
  }

  deinit {
    hasEnded = true
    released(.textDelegateDeinit)
  }
}
