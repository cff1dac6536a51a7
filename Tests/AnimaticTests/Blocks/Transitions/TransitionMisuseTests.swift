// Transitions of layers without a stage, of other stages, and of the same layer; and what they retain.

import Animatic
import Foundation
import TestSupport
import Testing

struct TransitionMisuseTests {
  let scene = BlockScene()
  let first = Layer(name: "first")
  let second = Layer(name: "second")
  var stage: Stage { scene.stage }
  var card: Layer { scene.layer }

  init() {
    stage.performWithoutAnimation { card.addSublayer(first) }
    stage.update()
  }

  /// An image whose release can be observed.
  private final class Witness: Hashable, Sendable {
    static func == (first: Witness, second: Witness) -> Bool { first === second }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private func picture(_ picture: TransitionState.Picture?) -> [String] {
    picture?.snapshot.nodes.map { "\($0.depth) \($0.name ?? "") \($0.values.opacity)" } ?? []
  }

  // MARK: Snapshots of removed layers

  @Test func `X-4: a removed layer is in the old snapshot with its animated values`() {
    stage.performWithoutAnimation { first.addSublayer(second) }
    stage.update()
    second.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1))
    stage.advance(by: 0.25)
    stage.transaction { transaction in
      transaction.disableActions = true
      first.removeFromSuperlayer()
      second.opacity = 0.9
      second.removeFromSuperlayer()
      first.opacity = 0.5
      card.add(LayerTransition(.fade, duration: 1))
    }
    expectEqual(picture(card.transition?.outgoing), ["0 box 1.0", "1 first 1.0", "2 second 0.25"])
    expectEqual(picture(card.transition?.incoming), ["0 box 1.0"])
  }

  @Test func `X-4: also by itself, and where it comes back at once`() {
    first.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1))
    stage.advance(by: 0.25)
    stage.transaction { _ in
      card.sublayers = []
      first.opacity = 0.5
      card.addSublayer(first)
    }
    expectEqual(picture(card.transition?.outgoing), ["0 box 1.0", "1 first 0.25"])
    expectEqual(picture(card.transition?.incoming), ["0 box 1.0", "1 first 0.5"])
  }

  @Test func `a removed layer is released at the commit, its snapshot at the end`() {
    weak var witness: Witness?
    weak var gone: Layer?
    do {
      let (layer, made) = (Layer(), Witness())
      (gone, witness) = (layer, made)
      stage.performWithoutAnimation {
        layer.contents = LayerContents(made)
        card.addSublayer(layer)
      }
      stage.update()
      layer.removeFromSuperlayer()
    }
    stage.advance(by: 0.125)
    #expect(gone == nil && witness != nil && card.transition != nil)
    stage.advance(by: 0.125)
    #expect(witness == nil && card.transition == nil)
  }

  @Test(arguments: [Playback.Cancelling.revert, .hold, .finish])
  func `a canceled transition leaves the new state and no snapshot`(how: Playback.Cancelling) {
    weak var witness: Witness?
    var playback: Playback?
    do {
      let made = Witness()
      witness = made
      stage.performWithoutAnimation { card.contents = LayerContents(made) }
      stage.update()
      playback = stage.transition(
        with: card, duration: 1, options: [.transitionCrossDissolve, .repeat],
        animations: { card.contents = .empty }, completion: scene.write("done"))
    }
    stage.advance(by: 1.25)
    #expect(witness != nil && card.transition != nil)
    playback?.cancel(how)
    stage.update()
    #expect(witness == nil && card.transition == nil && card.animationKeys == [])
    expectEqual(scene.lines, ["done \(how == .finish) at 1.25"])
  }

  @Test func `a transition removed before a commit is presented until the commit`() {
    card.add(LayerTransition(.fade, duration: 1))
    stage.advance(by: 0.5)
    stage.transaction { _ in
      card.opacity = 0.5
      card.removeAllAnimations()
      expectEqual(card.transition?.progress, 0.5)
    }
    #expect(card.transition == nil)
  }

  // MARK: Unsupported layers

  @Test func `a layer without a stage, or on another one, changes immediately and is reported`() {
    let (lonely, other) = (Layer(), BlockScene())
    for layer in [lonely, other.layer] {
      let playback = stage.transition(
        with: layer, duration: 1, options: .transitionCrossDissolve,
        animations: { layer.opacity = 0.5 }, completion: scene.write("done"))
      stage.update()
      #expect(playback.outcome == .finished && layer.presentation.opacity == 0.5)
      expectEqual(layer.diagnostics.map(\.id), [layer === lonely ? "L-28" : "R-28"])
      expectEqual(layer.diagnostics.map(\.severity), [.error])
      #expect(layer.animationKeys.isEmpty, "nothing waits: the completion has been called")
    }
    expectEqual(scene.lines, ["done true at 0.0", "done true at 0.0"])
  }

  @Test func `a layer that was not redrawn yet has a transition all the same`() {
    let fresh = Layer()
    stage.add(fresh)
    stage.transition(
      with: fresh, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
    ) { fresh.opacity = 0.5 }
    stage.advance(by: 0.25)
    expectEqual(fresh.transition?.progress, 0.25)
  }

  @Test func `from a layer to itself, to its sibling and to what it is in`() {
    stage.performWithoutAnimation { card.addSublayer(second) }
    stage.update()
    func go(_ old: Layer, _ new: Layer) -> [String?] {
      let playback = stage.transition(
        from: old, to: new, duration: 1, options: .transitionCrossDissolve)
      stage.advance(by: 2)
      #expect(playback.outcome == .finished && card.transition == nil)
      return card.sublayers.map(\.name)
    }
    #expect(go(first, first) == ["first", "second"] && card.diagnostics == [])
    #expect(go(first, second) == ["second"] && card.diagnostics == [])
    #expect(go(second, card) == ["second"] && card.diagnostics.map(\.id) == ["R-8"])
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `without a duration one layer replaces another immediately`(duration: Double) {
    let playback = stage.transition(
      from: first, to: second, duration: duration, options: .transitionFlipFromTop)
    stage.update()
    #expect(card.sublayers.map(\.name) == ["second"] && card.animationKeys == [])
    expectEqual(playback.outcome, .finished)
  }

  @Test func `it repeats and comes back as any block does`() {
    stage.transition(
      with: card, duration: 1,
      options: [.transitionCrossDissolve, .repeat, .autoreverse, .curveLinear])
    stage.advance(by: 3.25)
    #expect(abs((card.transition?.progress ?? 0) - 0.75) < 1e-9)
  }

  @Test func `in a spring block it uses its own easing`() {
    stage.animate(springDuration: 1) {
      stage.transition(with: card, duration: 1, options: [.transitionCrossDissolve, .curveEaseIn])
    }
    expectEqual(card.animation(forKey: "transition")?.timingFunction, .easeIn)
  }

  @Test func `two snapshots of the same ten thousand layers are equal`() {
    stage.performWithoutAnimation { for _ in 0..<10_000 { card.addSublayer(Layer()) } }
    stage.update()
    let one = card.snapshot()
    #expect(one.nodes.count == 10_002 && one == card.snapshot())
    expectEqual(one.hashValue, card.snapshot().hashValue)
    stage.performWithoutAnimation { card.sublayers[5000].opacity = 0.5 }
    #expect(one != card.snapshot())
  }

  @Test func `a transition that can't begin calls back all the same, once`() {
    var told: [Bool] = []
    let stage = Stage(clock: ManualClock())
    let playback = stage.transition(from: Layer(), to: Layer(), duration: 1) { told.append($0) }
    #expect(told == [] && playback.outcome == .notStarted)
    stage.update()
    stage.advance(by: 2)
    expectEqual(told, [false])
  }
}
