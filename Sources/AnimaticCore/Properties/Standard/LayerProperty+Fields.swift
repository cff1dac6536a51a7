// The standard properties whose values are numbers inside a point, a rectangle or a transform, as
// users spell them.

extension LayerProperty where Value == Double {
  /// The x of the position, in points.
  public static var positionX: Self { Self(standard: .position, component: 1) }

  /// The y of the position, in points.
  public static var positionY: Self { Self(standard: .position, component: 2) }

  /// The width of the bounds, in points.
  public static var boundsWidth: Self { Self(standard: .bounds, component: 5) }

  /// The height of the bounds, in points.
  public static var boundsHeight: Self { Self(standard: .bounds, component: 6) }

  /// The rotation about the z-axis, in radians: the key path transform.rotation.z.
  public static var rotation: Self { Self(transform: .rotationZ) }

  /// The rotation about the x-axis, in radians.
  ///
  /// A transform is a scale, then rotations about x, y, and z, then a translation (P-7, P-8); the
  /// order of the rotations is engine-defined. Reads as -π to π. Simultaneously animated components
  /// don't affect each other's readings (P-9, engine-defined).
  public static var rotationX: Self { Self(transform: .rotationX) }

  /// The rotation about the y-axis, in radians.
  ///
  /// Reads as -π/2 to π/2: a larger angle reads as half turns about x and z (P-7, engine-defined).
  public static var rotationY: Self { Self(transform: .rotationY) }

  /// The scale of all three axes; reads as their average (P-6).
  public static var scale: Self { Self(transform: .scale) }

  /// The scale of the x-axis.
  public static var scaleX: Self { Self(transform: .scaleX) }

  /// The scale of the y-axis.
  public static var scaleY: Self { Self(transform: .scaleY) }

  /// The scale of the z-axis.
  public static var scaleZ: Self { Self(transform: .scaleZ) }

  /// The translation along the x-axis, in points.
  public static var translationX: Self { Self(transform: .translationX) }

  /// The translation along the y-axis, in points.
  public static var translationY: Self { Self(transform: .translationY) }

  /// The translation along the z-axis, in points.
  public static var translationZ: Self { Self(transform: .translationZ) }
}
