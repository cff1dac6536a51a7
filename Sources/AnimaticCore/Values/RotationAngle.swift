// An angle with an explicit unit.

/// An angle of rotation in degrees, radians, or full turns.
///
/// ```swift
/// RotationAngle.degrees(180).radians  // 3.141592653589793
/// ```
public struct RotationAngle: Sendable, Hashable, CustomStringConvertible {
  /// The angle in radians; not normalized to one turn.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double { radians * 180 / .pi }

  /// Returns an angle in radians.
  ///
  /// - Parameter radians: Any number; π is half a turn.
  /// - Returns: The angle.
  public static func radians(_ radians: Double) -> RotationAngle {
    RotationAngle(radians: radians)
  }

  /// Returns an angle in degrees.
  ///
  /// - Parameter degrees: Any number; 180 is half a turn.
  /// - Returns: The angle.
  public static func degrees(_ degrees: Double) -> RotationAngle {
    RotationAngle(radians: degrees * .pi / 180)
  }

  /// Returns an angle in full turns.
  ///
  /// - Parameter turns: Any number; 0.5 is half a turn.
  /// - Returns: The angle.
  public static func turns(_ turns: Double) -> RotationAngle {
    RotationAngle(radians: turns * 2 * .pi)
  }

  /// The angle in degrees, such as 90°.
  public var description: String { "\((radians * 180 / .pi).text)°" }
}
