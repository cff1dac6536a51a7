// Layer contents as a name or an image of any type; compared, never drawn.

/// The contents of a layer: a name, or any image that is hashable and sendable.
///
/// The library never draws contents. An animation of them presents the first until halfway and then
/// the second; the renderer may cross-fade (V-1, engine-defined).
///
/// ```swift
/// KeyframeAnimation(.contents, values: ["run-1", "run-2", "run-3"], duration: 0.3)
/// ```
public struct LayerContents: ShapedValue, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The image or its name; nil for empty contents.
  public let image: (any Hashable & Sendable)?

  /// The empty contents of a new layer.
  public static let empty = LayerContents(animatableComponents: [])

  /// Creates contents from an image.
  ///
  /// - Parameter image: The image, or a value that represents it.
  public init(_ image: some Hashable & Sendable) {
    self.image = image
  }

  /// Creates contents from a name.
  ///
  /// - Parameter value: The name.
  public init(stringLiteral value: String) {
    image = value
  }

  /// Creates empty contents: contents have no numeric components.
  ///
  /// - Parameter components: Ignored.
  public init(animatableComponents components: [Double]) {
    image = nil
  }

  /// An empty array.
  public var animatableComponents: [Double] { [] }

  /// Returns whether both are equal.
  ///
  /// - Parameters:
  ///   - first: Some contents.
  ///   - second: Other contents.
  /// - Returns: Whether the images are equal, or both are empty.
  public static func == (first: LayerContents, second: LayerContents) -> Bool {
    first.shape == second.shape
  }

  /// The image or its name on one line; empty if there is none.
  public var description: String { image.map { "\($0)".oneLine } ?? "empty" }

  package var shape: ValueShape { ValueShape(image ?? Nothing()) }

  package init(shape: ValueShape, components: [Double]) {
    image = shape.base is Nothing ? nil : shape.base
  }

  private struct Nothing: Hashable, Sendable {}
}
