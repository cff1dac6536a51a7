// Every attribute that differs from its default is in the dump, and none that does not.

import Animatic
import Foundation
import Testing

struct DumpAttributesTests {
  private func line(_ animation: some LayerAnimation) -> String {
    let box = Layer(name: "box")
    let lines = Animate(box).add(animation: animation).debugDump().split(separator: "\n")
    return lines.first { $0.hasPrefix("└ ") }.map(String.init) ?? ""
  }

  /// The same animation with one attribute changed reads differently, and as expected.
  private func expect<Animated: LayerAnimation>(
    _ words: String, of animation: Animated, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout Animated) -> Void
  ) {
    var changed = animation
    change(&changed)
    let text = line(changed)
    #expect(!line(animation).contains(words), sourceLocation: sourceLocation)
    #expect(text.contains(words), "\(text)", sourceLocation: sourceLocation)
  }

  @Test func `timing`() {
    let fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
    expect("0.5…1.5 s", of: fade) { $0.beginTime = 0.5 }
    expect("0…3 s", of: fade) { $0.duration = 3 }
    expect("speed 2", of: fade) { $0.speed = 2 }
    expect("offset 0.25", of: fade) { $0.timeOffset = 0.25 }
    expect("repeats 2.5", of: fade) { $0.repeatCount = 2.5 }
    expect("repeats for 3 s", of: fade) { $0.repeatDuration = 3 }
    expect("autoreverses", of: fade) { $0.autoreverses = true }
    expect("fill both", of: fade) { $0.fillMode = .both }
    expect("easeIn", of: fade) { $0.timingFunction = .easeIn }
    expect("kept", of: fade) { $0.isRemovedOnCompletion = false }
    expect("tag hello", of: fade) { $0.tag = "hello" }
    expect("target", of: fade) { $0.delegate = AnimationTarget() }
  }

  @Test func `basic`() {
    let fade = BasicAnimation(.opacity, duration: 1)
    expect("0.25 → model", of: fade) { $0.fromValue = 0.25 }
    expect("model → 0.25", of: fade) { $0.toValue = 0.25 }
    expect("model by 0.25", of: fade) { $0.byValue = 0.25 }
    expect("additive", of: fade) { $0.isAdditive = true }
    expect("cumulative", of: fade) { $0.isCumulative = true }
    let turn = BasicAnimation<Double>(keyPath: "transform", from: 0, to: 1, duration: 1)
    expect("transform by rotateZ", of: turn) { $0.valueFunction = .rotateZ }
  }

  @Test func `springs`() {
    let spring = SpringAnimation(.opacity, from: 1, to: 0, duration: 2)
    #expect(line(spring).contains("opacity  spring  1 → 0  spring("))
    for change in [\SpringAnimation<Double>.mass, \.stiffness, \.damping, \.initialVelocity] {
      expect("7.25", of: spring) { $0[keyPath: change] = 7.25 }
    }
    var over = spring
    over.damping = 30
    #expect(!line(over).contains("overdamped"))
    over.allowsOverdamping = true
    #expect(line(over).contains("damping 30, overdamped)"))
  }

  @Test func `keyframes`() {
    let keys = KeyframeAnimation(.opacity, values: [1, 0.25, 0], duration: 1)
    expect("→ 0.25 at 0.125", of: keys) { $0.keyTimes = [0, 0.125, 1] }
    expect("→ 0.25 easeIn", of: keys) { $0.timingFunctions = [.easeIn] }
    for mode in CalculationMode.allCases where mode != .linear {
      expect("  \(mode)", of: keys) { $0.calculationMode = mode }
    }
    expect("tension (0.5)", of: keys) { $0.tensionValues = [0.5] }
    expect("continuity (0.5, 1)", of: keys) { $0.continuityValues = [0.5, 1] }
    expect("bias ()", of: keys) { $0.biasValues = [] }
    expect("additive", of: keys) { $0.isAdditive = true }
    expect("cumulative", of: keys) { $0.isCumulative = true }
  }

  @Test func `paths`() {
    let way = BezierPath([.move(to: .zero), .line(to: CGPoint(x: 10, y: 5))])
    let along = KeyframeAnimation(.position, path: way, duration: 1)
    #expect(line(along).contains("position  keyframes  along path(M 0 0 L 10 5)"))
    expect("rotation autoReverse", of: along) { $0.rotationMode = .autoReverse }
    expect("times (0, 1)", of: along) { $0.keyTimes = [0, 1] }
    expect("easings (easeOut)", of: along) { $0.timingFunctions = [.easeOut] }
    expect("1 values without effect", of: along) { $0.values = [.zero] }
  }

  @Test func `values of every make read on one line`() {
    let way = BezierPath([.move(to: .zero), .line(to: CGPoint(x: 10, y: 5))])
    #expect(
      line(BasicAnimation(.path, from: way, duration: 1)).contains("path(M 0 0 L 10 5) → model"))
    #expect(
      line(BasicAnimation(.isHidden, to: true, duration: 1)).contains("hidden  basic  model → 1"))
    #expect(line(BasicAnimation(.contents, to: "a\nb", duration: 1)).contains(#"model → a\nb"#))
    #expect(line(BasicAnimation(.locations, to: [0, 1], duration: 1)).contains("model → [0, 1]"))
    #expect(
      line(BasicAnimation(.colors, to: [.red], duration: 1)).contains("model → [rgba(1, 0, 0, 1)]"))
  }
}
