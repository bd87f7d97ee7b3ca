import TouchKit

// A tap recognizer around a table hides the keyboard. Now a quick tap on a row selects nothing.
// A tap on a row should only select it, and a tap beside the table only hide the keyboard. The button
// below keeps working as it does.
//
//     make lab FILE=chapters/teaching/demos/DeadRow.swift
//     > tap 160 60       a row
//     > tap 160 330      beside the table
//     > tap button

final class RowPage: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UIGestureRecognizerDelegate
{
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 264))

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    let button = UIButton(frame: CGRect(x: 100, y: 400, width: 120, height: 44))
    button.addTarget(self, action: Selector(RowPage.send), for: .touchUpInside)
    view.addSubview(button)

    let tap = UITapGestureRecognizer(target: self, action: Selector(RowPage.hideKeyboard))
    tap.delegate = self
    view.addGestureRecognizer(tap)
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    true
  }

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
  func tableView(_ table: UITableView, cellForRowAt place: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_ table: UITableView, didSelectRowAt place: IndexPath) {
    print("row \(place.row) selected")
  }
  func hideKeyboard() { print("keyboard hidden") }
  func send() { print("sent") }
}
