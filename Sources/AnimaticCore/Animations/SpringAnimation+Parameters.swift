// A spring animation's spring, number by number, as Core Animation spells it.

extension SpringAnimation {
  /// The mass on the spring, more than 0; anything else is ignored (S-1).
  public var mass: Double {
    get { spring.mass }
    set { spring.mass = newValue }
  }

  /// How strongly the spring pulls, more than 0; anything else is ignored (S-1).
  public var stiffness: Double {
    get { spring.stiffness }
    set { spring.stiffness = newValue }
  }

  /// How strongly the movement is slowed, 0 or more; anything else is ignored (S-1).
  public var damping: Double {
    get { spring.damping }
    set { spring.damping = newValue }
  }

  /// How fast it moves at the start, in whole ways per second, toward the target (S-2).
  public var initialVelocity: Double {
    get { spring.initialVelocity }
    set { spring.initialVelocity = newValue }
  }

  /// Whether damping beyond the critical counts as written (S-3).
  public var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
  }

  /// Seconds until the spring is at rest (S-7 to S-9).
  public var settlingDuration: Double { spring.settlingDuration }
}
