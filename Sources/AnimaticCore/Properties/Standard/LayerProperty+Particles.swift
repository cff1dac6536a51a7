// The standard properties of emitters and replicators whose values are numbers and colors.

extension LayerProperty where Value == Double {
  /// Factor of the rate at which an emitter makes particles.
  public static var birthRate: Self { Self(code: StandardProperty.birthRate.code) }

  /// Factor of how long an emitter's particles live.
  public static var lifetime: Self { Self(code: StandardProperty.lifetime.code) }

  /// Factor of the speed of an emitter's particles.
  public static var velocity: Self { Self(code: StandardProperty.velocity.code) }

  /// Factor of the size of an emitter's particles: the key path scale.
  public static var emitterScale: Self { Self(code: StandardProperty.emitterScale.code) }

  /// Factor of the turning of an emitter's particles.
  public static var spin: Self { Self(code: StandardProperty.spin.code) }

  /// Where an emitter is along the z axis, in points.
  public static var emitterZPosition: Self { Self(code: StandardProperty.emitterZPosition.code) }

  /// How deep an emitter is, in points.
  public static var emitterDepth: Self { Self(code: StandardProperty.emitterDepth.code) }

  /// Seconds from one copy of a replicator to the next.
  public static var instanceDelay: Self { Self(code: StandardProperty.instanceDelay.code) }

  /// What each copy of a replicator has more of red than the one before it.
  public static var instanceRedOffset: Self { Self(code: StandardProperty.instanceRedOffset.code) }

  /// What each copy of a replicator has more of green than the one before it.
  public static var instanceGreenOffset: Self {
    Self(code: StandardProperty.instanceGreenOffset.code)
  }

  /// What each copy of a replicator has more of blue than the one before it.
  public static var instanceBlueOffset: Self {
    Self(code: StandardProperty.instanceBlueOffset.code)
  }

  /// What each copy of a replicator has more of alpha than the one before it.
  public static var instanceAlphaOffset: Self {
    Self(code: StandardProperty.instanceAlphaOffset.code)
  }
}

extension LayerProperty where Value == RGBAColor {
  /// The color by which a replicator multiplies its first copy.
  public static var instanceColor: Self { Self(code: StandardProperty.instanceColor.code) }
}
