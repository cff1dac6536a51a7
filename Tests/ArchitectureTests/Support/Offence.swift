// A report of a guard.

/// One location in the tree that violates a rule.
struct Offence: Sendable, Equatable, CustomStringConvertible {
  let path: String
  let line: Int
  let reason: String

  var description: String { "\(path):\(line): \(reason)" }
}
