// Why an operator on time has no effect.

/// The reason why an operator on time has no effect.
enum UnusableTime: Error {
  case endless(String, remedy: String)
  case number(String, Double)
}
