// K-1 to K-6, K-15 and K-17 at the points where a neighbouring rule would differ.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct KeyTimeRuleTests {
  private func scene(
    _ values: [Double], times: [Double]? = nil,
    _ change: (inout KeyframeAnimation<Double>) -> Void = { _ in }
  ) -> Scene {
    let scene = Scene { $0.opacity = 0.5 }
    var animation = KeyframeAnimation(.opacity, values: values, keyTimes: times, duration: 1)
    change(&animation)
    scene.add(animation)
    return scene
  }

  private func ids(_ scene: Scene) -> [String] {
    scene.layer.diagnostics.map(\.id).filter { !["L-8", "L-47"].contains($0) }
  }

  @Test func `K-1: nothing is given but the values`() {
    let animation = KeyframeAnimation(.opacity, values: [0, 1])
    #expect(animation.keyTimes == nil && animation.timingFunctions == nil)
    #expect(!animation.isAdditive && !animation.isCumulative)
    #expect(animation.timingFunction == nil && animation.duration == 0)
  }

  @Test func `K-2: the first value is the start, never the model`() {
    expectEqual(scene([0.25, 1]).value(of: .opacity, at: 0), 0.25)
    expectEqual(scene([0.25, 1]).value(of: .opacity, at: 0.5), 0.625)
  }

  @Test func `K-2: one value or none has no effect, and is reported`() {
    for values in [[], [0.25]] as [[Double]] {
      let short = scene(values) { $0.fillMode = .both }
      expectEqual(ids(short), ["L-37"])
      expectEqual(short.values(of: .opacity, at: [0, 0.5, 0.75]), [0.5, 0.5, 0.5])
    }
  }

  @Test func `K-3: values are spaced evenly over one segment fewer`() {
    // Five values in quarters; in fifths the second would come at 0.2.
    let shown = scene([0, 1, 2, 3, 4]).values(of: .opacity, at: [0, 0.125, 0.25, 0.75, 0.875])
    #expect(agree(shown, [0, 0.5, 1, 3, 3.5]))
    expectEqual(scene([4, 2]).value(of: .opacity, at: 0.5), 3)
  }

  @Test func `K-4: of too few times the values past them are never reached`() {
    let few = scene([0, 1, 0.5, 0.7], times: [0, 0.5, 1])
    expectEqual(ids(few), ["L-4"])
    #expect(agree(few.values(of: .opacity, at: [0.25, 0.5, 0.75, 0.99]), [0.5, 1, 0.75, 0.51]))
  }

  @Test func `K-4: of too many times the first ones count`() {
    let many = scene([0, 1], times: [0, 0.5, 1])
    expectEqual(ids(many), ["L-4"])
    #expect(agree(many.values(of: .opacity, at: [0.25, 0.5, 0.75]), [0.5, 1, 1]))
  }

  @Test(arguments: [
    [0, 0.4, 1.6], [0, 0.6, 0.4], [-0.1, 0.5, 1], [0, .nan, 1], [0, .infinity, 1],
  ])
  func `K-4: invalid or decreasing times are replaced by even ones and reported`(
    times: [Double]
  ) {
    let odd = scene([0, 1, 0], times: times)
    expectEqual(ids(odd), ["L-5"])
    #expect(agree(odd.values(of: .opacity, at: [0.25, 0.5, 0.75]), [0.5, 1, 0.5]))
  }

  @Test func `K-4: times that start late or stop early hold the ends, and are reported`() {
    let inner = scene([0.25, 1, 2], times: [0.25, 0.5, 0.75])
    expectEqual(ids(inner), ["L-5"])
    let shown = inner.values(of: .opacity, at: [0, 0.125, 0.375, 0.625, 0.875])
    #expect(agree(shown, [0.25, 0.25, 0.625, 1.5, 2]))
    #expect(ids(scene([0, 1, 2], times: [0, 0.5, 1])).isEmpty)
  }

  @Test func `K-5: each function eases its segment, on the segment's fraction`() {
    let eased = scene([0, 1, 0, 1], times: [0, 0.5, 0.75, 1]) { animation in
      animation.timingFunctions = [.easeIn, .easeOut]
    }
    let shown = eased.values(of: .opacity, at: [0.125, 0.375, 0.5625, 0.875])
    #expect(agree(shown, [0.0934647, 0.6218619, 1 - 0.3781381, 0.5], within: 1e-7))
  }

  @Test func `K-5: a function too many is ignored`() {
    let eased = scene([0, 1]) { $0.timingFunctions = [.easeIn, .easeOut, .default] }
    #expect(agree([eased.value(of: .opacity, at: 0.25)], [0.0934647], within: 1e-7))
  }

  @Test func `K-5: the easing of a group round it is the easing of the whole`() {
    let keyframes = KeyframeAnimation(.opacity, values: [0, 1, 0.25], duration: 1)
    var own = keyframes
    own.timingFunction = .default
    let first = Scene()
    first.add(own)
    let second = Scene()
    second.add(AnimationGroup([keyframes], duration: 1, timingFunction: .default))
    for time in [0.1, 0.3, 0.6] {
      let shown = [first, second].map { $0.value(of: .opacity, at: time) }
      #expect(agree([shown[0]], [shown[1]]), "\(time)")
    }
    // default(0.1) is 0.0947963: u = 0.1895926 of the first segment.
    let third = Scene()
    third.add(own)
    #expect(agree([third.value(of: .opacity, at: 0.1)], [0.1895926], within: 1e-6))
  }

  @Test func `K-6: at a key time the value is that key's, exactly`() {
    let exact = scene([0.1, 0.3, 0.7, 0.9], times: [0, 0.1, 0.7, 1])
    expectEqual(exact.values(of: .opacity, at: [0, 0.1, 0.7]), [0.1, 0.3, 0.7])
  }

  @Test func `K-6: several equal times jump to the last of them`() {
    let jump = scene([0, 1, 9, 4, 5], times: [0, 0.5, 0.5, 0.5, 1])
    let shown = jump.values(of: .opacity, at: [0.25, 0.5, 0.75])
    #expect(agree(shown, [0.5, 4, 4.5]))
    let first = scene([7, 1, 2], times: [0, 0, 1])
    #expect(agree(first.values(of: .opacity, at: [0, 0.5]), [1, 1.5]))
    let last = scene([0, 1, 7], times: [0, 1, 1]) { animation in
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
    }
    #expect(agree(last.values(of: .opacity, at: [0.5, 0.75, 1, 2]), [0.5, 0.75, 7, 7]))
  }

  @Test func `K-6: points, rectangles, colours and transforms go from key to key alike`() {
    let scene = Scene()
    let points = [CGPoint(x: 0, y: 8), CGPoint(x: 8, y: 0), CGPoint(x: 16, y: 32)]
    scene.add(KeyframeAnimation(.position, values: points, keyTimes: [0, 0.25, 1], duration: 1))
    scene.add(
      KeyframeAnimation(
        .bounds, values: [.zero, CGRect(x: 1, y: 2, width: 3, height: 4)], duration: 1))
    scene.add(
      KeyframeAnimation(.borderColor, values: [.black, .white, .clear], duration: 1))
    let turns = [Transform3D.identity, .rotation(by: 1), .rotation(by: 1).translated(x: 8)]
    scene.add(KeyframeAnimation(.transform, values: turns, duration: 1))
    expectEqual(scene.value(of: .position, at: 0.125), CGPoint(x: 4, y: 4))
    let turned = scene.value(of: .transform, at: 0.25)
    #expect(agree(turned.components, Transform3D.rotation(by: 0.5).components))
    expectEqual(scene.value(of: .position, at: 0.625), CGPoint(x: 12, y: 16))
    expectEqual(scene.value(of: .bounds, at: 0.75), CGRect(x: 0.75, y: 1.5, width: 2.25, height: 3))
    expectEqual(scene.value(of: .borderColor, at: 0.75).components, [0.5, 0.5, 0.5, 0.5])
    let moved = scene.value(of: .transform, at: 0.75)
    let expected = [4 * moved.m11, 4 * moved.m12]
    #expect(agree([moved.m41, moved.m42], expected))
  }

  @Test func `K-15: beyond 0 and 1 the end segments go on, straight`() {
    // -0.0927 at 0.2 and, mirrored, 1.0927 at 0.8.
    let both = TimingFunction(controlPoints: 0.68, -0.55, 0.265, 1.55)
    let eased = scene([0, 1, 5], times: [0, 0.25, 1]) { $0.timingFunction = both }
    let low = both.value(at: 0.2)
    let high = both.value(at: 0.75)
    #expect(low < -0.09 && high > 1)
    let shown = eased.values(of: .opacity, at: [0.2, 0.75])
    #expect(agree(shown, [low / 0.25, 5 + 4 * (high - 1) / 0.75]))
  }

  @Test func `K-15: an easing of the end segment does not bend what lies beyond`() {
    let back = TimingFunction(controlPoints: 0.175, 0.885, 0.32, 1.275)
    let eased = scene([0, 1, 5], times: [0, 0.5, 1]) { animation in
      animation.timingFunction = back
      animation.timingFunctions = [.easeIn, .easeIn]
    }
    let past = back.value(at: 0.5) - 1
    #expect(agree([eased.value(of: .opacity, at: 0.5)], [5 + 4 * past / 0.5]))
  }

  @Test func `N-26: even key times`() {
    let shown = scene([0, 1, 0.5, 0.7])
      .values(of: .opacity, at: [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9])
    #expect(agree(shown, [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64]))
  }

  @Test func `K-17: keyframes of one type can't be given values of another`() {
    // Checked by the compiler for literals; a key path is checked at its addition.
    let scene = Scene()
    scene.add(KeyframeAnimation(LayerProperty<Double>(keyPath: "position"), values: [0, 1]))
    expectEqual(ids(scene), ["C-7"])
    expectEqual(scene.value(of: .position, at: 0.125), .zero)
  }
}
