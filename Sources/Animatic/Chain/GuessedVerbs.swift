// Verbs as other libraries spell them, and verbs whose label is left out: unavailable, so that the
// compiler says what to write.

public import AnimaticCore

extension Animate {
  // MARK: Verbs without a label

  /// Unavailable: write fade(to:) instead.
  @available(*, unavailable, message: "Write .fade(to: 0.5).")
  public consuming func fade(_ opacity: Double, duration: Double? = nil) -> Animate { self }

  /// Unavailable: write fade(from:to:) instead.
  @available(*, unavailable, renamed: "fade(from:to:)")
  public consuming func fade(_ from: Double, _ to: Double, duration: Double? = nil) -> Animate {
    self
  }

  /// Unavailable: write fadeIn(duration:) instead.
  @available(
    *, unavailable,
    message: "Write .fadeIn(duration: 0.3) for the seconds, or .fadeIn(to: 0.3) for the opacity."
  )
  public consuming func fadeIn(_ seconds: Double) -> Animate { self }

  /// Unavailable: write fadeOut(duration:) instead.
  @available(
    *, unavailable,
    message: "Write .fadeOut(duration: 0.3) for the seconds, or .fadeOut(to: 0.3) for the opacity."
  )
  public consuming func fadeOut(_ seconds: Double) -> Animate { self }

  /// Unavailable: write zoomIn(duration:) instead.
  @available(
    *, unavailable,
    message: "Write .zoomIn(duration: 0.3) for the seconds, or .zoomIn(from: 0.3) for the scale."
  )
  public consuming func zoomIn(_ seconds: Double) -> Animate { self }

  /// Unavailable: write zoomOut(duration:) instead.
  @available(
    *, unavailable,
    message: "Write .zoomOut(duration: 0.3) for the seconds, or .zoomOut(to: 0.3) for the scale."
  )
  public consuming func zoomOut(_ seconds: Double) -> Animate { self }

  /// Unavailable: write scale(to:) or scale(by:) instead.
  @available(
    *, unavailable, message: "Write .scale(to: 1.2), or .scale(by: 1.2) for a factor."
  )
  public consuming func scale(_ factor: Double, duration: Double? = nil) -> Animate { self }

  /// Unavailable: write rotate(to:) or rotate(by:) instead.
  @available(
    *, unavailable,
    message: "Write .rotate(to: .degrees(90)), or .rotate(by: .degrees(90)) for a turn from here."
  )
  public consuming func rotate(_ angle: RotationAngle, duration: Double? = nil) -> Animate { self }

  /// Unavailable: write background(to:) instead.
  @available(*, unavailable, message: "Write .background(to: .red).")
  public consuming func background(_ color: RGBAColor, duration: Double? = nil) -> Animate { self }

  /// Unavailable: write cornerRadius(to:) instead.
  @available(*, unavailable, message: "Write .cornerRadius(to: 10).")
  public consuming func cornerRadius(_ radius: Double, duration: Double? = nil) -> Animate { self }

  /// Unavailable: write morph(to:) instead.
  @available(*, unavailable, message: "Write .morph(to: path).")
  public consuming func morph(_ path: BezierPath, duration: Double? = nil) -> Animate { self }

  /// Unavailable: write contents(to:) instead.
  @available(*, unavailable, message: "Write .contents(to: image).")
  public consuming func contents(_ contents: LayerContents, duration: Double? = nil) -> Animate {
    self
  }

  /// Unavailable: write border(width:) instead.
  @available(*, unavailable, message: "Write .border(width: 2).")
  public consuming func border(_ width: Double, duration: Double? = nil) -> Animate { self }

  /// Unavailable: write border(color:) instead.
  @available(*, unavailable, message: "Write .border(color: .red).")
  public consuming func border(_ color: RGBAColor, duration: Double? = nil) -> Animate { self }

  /// Unavailable: write stroke(color:) instead.
  @available(*, unavailable, message: "Write .stroke(color: .red).")
  public consuming func stroke(_ color: RGBAColor, duration: Double? = nil) -> Animate { self }

  /// Unavailable: write stroke(to:) instead.
  @available(*, unavailable, message: "Write .stroke(to: 1).")
  public consuming func stroke(_ end: Double, duration: Double? = nil) -> Animate { self }

  /// Unavailable: write pulse(times:) or pulse(scale:) instead.
  @available(
    *, unavailable, message: "Write .pulse(times: 3), or .pulse(scale: 1.2) for the size."
  )
  public consuming func pulse(_ times: Double) -> Animate { self }

  /// Unavailable: write shake(x:times:) with the label of the number instead.
  @available(
    *, unavailable, message: "Write .shake(times: 3), or .shake(x: 3) for the distance."
  )
  public consuming func shake(_ times: Double) -> Animate { self }

  // MARK: Move and resize

  /// Unavailable: write move(byX:) instead.
  @available(*, unavailable, renamed: "move(byX:)")
  public consuming func move(dx: Double, duration: Double? = nil) -> Animate { self }

  /// Unavailable: write move(byY:) instead.
  @available(*, unavailable, renamed: "move(byY:)")
  public consuming func move(dy: Double, duration: Double? = nil) -> Animate { self }

  /// Unavailable: write move(by:) instead.
  @available(*, unavailable, message: "Write .move(by: [10, 20]).")
  public consuming func move(dx: Double, dy: Double, duration: Double? = nil) -> Animate { self }

  /// Unavailable: write move(by:) instead.
  @available(*, unavailable, message: "Write .move(by: [10, 20]).")
  public consuming func moveBy(
    x: Double = 0, y: Double = 0, duration: Double? = nil, easing: TimingFunction? = nil
  ) -> Animate {
    self
  }

  /// Unavailable: write move(x:y:) instead.
  @available(*, unavailable, message: "Write .move(x: 10, y: 20), or .move(to: [10, 20]).")
  public consuming func moveTo(
    x: Double = 0, y: Double = 0, duration: Double? = nil, easing: TimingFunction? = nil
  ) -> Animate {
    self
  }

  /// Unavailable: write move(to:) instead.
  @available(*, unavailable, renamed: "move(to:)")
  public consuming func position(
    to: [Double], duration: Double? = nil, easing: TimingFunction? = nil
  ) -> Animate { self }

  /// Unavailable: write move(to:) instead.
  @available(*, unavailable, renamed: "move(to:)")
  public consuming func center(
    to: [Double], duration: Double? = nil, easing: TimingFunction? = nil
  ) -> Animate { self }

  /// Unavailable: write move(by:) or animate(_:to:) instead.
  @available(
    *, unavailable,
    message: """
      Write .move(by: [10, 20]) for a distance from here, or .animate(.translationX, to: 10) for an \
      offset from the layer's position.
      """
  )
  public consuming func offset(
    x: Double = 0, y: Double = 0, duration: Double? = nil, easing: TimingFunction? = nil
  ) -> Animate {
    self
  }

  /// Unavailable: write move(to:) instead.
  @available(*, unavailable, renamed: "move(to:)")
  public consuming func position(
    to: CGPoint, duration: Double? = nil, easing: TimingFunction? = nil
  ) -> Animate { self }

  /// Unavailable: write move(by:) or animate(_:to:) instead.
  @available(
    *, unavailable,
    message: """
      Write .move(by: [10, 20]) for a distance from here, or .animate(.translationX, to: 10) for an \
      offset from the layer's position.
      """
  )
  public consuming func translate(
    x: Double = 0, y: Double = 0, duration: Double? = nil, easing: TimingFunction? = nil
  ) -> Animate { self }

  /// Unavailable: write move(x:y:) instead.
  @available(*, unavailable, renamed: "move(x:y:)")
  public consuming func position(
    x: Double, y: Double, duration: Double? = nil, easing: TimingFunction? = nil
  ) -> Animate { self }

  /// Unavailable: write move(to:) instead.
  @available(*, unavailable, renamed: "move(to:)")
  public consuming func center(
    to: CGPoint, duration: Double? = nil, easing: TimingFunction? = nil
  ) -> Animate { self }

  /// Unavailable: write resize(to:) instead.
  @available(*, unavailable, message: "Write .resize(to: [10, 20]).")
  public consuming func resize(
    width: Double, height: Double, duration: Double? = nil
  ) -> Animate { self }

  /// Unavailable: write resize(to:) instead.
  @available(*, unavailable, renamed: "resize(to:)")
  public consuming func size(
    to: CGSize, duration: Double? = nil, easing: TimingFunction? = nil
  ) -> Animate { self }

  /// Unavailable: write resize(width:) instead.
  @available(*, unavailable, renamed: "resize(width:)")
  public consuming func width(
    to: Double, duration: Double? = nil, easing: TimingFunction? = nil
  ) -> Animate { self }

  /// Unavailable: write resize(height:) instead.
  @available(*, unavailable, renamed: "resize(height:)")
  public consuming func height(
    to: Double, duration: Double? = nil, easing: TimingFunction? = nil
  ) -> Animate { self }

  /// Unavailable: write move(to:) and resize(to:) instead.
  @available(
    *, unavailable,
    message: "Write .move(to: center) and .resize(to: size), which begin together."
  )
  public consuming func frame(
    to: CGRect, duration: Double? = nil, easing: TimingFunction? = nil
  ) -> Animate { self }

  /// Unavailable: write resize(to:), or animate(_:to:) with the bounds instead.
  @available(
    *, unavailable, message: "Write .resize(to: size), or .animate(.bounds, to: rect)."
  )
  public consuming func bounds(to: CGRect, duration: Double? = nil) -> Animate { self }

  // MARK: Other properties

  /// Unavailable: write fade(to:) instead.
  @available(*, unavailable, renamed: "fade(to:)")
  public consuming func alpha(
    to: Double, duration: Double? = nil, easing: TimingFunction? = nil
  ) -> Animate { self }

  /// Unavailable: write fade(to:) instead.
  @available(*, unavailable, renamed: "fade(to:)")
  public consuming func alpha(
    _ opacity: Double, duration: Double? = nil, easing: TimingFunction? = nil
  ) -> Animate { self }

  /// Unavailable: write fade(to:) instead.
  @available(*, unavailable, renamed: "fade(to:)")
  public consuming func opacity(
    to: Double, duration: Double? = nil, easing: TimingFunction? = nil
  ) -> Animate { self }

  /// Unavailable: write fade(to:) instead.
  @available(*, unavailable, renamed: "fade(to:)")
  public consuming func opacity(
    _ opacity: Double, duration: Double? = nil, easing: TimingFunction? = nil
  ) -> Animate { self }

  /// Unavailable: write scale(to:) instead.
  @available(*, unavailable, renamed: "scale(to:)")
  public consuming func scaleEffect(_ factor: Double, duration: Double? = nil) -> Animate { self }

  /// Unavailable: write rotate(to:) instead.
  @available(*, unavailable, renamed: "rotate(to:)")
  public consuming func rotationEffect(
    _ angle: RotationAngle, duration: Double? = nil
  ) -> Animate { self }

  /// Unavailable: write rotate(to:) instead.
  @available(*, unavailable, renamed: "rotate(to:)")
  public consuming func rotation(to: RotationAngle, duration: Double? = nil) -> Animate { self }

  /// Unavailable: write rotate(to:) with an angle instead.
  @available(
    *, unavailable, message: "Write an angle, such as .degrees(90) or .radians(1.57)."
  )
  public consuming func rotate(to: Double, duration: Double? = nil) -> Animate { self }

  /// Unavailable: write rotate(by:) with an angle instead.
  @available(
    *, unavailable, message: "Write an angle, such as .degrees(90) or .radians(1.57)."
  )
  public consuming func rotate(by: Double, duration: Double? = nil) -> Animate { self }

  /// Unavailable: write fadeOut() instead.
  @available(*, unavailable, renamed: "fadeOut()")
  public consuming func hide() -> Animate { self }

  /// Unavailable: write fadeIn() instead.
  @available(*, unavailable, renamed: "fadeIn()")
  public consuming func show() -> Animate { self }

  /// Unavailable: write background(to:) instead.
  @available(*, unavailable, renamed: "background(to:)")
  public consuming func backgroundColor(
    to: RGBAColor, duration: Double? = nil, easing: TimingFunction? = nil
  ) -> Animate { self }

  /// Unavailable: write the verb of one color instead, such as background(to:).
  @available(
    *, unavailable,
    message: """
      Write .background(to: .red), .border(color: .red), .shadow(color: .red), or \
      .stroke(color: .red).
      """
  )
  public consuming func color(
    to: RGBAColor, duration: Double? = nil, easing: TimingFunction? = nil
  ) -> Animate { self }

  /// Unavailable: write stroke(to:) instead.
  @available(*, unavailable, renamed: "stroke(to:)")
  public consuming func strokeEnd(
    to: Double, duration: Double? = nil, easing: TimingFunction? = nil
  ) -> Animate { self }

  /// Unavailable: write keyframes(_:_:) with a builder instead.
  @available(
    *, unavailable,
    message: "Write .keyframes(.scale) { Keyframe(1); Keyframe(1.2); Keyframe(1) }."
  )
  public consuming func keyframes<Value: AnimatableValue>(
    _ property: LayerProperty<Value>, _ values: [Value], duration: Double? = nil
  ) -> Animate { self }

  /// Unavailable: write keyframes(_:_:) with a builder instead.
  @available(
    *, unavailable,
    message: "Write .keyframes(.scale) { Keyframe(1); Keyframe(1.2); Keyframe(1) }."
  )
  public consuming func keyframes<Value: AnimatableValue>(
    _ property: LayerProperty<Value>, values: [Value], duration: Double? = nil
  ) -> Animate { self }
}
