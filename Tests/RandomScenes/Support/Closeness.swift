// The comparison of computed numbers.

/// Whether two lists have the same count and equal numbers within an error relative to the second, which
/// is absolute below 1.
package func isClose(
  _ first: [Double], _ second: [Double], relativeError: Double = 1e-9
) -> Bool {
  first.count == second.count
    && zip(first, second).allSatisfy { abs($0 - $1) <= relativeError * max(1, abs($1)) }
}
