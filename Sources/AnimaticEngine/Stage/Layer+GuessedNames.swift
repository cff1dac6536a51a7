// The tree, its stage, and the initializers of a layer as UIKit and others spell them: unavailable, so that the
// compiler says what to write.

public import AnimaticCore

extension Layer {
  /// Unavailable: write init(name:) instead.
  @available(*, unavailable, renamed: "init(name:)")
  public convenience init(_ name: String) { self.init(name: name) }

  /// Unavailable: write init(name:position:bounds:), or set the frame instead.
  @available(
    *, unavailable,
    message: "Write Layer(position:bounds:), or create the layer and set its frame."
  )
  public convenience init(frame: CGRect) { self.init() }

  /// Unavailable: write addSublayer(_:) instead.
  @available(*, unavailable, renamed: "addSublayer(_:)")
  public func addSubview(_ layer: Layer) {}

  /// Unavailable: write removeFromSuperlayer() instead.
  @available(*, unavailable, renamed: "removeFromSuperlayer()")
  public func removeFromSuperview() {}

  /// Unavailable: write sublayers instead.
  @available(*, unavailable, renamed: "sublayers")
  public var subviews: [Layer] { [] }

  /// Unavailable: write superlayer instead.
  @available(*, unavailable, renamed: "superlayer")
  public var superview: Layer? { nil }
}

extension Stage {
  /// Unavailable: write add(_:) instead.
  @available(*, unavailable, renamed: "add(_:)")
  public func addSublayer(_ layer: Layer) {}

  /// Unavailable: write add(_:) instead.
  @available(*, unavailable, renamed: "add(_:)")
  public func addLayer(_ layer: Layer) {}
}
