// Conversions between indices and the 32-bit integers of the flat storage.

// Results and traps are those of the generic initializers, each call of which takes the compiler
// milliseconds, in debug builds too. `Int32(value)` would call itself here.

extension Int {
  @inlinable @inline(__always) package init(_ value: Int32) { self.init(truncatingIfNeeded: value) }
}

extension Int32 {
  /// Creates an integer, which must be representable.
  @inlinable @inline(__always) package init(_ value: Int) { self = numericCast(value) }
}
