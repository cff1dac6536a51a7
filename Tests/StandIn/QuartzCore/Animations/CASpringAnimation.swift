// Animations that end as a spring does.

public import Foundation

/// An animation between two values that swings as a spring does.
open class CASpringAnimation: CABasicAnimation {
  override class var attributes: [String: any KeyedAttribute] { springTable }

  /// A spring with default properties.
  public required init() { super.init() }

  /// A spring by how long it seems to take and how far it swings over; it has no key path yet.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
  public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    super.init()
    allowsOverdamping = true
    stiffness = (2 * .pi / perceptualDuration) * (2 * .pi / perceptualDuration)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    damping = 2 * ratio * stiffness.squareRoot()
    duration = settlingDuration
  }

  /// The mass; ignored unless greater than 0.
  public var mass: CGFloat {
    get { self[SpringAnimationAttributes.mass] }
    set { if newValue > 0 { self[SpringAnimationAttributes.mass] = newValue } }
  }

  /// How hard it pulls; not above 0 it is ignored.
  public var stiffness: CGFloat {
    get { self[SpringAnimationAttributes.stiffness] }
    set { if newValue > 0 { self[SpringAnimationAttributes.stiffness] = newValue } }
  }

  /// How it is braked; below 0 it is ignored.
  public var damping: CGFloat {
    get { self[SpringAnimationAttributes.damping] }
    set { if newValue >= 0 { self[SpringAnimationAttributes.damping] = newValue } }
  }

  /// Distances per second towards the end.
  public var initialVelocity: CGFloat {
    get { self[SpringAnimationAttributes.initialVelocity] }
    set { self[SpringAnimationAttributes.initialVelocity] = newValue }
  }

  /// Seconds until it is nearly constant.
  public var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// Whether it may be braked more than critically.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
  public var allowsOverdamping: Bool {
    get { self[SpringAnimationAttributes.allowsOverdamping] }
    set { self[SpringAnimationAttributes.allowsOverdamping] = newValue }
  }

  /// How long it seems to take.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
  public var perceptualDuration: CFTimeInterval { 2 * .pi * (mass / stiffness).squareRoot() }

  /// How far it swings over; below 0 it is braked more than critically.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
  public var bounce: CGFloat {
    let ratio = spring.ratio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  private var spring: SpringEvaluator {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return SpringEvaluator(
      frequency: (stiffness / mass).squareRoot(),
      ratio: allowsOverdamping ? ratio : min(ratio, 1), velocity: initialVelocity)
  }
}

private let springTable = table(
  AnimationAttributes.all + PropertyAnimationAttributes.all + BasicAnimationAttributes.all
    + SpringAnimationAttributes.all)
