// Named colors.

extension RGBAColor {
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
