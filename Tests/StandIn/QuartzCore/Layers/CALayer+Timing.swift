// How time passes in a layer.

extension CALayer: CAMediaTiming {
  /// Seconds; without end.
  public var duration: CFTimeInterval {
    get { self[LayerAttributes.duration] }
    set { self[LayerAttributes.duration] = newValue }
  }

  /// Seconds of the superlayer's time.
  public var beginTime: CFTimeInterval {
    get { self[TimingAttributes.beginTime] }
    set { self[TimingAttributes.beginTime] = newValue }
  }

  /// How fast it runs against its superlayer.
  public var speed: Float {
    get { self[TimingAttributes.speed] }
    set { self[TimingAttributes.speed] = newValue }
  }

  /// Seconds that are added.
  public var timeOffset: CFTimeInterval {
    get { self[TimingAttributes.timeOffset] }
    set { self[TimingAttributes.timeOffset] = newValue }
  }

  /// Has no effect on layers.
  public var repeatCount: Float {
    get { self[TimingAttributes.repeatCount] }
    set { self[TimingAttributes.repeatCount] = newValue }
  }

  /// Has no effect on layers.
  public var repeatDuration: CFTimeInterval {
    get { self[TimingAttributes.repeatDuration] }
    set { self[TimingAttributes.repeatDuration] = newValue }
  }

  /// Has no effect on layers.
  public var autoreverses: Bool {
    get { self[TimingAttributes.autoreverses] }
    set { self[TimingAttributes.autoreverses] = newValue }
  }

  /// Has no effect on layers.
  public var fillMode: CAMediaTimingFillMode {
    get { self[TimingAttributes.fillMode] }
    set { self[TimingAttributes.fillMode] = newValue }
  }
}
