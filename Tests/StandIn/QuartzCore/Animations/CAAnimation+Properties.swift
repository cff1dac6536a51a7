// The properties of every animation.

extension CAAnimation: CAMediaTiming {
  /// Seconds of the layer's time; 0 is the time of the commit.
  public var beginTime: CFTimeInterval {
    get { self[TimingAttributes.beginTime] }
    set { self[TimingAttributes.beginTime] = newValue }
  }

  /// Seconds of one cycle; 0 is the transaction's.
  public var duration: CFTimeInterval {
    get { self[AnimationAttributes.duration] }
    set { self[AnimationAttributes.duration] = newValue }
  }

  /// How fast it runs.
  public var speed: Float {
    get { self[TimingAttributes.speed] }
    set { self[TimingAttributes.speed] = newValue }
  }

  /// Seconds that are skipped at the begin.
  public var timeOffset: CFTimeInterval {
    get { self[TimingAttributes.timeOffset] }
    set { self[TimingAttributes.timeOffset] = newValue }
  }

  /// How many cycles it runs; 0 is one.
  public var repeatCount: Float {
    get { self[TimingAttributes.repeatCount] }
    set { self[TimingAttributes.repeatCount] = newValue }
  }

  /// Seconds for which it repeats.
  public var repeatDuration: CFTimeInterval {
    get { self[TimingAttributes.repeatDuration] }
    set { self[TimingAttributes.repeatDuration] = newValue }
  }

  /// Whether each cycle runs back as well.
  public var autoreverses: Bool {
    get { self[TimingAttributes.autoreverses] }
    set { self[TimingAttributes.autoreverses] = newValue }
  }

  /// The fill outside the active interval.
  public var fillMode: CAMediaTimingFillMode {
    get { self[TimingAttributes.fillMode] }
    set { self[TimingAttributes.fillMode] = newValue }
  }
}

extension CAAnimation {
  /// The curve of each cycle; nil is linear.
  public var timingFunction: CAMediaTimingFunction? {
    get { self[AnimationAttributes.timingFunction] }
    set { self[AnimationAttributes.timingFunction] = newValue }
  }

  /// The delegate of begin and end, retained.
  public var delegate: (any CAAnimationDelegate)? {
    get { self[AnimationAttributes.delegate].object as? any CAAnimationDelegate }
    set { self[AnimationAttributes.delegate] = AnyAttributeValue(object: newValue) }
  }

  /// Whether the layer drops it at its end.
  public var isRemovedOnCompletion: Bool {
    get { self[AnimationAttributes.removedOnCompletion] }
    set { self[AnimationAttributes.removedOnCompletion] = newValue }
  }

  /// Its preferred frame rates.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
  public var preferredFrameRateRange: CAFrameRateRange {
    get { self[AnimationAttributes.frameRates] }
    set { self[AnimationAttributes.frameRates] = newValue }
  }
}

extension CAAnimation: CAAction {
  /// Adds the animation to the layer under the name of the event.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else {
      CAStubFault.raise("an animation runs on layers, not on \(anObject)")
    }
    layer.add(self, forKey: event)
  }
}
