// A bounded list of diagnostics without duplicates, for long-lived objects.

import AnimaticCore

/// Diagnostics in order of occurrence, limited in number.
struct DiagnosticList {
  /// The most diagnostics kept, besides the one that counts the rest.
  static let limit = 20_000

  private var kept = OrderedSet<Diagnostic>()
  private var leftOut = 0

  mutating func note(_ diagnostic: Diagnostic) {
    if kept.contains(diagnostic) { return }
    guard kept.count < Self.limit else {
      leftOut += 1
      return
    }
    kept.insert(diagnostic)
  }

  /// Notes a diagnostic with a count, replacing the one with the previous count.
  mutating func recount(_ diagnostic: Diagnostic) {
    kept = OrderedSet(kept.elements.filter { $0.id != diagnostic.id })
    note(diagnostic)
  }

  /// The kept diagnostics; if there were more, the last one reports their number.
  var all: [Diagnostic] { kept.elements + (leftOut > 0 ? [.leftOut(leftOut)] : []) }
}

extension Diagnostic {
  fileprivate static func leftOut(_ count: Int) -> Diagnostic {
    Diagnostic(
      .warning, "R-33",
      "More than \(DiagnosticList.limit) diagnostics: \(count) further ones are left out.",
      remedy: "Correct the reported ones first.")
  }
}
