// The spring parameters of an animation, with Core Animation's names.

extension SpringAnimation {
  /// The mass of the spring, more than 0; other values are ignored (S-1).
  public var mass: Double {
    get { spring.mass }
    set { spring.mass = newValue }
  }

  /// The stiffness of the spring, more than 0; other values are ignored (S-1).
  public var stiffness: Double {
    get { spring.stiffness }
    set { spring.stiffness = newValue }
  }

  /// The damping of the spring, 0 or more; other values are ignored (S-1).
  public var damping: Double {
    get { spring.damping }
    set { spring.damping = newValue }
  }

  /// The initial velocity toward the target, in multiples of the distance per second (S-2).
  public var initialVelocity: Double {
    get { spring.initialVelocity }
    set { spring.initialVelocity = newValue }
  }

  /// Whether damping above the critical value is used as written (S-3).
  public var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
  }

  /// The time until the spring is at rest, in seconds (S-7 to S-9).
  public var settlingDuration: Double { spring.settlingDuration }
}
