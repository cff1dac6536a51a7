// The standard number and color properties of emitters and replicators.

extension LayerProperty where Value == Double {
  /// The factor of an emitter's particle birth rate.
  public static var birthRate: Self { Self(code: StandardProperty.birthRate.code) }

  /// The factor of the lifetime of an emitter's particles.
  public static var lifetime: Self { Self(code: StandardProperty.lifetime.code) }

  /// The factor of the speed of an emitter's particles.
  public static var velocity: Self { Self(code: StandardProperty.velocity.code) }

  /// The factor of the size of an emitter's particles: the key path scale.
  public static var emitterScale: Self { Self(code: StandardProperty.emitterScale.code) }

  /// The factor of the rotation of an emitter's particles.
  public static var spin: Self { Self(code: StandardProperty.spin.code) }

  /// The position of an emitter along the z-axis, in points.
  public static var emitterZPosition: Self { Self(code: StandardProperty.emitterZPosition.code) }

  /// The depth of an emitter, in points.
  public static var emitterDepth: Self { Self(code: StandardProperty.emitterDepth.code) }

  /// The delay between two copies of a replicator, in seconds.
  public static var instanceDelay: Self { Self(code: StandardProperty.instanceDelay.code) }

  /// The red offset from one copy of a replicator to the next.
  public static var instanceRedOffset: Self { Self(code: StandardProperty.instanceRedOffset.code) }

  /// The green offset from one copy of a replicator to the next.
  public static var instanceGreenOffset: Self {
    Self(code: StandardProperty.instanceGreenOffset.code)
  }

  /// The blue offset from one copy of a replicator to the next.
  public static var instanceBlueOffset: Self {
    Self(code: StandardProperty.instanceBlueOffset.code)
  }

  /// The alpha offset from one copy of a replicator to the next.
  public static var instanceAlphaOffset: Self {
    Self(code: StandardProperty.instanceAlphaOffset.code)
  }
}

extension LayerProperty where Value == RGBAColor {
  /// The color that a replicator multiplies with its first copy.
  public static var instanceColor: Self { Self(code: StandardProperty.instanceColor.code) }
}
