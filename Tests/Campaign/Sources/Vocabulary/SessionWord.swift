// Commands on a running stage: playback, blocks, transactions, layers, and time.

import Animatic
import RandomScenes

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// One thing that is done in a session.
package struct SessionWord: Sendable {
  package let name: String
  let say: @Sendable (Session, inout Arguments) -> Void

  init(_ name: String, _ say: @escaping @Sendable (Session, inout Arguments) -> Void) {
    self.name = name
    self.say = say
  }

  package static let all = runs + playing + time + blocks + transactions + layers

  private static let runs: [SessionWord] = [
    SessionWord("run()") { session, a in session.run(.nothing, &a) },
    SessionWord("run(interrupting: .fromPresentation)") { session, a in
      session.run(.fromPresentation, &a)
    },
    SessionWord("run(interrupting: .keepingVelocity)") { session, a in
      session.run(.keepingVelocity, &a)
    },
    SessionWord("run(reducedMotion:)") { session, a in session.run(.nothing, &a, isReduced: true) },
  ]

  private static let playing: [SessionWord] = [
    SessionWord("pause()") { session, a in session.playback(&a)?.pause() },
    SessionWord("resume()") { session, a in session.playback(&a)?.resume() },
    SessionWord("reverse()") { session, a in session.playback(&a)?.reverse() },
    SessionWord("restart()") { session, a in session.playback(&a)?.restart() },
    SessionWord("release()") { session, a in session.playback(&a)?.release() },
    SessionWord("seek(to: seconds)") { session, a in
      session.playback(&a)?.seek(to: a("", .number([0, 0.5, 1, 3])))
    },
    SessionWord("seek(toProgress:)") { session, a in
      session.playback(&a)?.seek(toProgress: a("", .number([0, 0.5, 1])))
    },
    SessionWord("seek(to: cue)") { session, a in session.playback(&a)?.seek(to: a("", .cue)) },
    SessionWord("seek(to: position)") { session, a in
      session.playback(&a)?.seek(to: a("", Kind<Position>.position))
    },
    SessionWord("rate") { session, a in
      session.playback(&a)?.rate = a("", .number([2, 0.5, 1, -1, 0]))
    },
    SessionWord("cancel(.revert)") { session, a in session.playback(&a)?.cancel(.revert) },
    SessionWord("cancel(.hold)") { session, a in session.playback(&a)?.cancel(.hold) },
    SessionWord("cancel(.finish)") { session, a in session.playback(&a)?.cancel(.finish) },
    SessionWord("playback.advanceToEnd()") { session, a in
      session.playback(&a)?.advanceToEnd(limit: 20)
    },
  ]

  private static let time: [SessionWord] = [
    SessionWord("advance(by:)") { session, a in
      session.stage.advance(by: a("", .number([0.125, 0.25, 0.5, 1, 0.3])))
    },
    SessionWord("advance(frames:)") { session, a in
      session.stage.advance(frames: a("", .whole(1...3)) % 9)
    },
    SessionWord("advanceToEnd()") { session, _ in session.stage.advanceToEnd(limit: 20) },
    SessionWord("advance(to: cue, of:)") { session, a in
      guard let playback = session.playback(&a) else { return }
      session.stage.advance(to: a("", Kind<Cue>.cue), of: playback)
    },
    SessionWord("advance(to: position, of:)") { session, a in
      guard let playback = session.playback(&a) else { return }
      session.stage.advance(to: a("", Kind<Position>.position), of: playback)
    },
    SessionWord("update()") { session, _ in session.stage.update() },
    SessionWord("flush()") { session, _ in session.stage.flush() },
  ]

  private static let blocks: [SessionWord] = [
    SessionWord("animate(duration:)") { session, a in
      let layer = a("", .layer)
      let (level, x) = (a("", .number([0, 0.5, 1])), a("", .number([0, 20, 50])))
      let log = session.completion("animate")
      session.stage.animate(
        duration: a("", .number([0, 0.25, 1])), delay: a("", .number([0, 0, 0.25])),
        options: a("", .options)
      ) {
        layer.opacity = level
        layer.position = CGPoint(x: x, y: 3)
      } completion: {
        log($0)
      }
    },
    SessionWord("animate(dampingRatio:)") { session, a in
      let (layer, x) = (a("", .layer), a("", .number([0, 20, 50])))
      let log = session.completion("damped")
      session.stage.animate(
        duration: a("", .number([0, 0.25, 1])), delay: a("", .number([0, 0.25])),
        dampingRatio: a("", .number([0.5, 1, 0.8])), initialVelocity: a("", .number([0, 2])),
        options: a("", .options)
      ) {
        layer.position.x = x
      } completion: {
        log($0)
      }
    },
    SessionWord("animate(springDuration:)") { session, a in
      let (layer, x) = (a("", .layer), a("", .number([0, 20, 50])))
      let log = session.completion("spring")
      session.stage.animate(
        springDuration: a("", .number([0, 0.25, 1])), bounce: a("", .number([0, 0.3, -0.3])),
        initialVelocity: a("", .number([0, 2])), delay: a("", .number([0, 0.25])),
        options: a("", .options)
      ) {
        layer.position.x = x
      } completion: {
        log($0)
      }
    },
    SessionWord("animateKeyframes()") { session, a in
      let (layer, x) = (a("", .layer), a("", .number([0, 20, 50])))
      let (start, length) = (a("", .number([0, 0.5])), a("", .number([0.5, 0.25])))
      let log = session.completion("keyframes")
      let mode = a("", Kind<CalculationMode>.calculation)
      let stage = session.stage
      stage.animateKeyframes(
        duration: a("", .number([0, 0.25, 1])), delay: a("", .number([0, 0.25])),
        options: a("", .options),
        calculationMode: mode
      ) { block in
        block.addKeyframe(relativeStartTime: start, relativeDuration: length) {
          layer.position.x = x
        }
        block.addKeyframe(relativeStartTime: 0.5, relativeDuration: 0.5) { layer.opacity = 0.5 }
      } completion: {
        log($0)
      }
    },
    SessionWord("animate() in animate()") { session, a in
      let (outer, inner, x) = (a("", .layer), a("", .layer), a("", .number([0, 20])))
      let (one, other) = (a("", .number([0.5, 1])), a("", .number([0.25, 0])))
      let options = a("", Kind<AnimationOptions>.options)
      let log = session.completion("nested")
      let stage = session.stage
      stage.animate(duration: one) {
        outer.position.x = x
        stage.animate(duration: other, options: options) {
          inner.position.y = x
        } completion: {
          log($0)
        }
      }
    },
    SessionWord("modifyAnimations()") { session, a in
      let (layer, x) = (a("", .layer), a("", .number([0, 20])))
      let (count, back) = (a("", .number([2, 1.5])), a("", Kind<Bool>.flag))
      let stage = session.stage
      stage.animate(duration: 0.5) {
        stage.modifyAnimations(repeatCount: count, autoreverses: back) { layer.position.x = x }
      }
    },
    SessionWord("performWithoutAnimation()") { session, a in
      let (layer, x) = (a("", .layer), a("", .number([0, 20])))
      session.stage.performWithoutAnimation { layer.position.x = x }
    },
    SessionWord("transition(with:)") { session, a in
      let layer = a("", .layer)
      let log = session.completion("transition")
      session.stage.transition(
        with: layer, duration: a("", .number([0.25, 1, 0])), options: a("", .options)
      ) {
        layer.contents = "other"
      } completion: {
        log($0)
      }
    },
    SessionWord("transition(from:to:)") { session, a in
      let log = session.completion("exchange")
      session.stage.transition(
        from: a("", .layer), to: a("", .layer), duration: a("", .number([0.25, 1, 0])),
        options: a("", .options)
      ) { log($0) }
    },
  ]

  private static let transactions: [SessionWord] = [
    SessionWord("transaction {}") { session, a in
      let (layer, x, time) = (a("", .layer), a("", .number([0, 20])), a("", .number([0.25, 1])))
      let off = a("", Kind<Bool>.flag)
      let log = session.completion("transaction")
      session.stage.transaction { transaction in
        transaction.animationDuration = time
        transaction.disableActions = off
        transaction.completionBlock = { log(true) }
        layer.position.x = x
      }
    },
    SessionWord("beginTransaction()") { session, a in
      session.stage.beginTransaction().animationDuration = a("", .number([0.25, 1]))
    },
    SessionWord("commitTransaction()") { session, _ in session.stage.commitTransaction() },
    SessionWord("disableActions") { session, a in
      session.stage.disableActions = a("", Kind<Bool>.flag)
    },
    SessionWord("layer.add(_:)") { session, a in
      let layer = a("", .layer)
      let kind = a.random.pick([
        Kind<any LayerAnimation>.basic, .spring, .keyframes, .group, .transition,
      ])
      layer.add(session.heard(a("", kind)), forKey: a(maybe: "forKey", .key))
    },
    SessionWord("layer.removeAnimation(forKey:)") { session, a in
      a("", .layer).removeAnimation(forKey: a("forKey", .key))
    },
    SessionWord("layer.removeAllAnimations()") { _, a in a("", .layer).removeAllAnimations() },
    SessionWord("write") { _, a in
      let layer = a("", .layer)
      layer.opacity = a("", .number([0, 0.5, 1]))
      layer.transform = a("", .transform)
    },
  ]

  private static let layers: [SessionWord] = [
    SessionWord("layer.speed") { _, a in a("", .layer).speed = a("", .number([1, 2, 0.5, 0])) },
    SessionWord("layer.timeOffset") { _, a in a("", .layer).timeOffset = a("", .number([0, 0.5])) },
    SessionWord("layer.beginTime") { _, a in a("", .layer).beginTime = a("", .number([0, 0.5])) },
    SessionWord("addSublayer()") { _, a in a("", .layer).addSublayer(a("", .layer)) },
    SessionWord("insertSublayer(at:)") { _, a in
      a("", .layer).insertSublayer(a("", .layer), at: a("", .whole(0...2)))
    },
    SessionWord("removeFromSuperlayer()") { _, a in a("", .layer).removeFromSuperlayer() },
    SessionWord("mask") { _, a in a("", .layer).mask = a.random.oneIn(2) ? a("", .layer) : nil },
    SessionWord("stage.add(_:)") { session, a in session.stage.add(a("", .layer)) },
    SessionWord("stage.remove(_:)") { session, a in session.stage.remove(a("", .layer)) },
    SessionWord("new layer") { session, a in
      session.renew(a.random.below(3), isRemoved: a("", Kind<Bool>.flag))
    },
  ]
}

extension Kind where Value == AnimationOptions {
  static var options: Kind {
    Kind { a in
      let all: [(String, AnimationOptions)] = [
        (".repeat", .repeat), (".autoreverse", .autoreverse),
        (".withoutBlending", .withoutBlending),
        (".beginFromCurrentState", .beginFromCurrentState), (".curveEaseIn", .curveEaseIn),
        (".overrideInheritedDuration", .overrideInheritedDuration),
        (".overrideInheritedOptions", .overrideInheritedOptions),
        (".overrideInheritedCurve", .overrideInheritedCurve), (".curveLinear", .curveLinear),
        (".transitionCrossDissolve", .transitionCrossDissolve),
        (".showHideTransitionViews", .showHideTransitionViews),
        (".transitionFlipFromLeft", .transitionFlipFromLeft),
        (".layoutSubviews", .layoutSubviews), (".allowUserInteraction", .allowUserInteraction),
      ]
      let picked = (0..<a.random.below(4)).map { _ in a.random.pick(all) }
      return (
        AnimationOptions(picked.map(\.1)), "[\(picked.map(\.0).joined(separator: ", "))]"
      )
    }
  }
}
