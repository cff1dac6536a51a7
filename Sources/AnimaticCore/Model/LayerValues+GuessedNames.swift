// Properties as UIKit spells them: unavailable, so that the compiler says what to write. A layer has
// them too, through its dynamic members.

extension LayerValues {
  /// Unavailable: write opacity instead.
  @available(*, unavailable, renamed: "opacity")
  public var alpha: Double {
    get { opacity }
    set { opacity = newValue }
  }

  /// Unavailable: write position instead.
  @available(*, unavailable, renamed: "position")
  public var center: CGPoint {
    get { position }
    set { position = newValue }
  }

  /// Unavailable: read presentation without parentheses instead.
  ///
  /// Optional as in Core Animation, so that the compiler reports the parentheses, not the question
  /// mark after them.
  @available(
    *, unavailable,
    message: "Write layer.presentation or layer.model, without parentheses; neither is ever nil."
  )
  public func callAsFunction() -> LayerValues? { self }

  /// Unavailable: read model without parentheses instead.
  ///
  /// The parameter makes it the second choice, for calls that the optional form does not fit.
  @available(
    *, unavailable,
    message: "Write layer.presentation or layer.model, without parentheses; neither is ever nil."
  )
  public func callAsFunction(_ nothing: Void = ()) -> LayerValues { self }
}
