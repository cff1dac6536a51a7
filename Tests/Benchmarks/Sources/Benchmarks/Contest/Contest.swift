// Measures the candidates of each scenario in turn, round by round, each in a process of its own: what
// one leaves in memory does not help or hinder the next.

import Foundation
import Scenarios

struct Contest {
  private let options: Options
  private let programs: Programs

  init(_ options: Options) {
    self.options = options
    programs = Programs(qt: options.isQuick ? nil : QtProgram())
  }

  /// Measures and prints; returns whether all could be measured and the promise holds.
  func run() -> Bool {
    Table.printTitles()
    let found = Candidate.scenarios.reduce(into: [String: [Double]]()) { found, scenario in
      found.merge(measure(scenario)) { $1 }
    }
    let failed = found.filter { $0.value.contains(where: \.isNaN) }.keys
    let lacksQt = programs.qt == nil && !options.isQuick
    if lacksQt {
      print(
        QtProgram.isInstalled
          ? "\nThe program of Qt does not build."
          : "\nQt is left out: it takes \(QtProgram.packages).")
    }
    if !failed.isEmpty {
      print("\nCould not be measured: \(failed.sorted(by: Self.isBefore).joined(separator: "; ")).")
    }
    Table.print(Comparison.all.filter { options.includes($0.name) }, found)
    return holdsPromise(found) && failed.isEmpty && !(lacksQt && QtProgram.isInstalled)
  }

  /// Whether a stage's frame takes less time than Qt's; true where Qt was not measured.
  private func holdsPromise(_ found: [String: [Double]]) -> Bool {
    let ratio = Comparison.promise.ratio(in: found)
    guard !ratio.isNaN else { return true }
    let holds = ratio < 1
    print(
      "\nThe promise \(holds ? "holds" : "is broken"): \(Comparison.promise.title) is"
        + " \(Table.text(ratio)), \(holds ? "" : "not ")below 1.")
    return holds
  }

  /// The numbers of the candidates of a scenario; prints each row with its last measurement.
  private func measure(_ scenario: [Candidate]) -> [String: [Double]] {
    let candidates = scenario.filter { options.includes($0.name) && canAsk($0) }
      .sorted { Self.isBefore($0.name, $1.name) }
    var found: [String: [Double]] = [:]
    for round in 1...options.rounds {
      for candidate in candidates {
        let rounds = candidate.isMeasuredOnce ? 1 : options.rounds
        guard round <= rounds else { continue }
        found[candidate.name, default: []].append(programs.ask(candidate) ?? .nan)
        if round == rounds { Table.print(candidate.name, found[candidate.name] ?? []) }
      }
    }
    return found
  }

  private func canAsk(_ candidate: Candidate) -> Bool {
    if case .qt = candidate.way { programs.qt != nil } else { true }
  }

  /// By scenario, then as they come.
  private static func isBefore(_ one: String, _ other: String) -> Bool {
    one.localizedStandardCompare(other) == .orderedAscending
  }
}
