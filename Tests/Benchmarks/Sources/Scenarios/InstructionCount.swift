// Work whose instructions are counted by a tool that watches the program: see .ci/costs.

package enum InstructionCount {
  /// Whether a candidate shall not be timed.
  nonisolated(unsafe) package static var isOn = false

  /// Does the work, and gives its units in the place of a time.
  ///
  /// A round that does not count goes before, unless what happens once is lost in so many units.
  static func units<Result>(_ units: Int, prepare: () -> Void, _ work: () -> Result) -> Double {
    if units < 100_000 {
      prepare()
      withExtendedLifetime(work()) {}
    }
    prepare()
    withoutActuallyEscaping(work) { work in
      var result: Result?
      next = { result = work() }
      countedWork()
      next = {}
      withExtendedLifetime(result) {}
    }
    return Double(units)
  }

  /// The work is handed over here, so that the compiler knows nothing of it: it would make a function
  /// of its own for each, and one of those that are alike.
  fileprivate nonisolated(unsafe) static var next: () -> Void = {}
  fileprivate nonisolated(unsafe) static var rounds = 0
}

/// The tool counts from the begin of this function to its end, and knows it by its name.
@inline(never)
func countedWork() {
  InstructionCount.next()
  // Were the work the last that is done here, the tool would see it begin and not end.
  InstructionCount.rounds += 1
}
