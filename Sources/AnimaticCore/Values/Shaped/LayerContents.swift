// What a layer shows inside its bounds, as a name or an image of any kind: compared, never drawn.

/// The contents of a layer: a name, or any image that can be compared and travel between threads.
///
/// The library never draws contents. An animation of them shows the first until half way and the
/// second from there; whoever draws may cross-fade (V-1, engine-defined).
///
/// ```swift
/// KeyframeAnimation(.contents, values: ["run-1", "run-2", "run-3"], duration: 0.3)
/// ```
public struct LayerContents: ShapedValue, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The image or its name; nil where the layer shows nothing.
  public let image: (any Hashable & Sendable)?

  /// No contents: what a fresh layer has.
  public static let empty = LayerContents(image: nil)

  /// Creates contents from an image.
  ///
  /// - Parameter image: The image, or anything that stands for it.
  public init(_ image: some Hashable & Sendable) {
    self.init(image: image)
  }

  /// Creates contents that are named.
  ///
  /// - Parameter value: The name.
  public init(stringLiteral value: String) {
    self.init(image: value)
  }

  /// Creates empty contents: contents have no numbers to be made from.
  ///
  /// - Parameter components: Ignored.
  public init(animatableComponents components: [Double]) {
    self.init(image: nil)
  }

  private init(image: (any Hashable & Sendable)?) {
    self.image = image
  }

  /// No numbers.
  public var animatableComponents: [Double] { [] }

  /// Whether both show the same.
  ///
  /// - Parameters:
  ///   - first: Some contents.
  ///   - second: Other contents.
  /// - Returns: Whether the images are equal, or both are empty.
  public static func == (first: LayerContents, second: LayerContents) -> Bool {
    first.shape == second.shape
  }

  /// The image or its name, on one line; empty where there is none.
  public var description: String { image.map { "\($0)".oneLine } ?? "empty" }

  package var shape: ValueShape { ValueShape(image ?? Nothing()) }

  package init(shape: ValueShape, components: [Double]) {
    self.init(image: shape.base is Nothing ? nil : shape.base)
  }

  private struct Nothing: Hashable, Sendable {}
}
