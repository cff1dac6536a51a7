// Easings of every form to JSON and back: equal, with the same problems, and the same in between.

import Animatic
import AnimaticJSON
import RandomScenes
import TestSupport
import Testing
import Vocabulary

struct EasingRoundTripTests {
  private let box = makeBox("box")

  private static let easings: [TimingFunction] =
    EasingFamily.all.map(\.usual)
    + EasingWay.allCases.flatMap { way -> [TimingFunction] in
      [
        .quad(way), .expo(way), .back(way, overshoot: -0.3),
        .elastic(way, amplitude: 1.5, period: 0.2),
        TimingFunction.easeIn.mirrored(way), TimingFunction.steps(3).mirrored(way),
        TimingFunction.linear([0, 0.5, 0.2, 1]).mirrored(way),
        TimingFunction.spring(SpringCurve()).mirrored(way).mirrored(.inOut),
      ]
    } + StepJump.allCases.map { .steps(4, jump: $0) } + [
      TimingFunction(controlPoints: 0.1, -2, 0.3, 1 / 3),
      TimingFunction(controlPoints: 0.1, 0.7, 0.3, 1).reversed,
      TimingFunction(controlPoints: 1 / 3, 0.7, 0.123_456_789, 1).reversed,
      TimingFunction(controlPoints: 2, 0, 0.5, 1), TimingFunction(controlPoints: .nan, 0, 0.5, 1),
      TimingFunction(controlPoints: 2, 0, 0.5, 1).reversed,
      .linear([0, EasingStop(0.8, at: 0.25), EasingStop(0.8, at: 0.1), 1]), .linear([1]),
      .linear([.init(.nan), 1]), .sampled(count: 7) { $0 * $0 }, .sampled(count: 1) { $0 },
      .sampled { $0 }.reversed, .spring(SpringCurve(damping: 3, initialVelocity: 2)),
      .spring(SpringCurve(mass: -1)), .spring(SpringCurve(damping: 0)),
      .spring(response: 0.4, damping: -1), .steps(0), .steps(1, jump: .none),
      .elastic(period: 0), .back(overshoot: .infinity), .bounce().reversed.mirrored(.outIn),
    ]

  @Test func `every form of easing comes back equal, with its problem`() throws {
    for easing in Campaign.share(of: Self.easings) {
      let chain = Animate(box).add(
        animation: KeyframeAnimation(
          .opacity, values: [0, 1, 0.5], timingFunctions: [easing, .linear], duration: 1)
      ).fade(from: 0, to: 1, easing: easing)
      let file = try CompositionFile(json: chain.json())
      let animation = try #require(file.composition.entries.first?.animation)
      let keys = try #require(animation as? KeyframeAnimation<Double>)
      let back = try #require(keys.timingFunctions?.first)
      expectEqual(back, easing)
      expectEqual(back.isValid, easing.isValid)
      for step in 0...50 {
        expectEqual(back.value(at: Double(step) / 50), easing.value(at: Double(step) / 50))
      }
      #expect(roundTripDifference(chain) == nil, "\(easing)")
    }
  }

  @Test func `named curves are names, and cubic ones four numbers`() {
    #expect(Animate(box).fade(easing: .easeIn).json().contains("\"easing\": \"easeIn\""))
    let curve = TimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    #expect(Animate(box).fade(easing: curve).json().contains("\"easing\": [0.1, 0.2, 0.3, 0.4]"))
  }
}
