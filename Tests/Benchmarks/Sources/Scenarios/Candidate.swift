// Something that can be measured by itself, in a process of its own.

/// One way of doing the work of a scenario.
package struct Candidate: Sendable {
  /// What the table calls it; the first word is the scenario.
  package let name: String
  package let way: Way
  /// Whether one measurement is enough: a count is exact.
  package private(set) var isMeasuredOnce = false

  /// Where it is measured, and how.
  package enum Way: Sendable {
    /// In a process where nothing is counted; gives nanoseconds per unit.
    case timed(@Sendable () -> Double)
    /// In a process where the heap is counted; gives bytes or blocks.
    case counted(@Sendable () -> Double)
    /// By the program of C loops, which is asked with words.
    case loops([String])
    /// By the Qt program, which is asked with words.
    case qt([String])
  }

  init(_ name: String, _ measure: @escaping @Sendable () -> Double) {
    self.name = name
    way = .timed(measure)
  }

  init(_ name: String, counting measure: @escaping @Sendable () -> Double) {
    self.name = name
    way = .counted(measure)
    isMeasuredOnce = true
  }

  /// The same candidate, measured once.
  func once() -> Candidate {
    var candidate = self
    candidate.isMeasuredOnce = true
    return candidate
  }

  /// A peer: plain C.
  static func loops(_ name: String, _ scenario: String, _ amount: Amount) -> Candidate {
    Candidate(name: "\(name) C", way: .loops(amount.words(scenario)))
  }

  /// A peer: Qt's animation framework.
  static func qt(_ name: String, _ scenario: String, _ amount: Amount) -> Candidate {
    Candidate(name: "\(name) Qt", way: .qt(amount.words(scenario)))
  }

  private init(name: String, way: Way) {
    self.name = name
    self.way = way
  }

  /// The candidates of each scenario; those of one are compared with one another.
  package static let scenarios: [[Candidate]] =
    [
      Scenario1.candidates, Scenario2.candidates, Scenario3.candidates, Scenario5.candidates,
      Scenario6.candidates, Scenario7.candidates, Scenario8.candidates, Scenario8b.candidates,
      Scenario9.candidates, Scenario10.candidates, Scenario11.candidates,
    ] + Scaling.scenarios + [MemoryHour.candidates]

  /// The candidate with a name.
  package static func named(_ name: String) -> Candidate? {
    scenarios.joined().first { $0.name == name }
  }
}
