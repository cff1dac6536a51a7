// The reasons why a time operator has no effect.

/// The reason why a time operator has no effect.
enum UnusableTime: Error {
  case endless(String, remedy: String)
  case number(String, Double)
}
