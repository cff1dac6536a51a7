// Easings in records.

/// The easing of a record: none, a named curve, or one of its pool's own curves.
@usableFromInline
package struct EasingID: RawRepresentable, Hashable, Sendable {
  /// -1 for none, the raw value of a named curve, or 16 plus the index of an own one.
  @usableFromInline package let rawValue: Int32

  @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }

  /// Creates the id of a named curve.
  package init(_ curve: NamedCurve) { rawValue = curve.rawValue }

  /// Creates the id of one of the pool's own curves.
  package init(own index: Int) { rawValue = Self.firstOwn + Int32(index) }

  package static let none = EasingID(rawValue: -1)

  private static let firstOwn: Int32 = 16

  /// The named curve; nil for any other, and for none.
  package var named: NamedCurve? { NamedCurve(rawValue: rawValue) }

  /// The index among the pool's own curves; nil for a named one, and for none.
  package var ownIndex: Int? { isOwn ? Int(rawValue - Self.firstOwn) : nil }

  /// Whether it is one of the pool's own curves.
  package var isOwn: Bool { rawValue >= Self.firstOwn }

  /// Whether it is an easing other than `linear`.
  package var bends: Bool { rawValue > NamedCurve.linear.rawValue }

  /// The same in a pool that has some other curves before its own.
  package func shifted(by count: Int32) -> EasingID {
    isOwn ? EasingID(rawValue: rawValue + count) : self
  }
}
