import Foundation
import QuartzCore
import TestSupport
import Testing

/// Measured on a Mac (S-7, S-8, S-10).
struct `Springs` {
  @Test(arguments: [
    (1, 100, 10, 0, 1.4727003346780927), (1, 300, 20, 0, 0.7442555275721707),
    (2, 100, 5, 0, 5.658348137358159), (1, 100, 10, 5, 1.3815510557964275),
    (1, 100, 10, -5, 1.5350814063145797), (1, 100, 1, 0, 13.91321015404625),
    (1, 100, 20, 0, 1), (1, 400, 40, 0, 0.5), (1, 25, 10, 0, 1.9), (1, 1, 2, 0, 9.3),
    (1, 100, 30, 0, 1), (1, 100, 0, 0, Double(Float.greatestFiniteMagnitude)),
  ])
  func `settling duration`(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat, seconds: Double
  ) {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
    spring.initialVelocity = velocity
    #expect(abs(spring.settlingDuration / seconds - 1) < 1e-6)
  }

  @Test(arguments: [
    (0.5, 0, 157.91367, 25.13274, 0.8), (1, 0, 39.47842, 12.56637, 1.5),
    (0.25, 0, 631.65468, 50.26548, 0.4), (0.5, 0.3, 157.91367, 17.59292, 0.86295528),
    (0.5, 0.7, 157.91367, 7.53982, 1.90487262), (0.35, 0.15, 322.2728, 30.51833, 0.51565549),
    (1, 0.5, 39.47842, 6.28319, 2.34387538),
  ])
  func `by perception`(
    duration: Double, bounce: CGFloat, stiffness: CGFloat, damping: CGFloat, settling: Double
  ) {
    guard #available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) else { return }
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    #expect(abs(spring.stiffness - stiffness) < 1e-4)
    #expect(abs(spring.damping - damping) < 1e-4)
    #expect(abs(spring.settlingDuration - settling) < 1e-6)
    expectEqual(spring.duration, spring.settlingDuration)
  }

  @Test func `below the critical damping a negative bounce is none`() {
    guard #available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) else { return }
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.3)
    #expect(abs(spring.damping - 35.9039) < 1e-3)
    #expect(abs(spring.bounce + 0.3) < 1e-6)
  }

  @Test func `what no spring can have is ignored`() {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.mass, spring.stiffness, spring.damping) = (0, -1, -1)
    expectEqual([spring.mass, spring.stiffness, spring.damping], [1, 100, 10])
  }
}
