// Blocks in unusual contexts, over other animations, and with extreme numbers; their diagnostics.

import Animatic
import Foundation
import RandomScenes
import TestSupport
import Testing

struct BlockMisuseTests {
  let scene = BlockScene()
  var stage: Stage { scene.stage }
  var box: Layer { scene.layer }

  // MARK: The playback

  @Test func `what a transaction inside a block adds belongs to its playback`() {
    let nested = stage.animate(duration: 1) { stage.transaction { _ in box.opacity = 0 } }
    let repeated = stage.animate(duration: 1) {
      stage.modifyAnimations(repeatCount: 3, autoreverses: true) { box.cornerRadius = 1 }
    }
    #expect(nested.outcome == nil && repeated.outcome == nil)
    expectEqual(repeated.duration, 6, "as long as what is repeated")
    stage.advance(by: 1)
    #expect(nested.outcome == .finished && repeated.outcome == nil)
    repeated.cancel()
    stage.update()
    #expect(box.animationKeys.isEmpty)
  }

  @Test func `a block's time is that of the first layer that is still animated`() {
    let slow = Layer(name: "slow")
    slow.speed = 0.5
    stage.add(slow)
    stage.update()
    let playback = stage.animate(duration: 1, options: .curveLinear) {
      box.opacity = 0
      slow.opacity = 0
    }
    func elapsed(after seconds: Double) -> Double {
      stage.advance(by: seconds)
      return playback.elapsed
    }
    expectEqual([0.5, 0.5, 0.25].map(elapsed), [0.5, 0.5, 0.625])
    #expect(playback.outcome == nil && slow.presentation.opacity == 0.375)
    stage.advance(to: .end, of: playback)
    #expect(stage.time == 2 && playback.outcome == .finished && playback.elapsed == 1)
  }

  @Test func `U-3: holding one of two blocks keeps the presentation and continues the other`() {
    stage.animate(duration: 1, options: .curveLinear) { box.position.x = 100 }
    stage.advance(by: 0.25)
    let second = stage.animate(duration: 1, options: .curveLinear) { box.position.x = 0 }
    stage.advance(by: 0.25)
    expectEqual(box.presentation.position.x, 25)
    second.cancel(.hold)
    #expect(box.presentation.position.x == 25 && box.position.x == 75)
    stage.advance(by: 0.25)
    expectEqual(box.presentation.position.x, 50)
    stage.advance(by: 0.25)
    #expect(box.presentation.position.x == 75 && box.animationKeys == [])
  }

  @Test func `holding a block that changed a property twice holds both`() {
    let playback = stage.animate(duration: 1, options: .curveLinear) {
      box.position.x = 100
      box.position.x = 60
    }
    stage.advance(by: 0.5)
    playback.cancel(.hold)
    #expect(box.position.x == 30 && box.presentation.position.x == 30)
  }

  @Test func `a block can seek, be sped up and played back`() {
    let playback = stage.animate(
      duration: 1, delay: 0.5, options: .curveLinear, animations: { box.position.x = 100 },
      completion: scene.write("done"))
    func shown(_ tell: () -> Void) -> Double {
      tell()
      return box.presentation.position.x
    }
    expectEqual(shown { playback.seek(to: 1) }, 50)
    expectEqual(shown { playback.seek(toProgress: 0.5) }, 25)
    playback.rate = 2
    expectEqual(shown { stage.advance(by: 0.125) }, 50)
    playback.reverse()
    expectEqual(shown { stage.advance(by: 0.125) }, 25)
    stage.advance(by: 5)
    #expect(playback.outcome == .finished && scene.lines == ["done true at 0.625"])
    #expect(box.position.x == 100 && box.presentation.position.x == 100, "a block has set it")
  }

  @Test(arguments: [Playback.Cancelling.revert, .hold, .finish])
  func `canceling makes model and presentation equal, also for endless blocks`(
    how: Playback.Cancelling
  ) {
    let playback = stage.animate(duration: 1, options: [.repeat, .autoreverse, .curveLinear]) {
      box.position.x = 100
      box.transform = Transform3D.identity.scaled(x: 3, y: 1, z: 1)
      box.backgroundColor = .red
    }
    stage.advance(by: 1.25)
    playback.cancel(how)
    stage.update()
    #expect(box.animationKeys == [] && box.presentation == box.model)
    #expect(abs(box.position.x - (how == .hold ? 75 : 100)) < 1e-9)
    #expect(abs(box.transform.m11 - (how == .hold ? 2.5 : 3)) < 1e-9)
  }

  @Test func `a completion can control its own playback`() {
    var playback: Playback?
    playback = stage.animate(
      duration: 1, animations: { box.opacity = 0 },
      completion: { [scene] finished in
        scene.lines.append("\(finished)")
        playback?.cancel(.hold)
        playback?.reverse()
        playback?.seek(to: 0)
        playback?.pause()
      })
    stage.advance(by: 3)
    #expect(scene.lines == ["true"] && playback?.outcome == .finished && box.opacity == 0)
  }

  // MARK: Over what does not blend

  @Test func `a block over an implicit animation starts from the presentation`() {
    box.position.x = 100
    box.bounds.size.width = 100
    stage.advance(by: 0.1)
    let (x, width) = (box.presentation.position.x, box.presentation.bounds.size.width)
    #expect(x > 50)
    stage.animate(duration: 1) {
      box.position.x = 200
      box.bounds.size.width = 200
    }
    stage.advance(by: 0)
    #expect(abs(box.presentation.position.x - x) < 1e-9)
    #expect(abs(box.presentation.bounds.size.width - width) < 1e-9)
    stage.advance(by: 1)
    #expect(box.presentation.position.x == 200 && box.presentation.bounds.size.width == 200)
  }

  @Test func `a block over keyframes starts from the presentation`() {
    stage.animateKeyframes(duration: 1, options: .curveLinear) {
      $0.addKeyframe(relativeStartTime: 0, relativeDuration: 1) { box.zPosition = 10 }
    }
    stage.advance(by: 0.5)
    stage.animate(duration: 1, options: .curveLinear) { box.zPosition = 0 }
    expectEqual(scene.values(of: .zPosition, at: [0.5, 1, 1.5]), [5, 2.5, 0])
  }

  @Test(arguments: [false, true])
  func `U-3: a replacement replaces all blocks, however long they last`(
    byKeyframes: Bool
  ) {
    stage.animate(duration: 10, options: .curveLinear) { box.bounds = Self.square(100) }
    stage.advance(by: 0.1)
    stage.animate(duration: 10, options: .curveLinear) { box.bounds = Self.square(200) }
    stage.advance(by: 0.1)
    if byKeyframes {
      stage.animateKeyframes(duration: 1) {
        $0.addKeyframe(relativeStartTime: 0, relativeDuration: 1) { box.bounds = Self.square(0) }
      }
      expectEqual(box.animationKeys, ["bounds"])
    } else {
      stage.animate(duration: 1, options: .withoutBlending) { box.bounds = Self.square(0) }
      expectEqual(box.animationKeys, ["bounds.size"])
    }
    stage.advance(by: 1)
    expectEqual(box.presentation.bounds, .zero)
  }

  private static func square(_ side: Double) -> CGRect {
    CGRect(x: 0, y: 0, width: side, height: side)
  }

  @Test func `I-11: an implicit animation replaces all blocks`() {
    stage.animate(duration: 10, options: .curveLinear) { box.zPosition = 100 }
    stage.advance(by: 0.1)
    stage.animate(duration: 10, options: .curveLinear) { box.zPosition = 200 }
    stage.advance(by: 0.1)
    let shown = box.presentation.zPosition
    box.zPosition = 5
    stage.advance(by: 0)
    #expect(box.animationKeys == ["zPosition"] && box.presentation.zPosition == shown)
    stage.advance(by: 0.25)
    expectEqual(box.presentation.zPosition, 5)
  }

  @Test func `U-2: what was set without animation before is where a block starts from`() {
    stage.disableActions = true
    box.backgroundColor = .black
    stage.update()
    box.backgroundColor = .red
    box.position.x = 50
    box.zPosition = 4
    stage.animate(duration: 1, options: .curveLinear) {
      box.backgroundColor = .blue
      box.backgroundColor = .green
      box.position.x = 100
    }
    stage.animateKeyframes(duration: 1, options: .curveLinear) {
      $0.addKeyframe(relativeStartTime: 0, relativeDuration: 1) { box.zPosition = 6 }
    }
    stage.advance(by: 0)
    expectEqual(box.presentation.backgroundColor, .red)
    #expect(box.presentation.position.x == 50 && box.presentation.zPosition == 4)
  }

  // MARK: Timing

  @Test func `S-12: transactions and keyframes preserve an easing`() {
    stage.transaction { transaction in
      transaction.animationTimingFunction = .easeIn
      stage.animate(springDuration: 1) { box.opacity = 0 }
    }
    let spring = BlendPace.perceptual(1, bounce: 0, velocity: 0)
    stage.advance(by: 0.25)
    #expect(abs(box.presentation.opacity - 1 + spring.progress(at: 0.25, of: 1)) < 1e-9)
    // Keyframes have no two ends to oscillate between, so their own values apply.
    stage.animate(springDuration: 1) {
      stage.animateKeyframes(duration: 1, options: .curveEaseIn) {
        $0.addKeyframe(relativeStartTime: 0, relativeDuration: 1) { box.zPosition = 1 }
      }
    }
    expectEqual(box.animation(forKey: "zPosition")?.timingFunction, .easeIn)
  }

  @Test func `a delay to the layer's time 0 is a delay`() {
    box.beginTime = stage.mediaTime
    box.timeOffset = -0.5
    expectEqual(box.currentTime, -0.5)
    stage.animate(duration: 1, delay: 0.5, options: .curveLinear) { box.opacity = 0 }
    stage.animate(duration: 1, delay: -1, options: .curveLinear) { box.cornerRadius = 1 }
    stage.advance(by: 0.75)
    #expect(abs(box.presentation.opacity - 0.75) < 1e-9 && box.presentation.cornerRadius == 1)
  }

  @Test(arguments: [
    (1, -0.5), (1, -2), (1, -1000), (1, -1e99), (1e99, 0), (1, 1e99),
    (.leastNonzeroMagnitude, 0), (-1, 1),
    (.nan, 0), (1, .nan), (.infinity, 1), (1, -.infinity),
  ])
  func `any duration and any delay gives finite values, and an end if it is finite`(
    duration: Double, delay: Double
  ) {
    let playback = stage.animate(
      duration: duration, delay: delay, options: .curveLinear, animations: { box.opacity = 0 },
      completion: scene.write("done"))
    stage.advance(by: 0.25)
    #expect((0...1).contains(box.presentation.opacity))
    #expect(stage.advanceToEnd(limit: 1) <= 1.25)
    let isLong = duration > 1e9 && duration.isFinite || delay > 1e9
    expectEqual((playback.outcome == nil), isLong)
    let isFinite = duration.isFinite && delay.isFinite
    #expect(
      scene.lines.isEmpty == isLong
        && stage.diagnostics.map(\.id) == (isLong ? ["R-11"] : isFinite ? [] : ["L-49"]))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e101, -1e101])
  func `L-49: every block reports a duration or a delay beyond the bounds`(number: Double) {
    func told(_ animate: (Stage) -> Void) -> [String] {
      let scene = BlockScene()
      animate(scene.stage)
      return scene.stage.diagnostics.map {
        "\($0.id) \($0.message.contains("A duration") ? "duration" : "delay")"
      }
    }
    let (duration, delay) = (["L-49 duration"], ["L-49 delay"])
    expectEqual(told { $0.animate(duration: number) {} }, duration)
    expectEqual(told { $0.animate(duration: 1, delay: number) {} }, delay)
    expectEqual(told { $0.animate(duration: number, delay: number) {} }, duration + delay)
    expectEqual(told { $0.animate(duration: number, dampingRatio: 1) {} }, duration)
    expectEqual(told { $0.animate(springDuration: number) {} }, duration)
    expectEqual(told { $0.animate(springDuration: 1, delay: number) {} }, delay)
    expectEqual(told { $0.animateKeyframes(duration: number) { _ in } }, duration)
    expectEqual(told { $0.transition(with: $0.layers[0], duration: number) }, duration)
    #expect(told { $0.animate(duration: 1e99, delay: -1e99) {} }.isEmpty)
    #expect(told { $0.animate(springDuration: -1) {} }.isEmpty)
  }

  @Test func `C-18: a corrected spring is reported`() {
    func told(_ animate: (Stage) -> Void) -> [String] {
      let scene = BlockScene()
      animate(scene.stage)
      return scene.stage.diagnostics.map(\.id)
    }
    for number in [Double.nan, .infinity, -.infinity, 2] {
      expectEqual(told { $0.animate(duration: 1, dampingRatio: number) {} }, ["C-18"])
      expectEqual(told { $0.animate(springDuration: 1, bounce: number) {} }, ["C-18"])
    }
    expectEqual(
      told { $0.animate(duration: 1, dampingRatio: 1, initialVelocity: .nan) {} }, ["C-18"])
    expectEqual(told { $0.animate(springDuration: 1, initialVelocity: .nan) {} }, ["C-18"])
    #expect(told { $0.animate(duration: 1, dampingRatio: 0.5, initialVelocity: -3) {} }.isEmpty)
    #expect(told { $0.animate(springDuration: 1, bounce: -0.99) {} }.isEmpty)
  }

  @Test(arguments: [-1.0, -2]) func `C-18: a spring that never leaves its start changes at once`(
    bounce: Double
  ) {
    stage.animate(springDuration: 1, bounce: bounce) { box.opacity = 0 }
    #expect(box.animationKeys == [] && box.presentation.opacity == 0)
    #expect(stage.diagnostics.map(\.id) == ["C-18"] && box.diagnostics == [])
    expectEqual(stage.diagnostics.first?.message.contains("bounce of \(Int(bounce))"), true)
  }

  @Test func `C-18: the spring of a block is reported once`() {
    stage.animate(springDuration: 1, bounce: 2) { box.opacity = 0 }
    stage.animate(duration: 1, dampingRatio: 2) { box.zPosition = 9 }
    expectEqual(box.animationKeys, ["opacity", "zPosition"])
    #expect(stage.diagnostics.map(\.id) == ["C-18", "C-18"] && box.diagnostics == [])
  }

  @Test func `L-49: a value that is not finite is not written to the model`() {
    box.opacity = .nan
    box[.scale] = .infinity
    stage.flush()
    #expect(box.diagnostics.map(\.id) == ["L-49", "L-49"] && stage.diagnostics == [])
    #expect(box.opacity == 1 && box.transform == .identity && box.animationKeys == [])
    let lost = Layer(position: CGPoint(x: Double.nan, y: 3))
    lost.bounds = CGRect.null
    #expect(lost.position == .zero && lost.bounds == .zero)
    expectEqual(lost.diagnostics.map { $0.path }, ["position", "bounds"])
  }

  @Test(arguments: [0, 1, -1, 2, -2, Double.nan, .infinity, 1e300, -1e300])
  func `any spring gives finite values, and an invalid one is reported`(number: Double) {
    let springs: [() -> Playback] = [
      { [stage, box] in stage.animate(duration: 1, dampingRatio: number) { box.opacity = 0 } },
      { [stage, box] in stage.animate(springDuration: 1, bounce: number) { box.opacity = 0 } },
      { [stage, box] in stage.animate(springDuration: number) { box.opacity = 0 } },
      { [stage, box] in
        stage.animate(springDuration: 1, initialVelocity: number) { box.opacity = 0 }
      },
    ]
    for spring in springs {
      box.removeAllAnimations()
      stage.performWithoutAnimation { box.opacity = 1 }
      let playback = spring()
      stage.advance(by: 0.25)
      #expect(box.presentation.opacity.isFinite)
      #expect(playback.outcome != nil || !box.animationKeys.isEmpty)
      playback.cancel()
      stage.update()
      #expect(playback.outcome != nil && box.presentation.opacity == 0)
    }
  }

  // MARK: Contexts

  @Test func `I-8: where actions are off, a block animates what it sets and nothing else`() {
    stage.disableActions = true
    stage.animate(duration: 1) {
      box.addSublayer(Layer())
      box.opacity = 0
    }
    #expect(box.animationKeys == ["opacity"] && box.sublayers.count == 1)
  }

  @Test func `layers that come, go or live elsewhere are changed all the same`() {
    let (other, far) = (BlockScene(), Layer())
    let kid = Layer()
    stage.performWithoutAnimation { box.addSublayer(kid) }
    stage.update()
    let playback = stage.animate(
      duration: 1,
      animations: {
        kid.opacity = 0
        kid.removeFromSuperlayer()
        far.opacity = 0.5
        box.addSublayer(far)
        far.cornerRadius = 2
        other.layer.opacity = 0
      }, completion: scene.write("done"))
    stage.advance(by: 0)
    #expect(kid.presentation.opacity == 0 && far.presentation.opacity == 0.5)
    #expect(far.animationKeys == ["cornerRadius"] && far.presentation.cornerRadius == 0)
    expectEqual(other.layer.animation(forKey: "opacity")?.duration, 0.25, "as outside of the block")
    stage.advance(by: 2)
    #expect(playback.outcome == .layerGone && scene.lines.count == 1)
  }

  @Test func `modifying outside a block does not affect changes inside`() {
    stage.modifyAnimations(repeatCount: 3, autoreverses: true) { box.opacity = 0 }
    expectEqual(box.animation(forKey: "opacity")?.repeatCount, 0)
    stage.animate(duration: 1) {
      stage.modifyAnimations(repeatCount: .nan, autoreverses: false) { box.cornerRadius = 1 }
    }
    expectEqual(box.animation(forKey: "cornerRadius")?.repeatCount, 0)
    expectEqual(stage.diagnostics.map(\.id), ["L-49"])
  }

  @Test(arguments: [0, -1, 0.5, .infinity, -.infinity] as [Double])
  func `any number of repeats can be meant`(count: Double) {
    stage.animate(duration: 1) {
      stage.modifyAnimations(repeatCount: count, autoreverses: false) { box.cornerRadius = 1 }
    }
    #expect(stage.diagnostics.isEmpty)
  }

  // MARK: Keyframes

  @Test func `R-26: a keyframe after its block has no effect and is reported`() {
    var escaped: KeyframeBlock?
    stage.animateKeyframes(duration: 1) { block in
      escaped = block
      block.addKeyframe(relativeStartTime: 0, relativeDuration: 1) { box.zPosition = 1 }
    }
    escaped?.addKeyframe(relativeStartTime: 0, relativeDuration: 1) { box.cornerRadius = 5 }
    #expect(box.cornerRadius == 5 && box.animation(forKey: "cornerRadius")?.duration == 0.25)
    expectEqual(stage.diagnostics.map(\.id), ["R-26"])
  }

  @Test func `a keyframe inside another is timed by the block, a block inside by itself`() {
    stage.animateKeyframes(duration: 4, options: .curveLinear) { block in
      block.addKeyframe(relativeStartTime: 0.5, relativeDuration: 0.5) {
        box.zPosition = 8
        block.addKeyframe(relativeStartTime: 0, relativeDuration: 0.25) { box.cornerRadius = 4 }
        stage.animate(duration: 1) { box.opacity = 0 }
        stage.performWithoutAnimation { box.shadowRadius = 9 }
      }
    }
    stage.advance(by: 0.5)
    #expect(box.presentation.zPosition == 0 && box.presentation.cornerRadius == 2)
    #expect(box.presentation.opacity == 0.875 && box.presentation.shadowRadius == 9)
  }

  @Test func `keyframes of very many layers and very many keyframes take no square of time`() {
    let layers = (0..<3000).map { _ in Layer() }
    for layer in layers { stage.add(layer) }
    stage.update()
    stage.animateKeyframes(duration: 1, options: .curveLinear) { block in
      for layer in layers {
        block.addKeyframe(relativeStartTime: 0, relativeDuration: 0.5) { layer.opacity = 0 }
      }
      for number in 1...3000 {
        block.addKeyframe(
          relativeStartTime: Double(number - 1) / 3000, relativeDuration: 1.0 / 3000
        ) {
          box.zPosition = Double(number)
        }
      }
    }
    stage.advance(by: 0.25)
    #expect(layers.allSatisfy { $0.presentation.opacity == 0.5 })
    #expect(abs(box.presentation.zPosition - 750) < 1e-6)
  }

  @Test func `very many retargetings get distinct keys and end`() {
    let count = 2 * Campaign.count(750)
    for number in 1...count { stage.animate(duration: 1) { box.zPosition = Double(number) } }
    expectEqual(Set(box.animationKeys).count, count)
    stage.advance(by: 0.5)
    #expect(abs(box.presentation.zPosition - Double(count / 2)) < 1e-6)
    stage.advance(by: 0.5)
    #expect(box.animationKeys == [] && box.presentation.zPosition == Double(count))
    stage.animate(duration: 1) { box.zPosition = 0 }
    expectEqual(box.animationKeys, ["zPosition"])
  }
}
