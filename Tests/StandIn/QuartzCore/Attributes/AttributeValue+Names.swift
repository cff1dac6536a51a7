// Names such as fill modes: key-value coding hands them over as strings.

/// A name that Core Animation stores as a string.
protocol AttributeName: AttributeValue, RawRepresentable, Hashable, Sendable
where RawValue == String {
  init(rawValue: String)
}

extension AttributeName {
  static func unboxed(_ value: Any?) -> Self? {
    value as? Self ?? (value as? String).map { Self(rawValue: $0) }
  }
  var boxed: Any? { rawValue }
}

extension CAMediaTimingFillMode: AttributeName {}
extension CAAnimationCalculationMode: AttributeName {}
extension CAAnimationRotationMode: AttributeName {}
extension CATransitionType: AttributeName {}
extension CATransitionSubtype: AttributeName {}
