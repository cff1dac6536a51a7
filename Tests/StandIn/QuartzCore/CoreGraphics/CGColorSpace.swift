// The colour spaces that colours of layers come in.
// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// How many components a colour space has, and of what.
public enum CGColorSpaceModel: Int32, Sendable {
  /// No colour space that is known.
  case unknown = -1
  /// One component of grey.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}

/// How colours are mapped that a colour space lacks.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The one of the context.
  case defaultIntent
  /// Exact where possible.
  case absoluteColorimetric
  /// Relative to white.
  case relativeColorimetric
  /// Perceptual.
  case perceptual
  /// By saturation.
  case saturation
}

/// A colour space: sRGB, extended sRGB or a gray one.
public final class CGColorSpace: Hashable, Sendable {
  private let identifier: String

  /// A colour space by its name; nil where the name is not known here.
  public init?(name: CFString) {
    guard Self.names.contains(name as String) else { return nil }
    identifier = name as String
  }

  private static let names: Set = [
    "kCGColorSpaceSRGB", "kCGColorSpaceExtendedSRGB", "kCGColorSpaceGenericGrayGamma2_2",
  ]

  /// The name of sRGB.
  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  /// The name of sRGB whose components may leave 0...1.
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  /// The name of grey with the curve of sRGB, nearly.
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }

  /// The name it was made with.
  public var name: CFString? { NSString(string: identifier) }

  /// How many components it has without alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// What its components are.
  public var model: CGColorSpaceModel {
    identifier == Self.genericGrayGamma2_2 as String ? .monochrome : .rgb
  }

  /// Whether two are the same colour space.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.identifier == b.identifier }

  /// Mixes the name into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
