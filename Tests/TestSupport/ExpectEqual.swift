// The comparison that is cheap to compile.

package import Testing

/// Expects two values to be equal.
///
/// The compiler takes 3 ms for a call, and 16 ms for `#expect(value == 1)`.
package func expectEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(value == expected, comment(), sourceLocation: sourceLocation)
}
