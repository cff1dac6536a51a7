// Who measures a candidate: this program, or one of those that it asks.

import Scenarios

/// The programs that are asked.
struct Programs {
  /// The peer that has to be built first; nil where it can't be, or need not be.
  let qt: QtProgram?

  /// The number of a candidate, from a process of its own; nil where it could not be measured.
  func ask(_ candidate: Candidate) -> Double? {
    switch candidate.way {
    case .timed: Program.number(Program.beside("Benchmarks"), ["--measure", candidate.name])
    case .counted: Program.number(Program.beside("Counting"), [candidate.name])
    case .loops(let words): Program.number(Program.beside("Loops"), words)
    case .qt(let words): qt.flatMap { Program.number($0.path, words) }
    }
  }

  /// The same for one candidate alone; what can be measured in this process is.
  static func measure(_ candidate: Candidate) -> Double? {
    switch candidate.way {
    case .timed(let measure): measure()
    case .counted, .loops: Programs(qt: nil).ask(candidate)
    case .qt: Programs(qt: QtProgram()).ask(candidate)
    }
  }
}
