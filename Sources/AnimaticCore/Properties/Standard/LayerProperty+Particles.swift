// The standard number and color properties of emitters and replicators.

extension LayerProperty where Value == Double {
  /// The factor of an emitter's particle birth rate.
  public static var birthRate: Self { Self(standard: .birthRate) }

  /// The factor of the lifetime of an emitter's particles.
  public static var lifetime: Self { Self(standard: .lifetime) }

  /// The factor of the speed of an emitter's particles.
  public static var velocity: Self { Self(standard: .velocity) }

  /// The factor of the size of an emitter's particles: the key path scale.
  public static var emitterScale: Self { Self(standard: .emitterScale) }

  /// The factor of the rotation of an emitter's particles.
  public static var spin: Self { Self(standard: .spin) }

  /// The position of an emitter along the z-axis, in points.
  public static var emitterZPosition: Self { Self(standard: .emitterZPosition) }

  /// The depth of an emitter, in points.
  public static var emitterDepth: Self { Self(standard: .emitterDepth) }

  /// The delay between two copies of a replicator, in seconds.
  public static var instanceDelay: Self { Self(standard: .instanceDelay) }

  /// The red offset from one copy of a replicator to the next.
  public static var instanceRedOffset: Self { Self(standard: .instanceRedOffset) }

  /// The green offset from one copy of a replicator to the next.
  public static var instanceGreenOffset: Self { Self(standard: .instanceGreenOffset) }

  /// The blue offset from one copy of a replicator to the next.
  public static var instanceBlueOffset: Self { Self(standard: .instanceBlueOffset) }

  /// The alpha offset from one copy of a replicator to the next.
  public static var instanceAlphaOffset: Self { Self(standard: .instanceAlphaOffset) }
}

extension LayerProperty where Value == RGBAColor {
  /// The color that a replicator multiplies with its first copy.
  public static var instanceColor: Self { Self(standard: .instanceColor) }
}
