// Owns a color as four numbers. Knows no color spaces but its own and no platform colors.

/// A color as red, green, blue and alpha, in gamma-encoded sRGB and not premultiplied.
///
/// Each number is nominally 0 to 1. Nothing is clamped: springs and additive animations may leave
/// that range and come back.
///
/// ```swift
/// RGBAColor(red: 1, green: 0.5, blue: 0).alpha  // 1
/// ```
///
/// Follows V-1 and V-2.
public struct RGBAColor: Sendable, Hashable {
  /// How much red, nominally 0 to 1, gamma-encoded.
  public var red: Double
  /// How much green, nominally 0 to 1, gamma-encoded.
  public var green: Double
  /// How much blue, nominally 0 to 1, gamma-encoded.
  public var blue: Double
  /// How opaque the color is, from 0, clear, to 1.
  public var alpha: Double

  /// Makes a color from its numbers, nominally 0 to 1; it is opaque unless alpha says otherwise.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    // Minus zero is zero: inside the library it marks a color that was never set (B-5).
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha + 0)
  }

  /// Makes a gray from 0, black, to 1, white.
  ///
  /// ```swift
  /// RGBAColor(white: 0.5) == .gray  // true
  /// ```
  ///
  /// Follows V-2.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The four numbers: red, green, blue, alpha.
  public var components: [Double] { [red, green, blue, alpha] }

  /// Makes a color from red, green, blue and alpha in this order.
  ///
  /// A missing color number is 0, a missing alpha 1; numbers after the fourth are ignored.
  ///
  /// ```swift
  /// RGBAColor(components: [1, 0, 0]) == .red  // true
  /// ```
  public init(components: [Double]) {
    func number(_ index: Int, or missing: Double) -> Double {
      index < components.count ? components[index] : missing
    }
    self.init(
      red: number(0, or: 0), green: number(1, or: 0), blue: number(2, or: 0),
      alpha: number(3, or: 1))
  }
}

extension RGBAColor: CustomStringConvertible {
  /// One line: the four numbers, as in rgba(1, 0.5, 0, 1).
  public var description: String { "rgba(\(components.listText))" }
}
