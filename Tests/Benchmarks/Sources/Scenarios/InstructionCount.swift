// Work whose instructions are counted by a tool that watches the program: see .ci/check-instructions.

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
    withExtendedLifetime(counted(work)) {}
    return Double(units)
  }

  private nonisolated(unsafe) static var rounds = 0

  /// The tool knows this name, and counts from its begin to its end.
  @inline(never)
  private static func counted<Result>(_ work: () -> Result) -> Result {
    let result = work()
    // Were the work the last that is done here, the tool would see it begin and not end.
    rounds += 1
    return result
  }
}
