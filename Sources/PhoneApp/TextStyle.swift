/// What letters are for.
enum TextStyle { case list, task, log }
