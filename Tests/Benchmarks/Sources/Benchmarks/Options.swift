// What the command line asks for.

/// The options of one call.
struct Options {
  static let usage = """
    usage: Benchmarks [--quick] [--only S1…S11|S8b|Scale|Growth|Memory] [--rounds n] [--measure name]
      --quick          one round without Qt; --rounds after it asks for more
      --only S2        one scenario
      --rounds 9       how often each is measured; 3 by default
      --measure "S5"   one row of the table, once
    """

  private(set) var isQuick = false
  private(set) var rounds = 3
  /// The one candidate that this process shall measure.
  private(set) var candidate: String?
  /// Whether the candidate's work is done once, for a tool that counts instructions.
  private(set) var isCounted = false
  private var only: String?

  /// Reads the arguments after the program's name; nil where one makes no sense.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick":
        isQuick = true
        rounds = 1
      case "--only":
        guard let name = rest.popFirst() else { return nil }
        only = name
      case "--rounds":
        guard let text = rest.popFirst(), let count = Int(text), count > 0 else { return nil }
        rounds = count
      case "--measure", "--count":
        guard let name = rest.popFirst() else { return nil }
        candidate = name
        isCounted = argument == "--count"
      default: return nil
      }
    }
  }

  /// Whether a candidate or a comparison is asked for: its first word is its scenario.
  func includes(_ name: String) -> Bool {
    only.map { name.hasPrefix("\($0) ") || name == $0 || name.hasPrefix("\($0),") } ?? true
  }
}
