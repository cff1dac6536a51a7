// Properties as UIKit spells them: unavailable, so that the compiler says what to write.

extension LayerProperty where Value == Double {
  /// Unavailable: write opacity instead.
  @available(*, unavailable, renamed: "opacity")
  public static var alpha: Self { .opacity }
}

extension LayerProperty where Value == CGPoint {
  /// Unavailable: write position instead.
  @available(*, unavailable, renamed: "position")
  public static var center: Self { .position }
}
