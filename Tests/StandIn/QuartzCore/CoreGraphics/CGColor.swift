// Colours of layers.

public import Foundation

/// A colour of components in a colour space, alpha last.
public final class CGColor: Hashable, Sendable {
  private let space: CGColorSpace?
  private let numbers: [CGFloat]

  /// The number of the type.
  public static var typeID: CFTypeID { 1 }

  private init(space: CGColorSpace?, numbers: [CGFloat]) {
    self.space = space
    let isExtended = space?.name.map { $0 as String } == CGColorSpace.extendedSRGB as String
    self.numbers = isExtended ? numbers : numbers.map { min(max($0, 0), 1) }
  }

  /// A colour of red, green and blue.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour of sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: CGColorSpace(name: CGColorSpace.sRGB), numbers: [red, green, blue, alpha])
  }

  /// A grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    let space = CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)
    self.init(space: space, numbers: [gray, alpha])
  }

  /// A colour of components, alpha last.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(
      space: space, numbers: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// The components, alpha last.
  public var components: [CGFloat]? { numbers }

  /// How many components there are, with alpha.
  public var numberOfComponents: Int { numbers.count }

  /// From 0, clear, to 1.
  public var alpha: CGFloat { numbers.last ?? 1 }

  /// The colour space of the components.
  public var colorSpace: CGColorSpace? { space }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, numbers: numbers.dropLast() + [alpha])
  }

  /// The color in another color space; nil for an unsupported conversion.
  public func converted(
    to other: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    if other == space { return self }
    guard other.model == .rgb, let space else { return nil }
    let rgb = space.model == .monochrome ? [numbers[0], numbers[0], numbers[0], alpha] : numbers
    return CGColor(space: other, numbers: rgb)
  }

  /// Whether two have the same components in the same colour space.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.numbers == b.numbers && a.space == b.space
  }

  /// Mixes the components into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}
