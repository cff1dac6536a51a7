// Measures all candidates in turn, round by round, each in a process of its own: what one leaves in
// memory does not help or hinder the next.

import Foundation
import Scenarios

struct Contest {
  private let options: Options
  private let programs: Programs

  init(_ options: Options) {
    self.options = options
    programs = Programs(qt: options.isQuick ? nil : QtProgram())
  }

  /// Measures, prints, and tells whether all could be measured and every goal was reached.
  func run() -> Bool {
    let candidates = Candidate.all.filter { options.includes($0.name) && canAsk($0) }
    var found: [String: [Double]] = [:]
    var failed: Set<String> = []
    for _ in 0..<options.rounds {
      for candidate in candidates {
        let number = programs.ask(candidate)
        if number == nil { failed.insert(candidate.name) }
        found[candidate.name, default: []].append(number ?? .nan)
      }
    }
    Table.print(found, order: candidates.map(\.name).sorted(by: Self.isBefore))
    if programs.qt == nil, !options.isQuick {
      print("\nQt is left out: it takes \(QtProgram.packages). Its goals count as missed.")
    }
    if !failed.isEmpty {
      print("\nCould not be measured: \(failed.sorted(by: Self.isBefore).joined(separator: "; ")).")
    }
    let goals = (options.isQuick ? Goal.growth : Goal.all).filter { options.includes($0.name) }
    let areReached = Table.print(goals, found)
    // One round on a busy machine tells too little to fail for.
    return (areReached || options.isQuick) && failed.isEmpty
  }

  private func canAsk(_ candidate: Candidate) -> Bool {
    if case .qt = candidate.way { programs.qt != nil } else { true }
  }

  /// By scenario, then as they come.
  private static func isBefore(_ one: String, _ other: String) -> Bool {
    one.localizedStandardCompare(other) == .orderedAscending
  }
}
