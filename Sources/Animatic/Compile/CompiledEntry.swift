// A statement of a composition as the animation that is generated for it.

public import AnimaticCore

/// One animation of a compiled composition, with its layer and its key.
public struct CompiledEntry: CustomStringConvertible {
  /// The layer; nil in a composition without one.
  public let layer: (any LayerHost)?

  /// The key, explicit or numbered; a number in use at run time becomes the next free one.
  public let key: String

  /// The resolved animation: a group with its children, or a single animation.
  public let animation: any LayerAnimation

  /// The key and the animation, on one line.
  public var description: String { "\(key.oneLine): \(animation)" }
}
