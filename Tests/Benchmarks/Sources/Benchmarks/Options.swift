// What the command line asks for.

/// The options of one call.
struct Options {
  static let usage = "usage: Benchmarks [--quick] [--only S1|S2]"

  private(set) var isQuick = false
  private var only: String?

  /// Reads the arguments after the program's name; nil where one makes no sense.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--only":
        guard let name = rest.popFirst(), ["S1", "S2"].contains(name) else { return nil }
        only = name
      default: return nil
      }
    }
  }

  /// Whether a scenario is to be run.
  func includes(_ scenario: String) -> Bool { only.map { $0 == scenario } ?? true }
}
