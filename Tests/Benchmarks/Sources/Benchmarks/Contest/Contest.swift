// Measures all candidates in turn, round by round, each in a process of its own: what one leaves in
// memory does not help or hinder the next.

import Foundation

struct Contest {
  let options: Options
  private let qt: QtPeer?

  init(_ options: Options) {
    self.options = options
    qt = options.isQuick ? nil : QtPeer()
  }

  /// Measures, prints, and tells whether every goal was reached.
  func run() -> Bool {
    if qt == nil, !options.isQuick {
      print("Qt is left out: it takes \(QtPeer.packages). Its goals count as missed.\n")
    }
    let names = Candidate.all.map(\.name).filter(options.includes)
    let questions = qt == nil ? [] : QtPeer.questions.filter { options.includes($0.name) }
    var found: [String: [Double]] = [:]
    for _ in 0..<options.rounds {
      for name in names { found[name, default: []].append(Self.measure(name)) }
      for (name, words) in questions {
        found[name, default: []].append(qt?.measure(words) ?? .nan)
      }
    }
    Table.print(found, order: (names + questions.map(\.name)).sorted(by: Self.isBefore))
    if options.isQuick { return true }
    return Table.print(Goal.all.filter { options.includes($0.name) }, found)
  }

  /// By scenario, then as they come.
  private static func isBefore(_ one: String, _ other: String) -> Bool {
    one.localizedStandardCompare(other) == .orderedAscending
  }

  private static func measure(_ name: String) -> Double {
    let own = URL(fileURLWithPath: CommandLine.arguments[0]).path
    let text = try? Program.output(own, ["--measure", name])
    return text.flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) } ?? .nan
  }
}
