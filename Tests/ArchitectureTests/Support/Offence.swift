// Owns what a guard reports. It decides nothing.

/// One place in the tree that breaks a rule of the house.
struct Offence: Sendable, Equatable, CustomStringConvertible {
  let path: String
  let line: Int
  let reason: String

  var description: String { "\(path):\(line): \(reason)" }
}
