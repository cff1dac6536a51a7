// The names of the kinds of easing and the fields of their archives.

/// The names of the kinds besides Penner's families.
enum EasingKind: String {
  case turned = "reversed"
  /// A function without a valid curve.
  case refused
  case steps, linear, sampled, spring, mirrored, part, clamped
}

/// The keys of the fields, in the order in which they are written.
package enum EasingKey: String, CodingKey, CaseIterable {
  case kind, way, overshoot, amplitude, period, count, jump, values, fractions, controlPoints
  case spring, from, to, base
  /// The diagnostic of invalid input, which Codable leaves out.
  case problem
}

/// The fields of an archive.
package typealias EasingFields = [EasingKey: any EasingValue]

/// The type of a field.
package protocol EasingValue: Codable {}

extension Double: EasingValue {}

extension [Double]: EasingValue {}

extension Int: EasingValue {}

extension String: EasingValue {}

extension EasingWay: EasingValue {}

extension StepJump: EasingValue {}

extension SpringCurve: EasingValue {}
