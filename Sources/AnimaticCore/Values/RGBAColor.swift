// A color as four numbers, without other color spaces or platform colors.

/// A color as red, green, blue, and alpha in gamma-encoded sRGB, not premultiplied.
///
/// Each component is nominally 0 to 1. Nothing is clamped: springs and additive animations may
/// temporarily leave that range.
///
/// ```swift
/// RGBAColor(red: 1, green: 0.5, blue: 0).alpha  // 1
/// ```
///
/// Follows V-1 and V-2.
public struct RGBAColor: Sendable, Hashable, CustomStringConvertible {
  /// The red component, nominally 0 to 1, gamma-encoded.
  public var red: Double
  /// The green component, nominally 0 to 1, gamma-encoded.
  public var green: Double
  /// The blue component, nominally 0 to 1, gamma-encoded.
  public var blue: Double
  /// The opacity, from 0, clear, to 1.
  public var alpha: Double

  /// Creates a color from its components, nominally 0 to 1; opaque by default.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    // Normalizes minus zero, which internally marks an unset color (B-5).
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha + 0)
  }

  /// Creates a gray from 0, black, to 1, white.
  ///
  /// ```swift
  /// RGBAColor(white: 0.5) == .gray  // true
  /// ```
  ///
  /// Follows V-2.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates an opaque color from a number with two hexadecimal digits for each component.
  ///
  /// ```swift
  /// RGBAColor(hex: 0xFF3300)  // red 1, green 0.2, blue 0
  /// ```
  ///
  /// - Parameters:
  ///   - hex: Red, green, and blue, 0x000000 to 0xFFFFFF; a greater number has a red above 1.
  ///   - alpha: The opacity, 0 to 1.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex &>> 16) / 255, green: Double(hex &>> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// The four components: red, green, blue, alpha.
  public var components: [Double] { [red, green, blue, alpha] }

  /// Creates a color from red, green, blue, and alpha, in this order.
  ///
  /// A missing color component is 0, a missing alpha 1; numbers after the fourth are ignored.
  ///
  /// ```swift
  /// RGBAColor(components: [1, 0, 0]) == .red  // true
  /// ```
  public init(components: [Double]) {
    self.init(
      red: components.number(at: 0), green: components.number(at: 1),
      blue: components.number(at: 2), alpha: components.number(at: 3, or: 1))
  }

  /// The four components on one line, as in rgba(1, 0.5, 0, 1).
  public var description: String { "rgba(\(components.listText))" }

  /// Transparent black: all four components are 0.
  public static var clear: RGBAColor { RGBAColor(white: 0, alpha: 0) }
  /// Opaque black.
  public static var black: RGBAColor { RGBAColor(white: 0) }
  /// Opaque white.
  public static var white: RGBAColor { RGBAColor(white: 1) }
  /// Opaque gray, halfway between black and white in component values.
  public static var gray: RGBAColor { RGBAColor(white: 0.5) }
  /// Opaque pure red.
  public static var red: RGBAColor { RGBAColor(red: 1, green: 0, blue: 0) }
  /// Opaque pure green.
  public static var green: RGBAColor { RGBAColor(red: 0, green: 1, blue: 0) }
  /// Opaque pure blue.
  public static var blue: RGBAColor { RGBAColor(red: 0, green: 0, blue: 1) }
  /// Opaque yellow: red and green.
  public static var yellow: RGBAColor { RGBAColor(red: 1, green: 1, blue: 0) }
  /// Opaque orange: red and half of green.
  public static var orange: RGBAColor { RGBAColor(red: 1, green: 0.5, blue: 0) }
}
