// Transitions: the snapshots, their positions, and their layers.

import Animatic
import Foundation
import TestSupport
import Testing

struct TransitionTests {
  let scene = BlockScene()
  let old = Layer(name: "old")
  let new = Layer(name: "new")
  var stage: Stage { scene.stage }
  var card: Layer { scene.layer }

  init() {
    stage.transaction { transaction in
      transaction.disableActions = true
      card.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
      card.contents = "first"
      card.addSublayer(old)
    }
  }

  /// The offsets of both snapshots after a quarter of a second.
  private func offsets(_ kind: LayerTransition.Kind, _ edge: LayerEdge) -> [CGSize] {
    let scene = BlockScene()
    scene.stage.transaction { transaction in
      transaction.disableActions = true
      scene.layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    }
    scene.layer.add(LayerTransition(kind, from: edge, duration: 1))
    scene.stage.advance(by: 0.25)
    return scene.layer.transition.map { [$0.outgoing.offset, $0.incoming.offset] } ?? []
  }

  private func size(_ width: Double, _ height: Double) -> CGSize {
    CGSize(width: width, height: height)
  }

  @Test func `X-1: by default a transition fades, from 0 to 1`() {
    let transition = LayerTransition()
    #expect(transition.kind == .fade && transition.direction == nil)
    #expect(transition.startProgress == 0 && transition.endProgress == 1)
    #expect(transition.duration == 0 && transition.isRemovedOnCompletion)
  }

  @Test func `X-5: a push moves both snapshots by the remaining and the completed fraction`() {
    expectEqual(offsets(.push, .right), [size(-50, 0), size(150, 0)])
    expectEqual(offsets(.push, .left), [size(50, 0), size(-150, 0)])
    expectEqual(offsets(.push, .top), [size(0, 25), size(0, -75)])
    expectEqual(offsets(.push, .bottom), [size(0, -25), size(0, 75)])
  }

  @Test func `X-5: moving in moves the new one, revealing the old one`() {
    expectEqual(offsets(.moveIn, .right), [size(0, 0), size(150, 0)])
    expectEqual(offsets(.reveal, .right), [size(-50, 0), size(0, 0)])
    expectEqual(offsets(.fade, .right), [size(0, 0), size(0, 0)])
  }

  @Test func `X-4, X-5: a fade goes from the former contents to those of its commit`() throws {
    card.add(LayerTransition(.fade, duration: 1), forKey: "mine")
    stage.transaction.disableActions = true
    card.contents = "second"
    card.replaceSublayer(old, with: new)
    expectEqual(card.animationKeys, ["transition"], "whatever key was given (X-3)")
    #expect(card.transition == nil, "nothing has been committed")
    stage.advance(by: 0.25)
    let state = try #require(card.transition)
    #expect(state.progress == 0.25 && state.outgoing.alpha == 0.75 && state.incoming.alpha == 0.25)
    expectEqual(state.outgoing.snapshot.nodes.map(\.name), ["box", "old"])
    expectEqual(state.outgoing.snapshot.nodes[0].values.contents, "first")
    expectEqual(state.incoming.snapshot.nodes.map(\.name), ["box", "new"])
    expectEqual(state.incoming.snapshot.nodes[0].values.contents, "second")
    stage.advance(by: 0.75)
    #expect(card.transition == nil && card.animationKeys == [])
  }

  @Test func `X-4: it does not matter whether the change or the transition comes first`() throws {
    stage.transaction { transaction in
      transaction.disableActions = true
      card.contents = "second"
      card.replaceSublayer(old, with: new)
      card.add(LayerTransition(.fade, duration: 1))
    }
    let state = try #require(card.transition)
    expectEqual(state.outgoing.snapshot.nodes.map(\.name), ["box", "old"])
    expectEqual(state.outgoing.snapshot.nodes[0].values.contents, "first")
    expectEqual(state.incoming.snapshot.nodes.map(\.name), ["box", "new"])
  }

  @Test func `X-1, X-5: it is eased and goes from start to end progress`() throws {
    var transition = LayerTransition(.push, from: .right, duration: 1, timingFunction: .easeIn)
    transition.startProgress = 0.2
    transition.endProgress = 0.6
    card.add(transition)
    stage.advance(by: 0.5)
    let expected = 0.2 + 0.4 * TimingFunction.easeIn.value(at: 0.5)
    #expect(abs(try #require(card.transition).progress - expected) < 1e-12)
  }

  @Test(arguments: [(-1, 1, 0.5), (0, 9, 0.5), (0.8, 0.2, 0.8), (.nan, 1, 0.5)])
  func `X-1: invalid ends are clamped to 0 to 1 and reported`(
    start: Double, end: Double, middle: Double
  ) throws {
    var transition = LayerTransition(.push, duration: 1)
    transition.startProgress = start
    transition.endProgress = end
    card.add(transition)
    stage.advance(by: 0.5)
    #expect(abs(try #require(card.transition).progress - middle) < 1e-12)
    expectEqual(card.diagnostics.map(\.id), ["L-49"])
  }

  @Test func `X-3: a new transition replaces the old one, starting from the presentation`() throws {
    card.add(LayerTransition(.push, duration: 1))
    stage.advance(by: 0.5)
    card.add(LayerTransition(.fade, duration: 1))
    stage.advance(by: 0.25)
    expectEqual(card.animationKeys, ["transition"])
    #expect(card.transition?.kind == .fade && card.transition?.progress == 0.25)
    let attached = card.animation(forKey: "transition") as? LayerTransition
    #expect(attached?.kind == .fade && attached?.duration == 1)
  }

  @Test(arguments: ["cube", "pageCurl", "suckEffect", "rippleEffect", "cameraIrisHollowOpen", ""])
  func `X-2: private types are refused, and the alternatives named`(name: String) {
    var told: [Bool] = []
    var transition = LayerTransition(typeName: name, duration: 1)
    transition.delegate = AnimationTarget(end: { told.append($0.finished) })
    card.add(transition)
    #expect(card.diagnostics.map(\.id) == ["L-42"] && told == [false])
    #expect(card.diagnostics[0].remedy.contains("fade, moveIn, push, reveal"))
    #expect(card.animationKeys.isEmpty)
    expectEqual(LayerTransition(typeName: "reveal").kind, .reveal)
  }

  @Test func `L-41: a transition on the removed layer has no effect and is reported`() {
    card.add(LayerTransition(.fade, duration: 1))
    stage.advance(by: 0.5)
    stage.remove(card)
    #expect(card.transition == nil && card.diagnostics.map(\.id) == ["L-41"])
  }

  @Test func `G-10: in a group or a chain it is refused`() {
    card.add(AnimationGroup([LayerTransition(.fade, duration: 1)], duration: 1))
    #expect(card.diagnostics.map(\.id).contains("C-14"))
    let chain = Animate(card).add(animation: LayerTransition(.fade, duration: 1))
    #expect(chain.diagnostics.map(\.id).contains("C-14"))
  }

  // MARK: By themselves

  @Test func `X-6, I-12: what has nothing in between fades by itself`() {
    card.isHidden = true
    stage.advance(by: 0.125)
    expectEqual(card.animationKeys, ["transition"])
    let eased = TimingFunction.default.value(at: 0.5)
    #expect(abs((card.transition?.progress ?? 0) - eased) < 1e-12)
    expectEqual(card.transition?.outgoing.snapshot.nodes[0].values.isHidden, false)
    expectEqual(card.transition?.incoming.snapshot.nodes[0].values.isHidden, true)
    for key in ["hidden", "masksToBounds", "mask", "sublayers"] {
      #expect(card.action(forKey: key) is LayerTransition, "\(key)")
    }
  }

  @Test func `X-6: a changed list of sublayers fades by itself`() {
    card.addSublayer(new)
    stage.advance(by: 0.125)
    expectEqual(card.transition?.outgoing.snapshot.nodes.map(\.name), ["box", "old"])
    expectEqual(card.transition?.incoming.snapshot.nodes.map(\.name), ["box", "old", "new"])
  }

  // MARK: In blocks

  @Test func `X-7: a cross dissolve is eased in and out`() {
    let playback = stage.transition(
      with: card, duration: 1, options: .transitionCrossDissolve,
      animations: {
        card.contents = "second"
        card.opacity = 0.5
      }, completion: scene.write("done"))
    expectEqual(card.animationKeys, ["transition"], "the changes show at once")
    stage.advance(by: 0.25)
    let eased = TimingFunction.easeInEaseOut.value(at: 0.25)
    #expect(abs((card.transition?.incoming.alpha ?? 0) - eased) < 1e-12)
    expectEqual(card.transition?.outgoing.snapshot.nodes[0].values.contents, "first")
    stage.advance(by: 0.75)
    #expect(scene.lines == ["done true at 1.0"] && playback.outcome == .finished)
  }

  @Test func `X-7: a flip rotates both sides, of which one is visible`() throws {
    stage.transition(
      with: card, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]
    ) { card.contents = "back" }
    stage.advance(by: 0.25)
    let early = try #require(card.transition)
    #expect(early.outgoing.alpha == 1 && early.incoming.alpha == 0)
    let eighth = Transform3D.identity.rotated(by: .pi / 4, x: 0, y: 1, z: 0)
    #expect(abs(early.outgoing.transform.m11 - eighth.m11) < 1e-12)
    #expect(abs(early.outgoing.transform.m13 - eighth.m13) < 1e-12)
    stage.advance(by: 0.5)
    let late = try #require(card.transition)
    #expect(late.outgoing.alpha == 0 && late.incoming.alpha == 1)
    #expect(abs(late.incoming.transform.m13 + eighth.m13) < 1e-12)
  }

  @Test func `X-7: with animated content the new snapshot is live`() throws {
    stage.transition(
      with: card, duration: 1,
      options: [.transitionCrossDissolve, .curveLinear, .allowAnimatedContent]
    ) { card.opacity = 0 }
    stage.advance(by: 0.5)
    let state = try #require(card.transition)
    expectEqual(state.incoming.snapshot.nodes[0].values.opacity, 0.5)
    expectEqual(state.outgoing.snapshot.nodes[0].values.opacity, 1)
  }

  @Test(arguments: [AnimationOptions.transitionCurlUp, .transitionCurlDown])
  func `X-7: curls are unsupported, and the change is immediate`(option: AnimationOptions) {
    stage.transition(
      with: card, duration: 1, options: option, animations: { card.contents = "second" },
      completion: scene.write("done"))
    stage.update()
    #expect(card.animationKeys == [] && card.presentation.contents == "second")
    #expect(card.diagnostics.map(\.id) == ["L-42"] && scene.lines == ["done true at 0.0"])
  }

  @Test func `X-8: one layer replaces another, on the superlayer`() {
    stage.transition(
      from: old, to: new, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      completion: scene.write("done"))
    #expect(card.sublayers.map(\.name) == ["new"] && old.superlayer == nil)
    stage.advance(by: 0.5)
    expectEqual(card.transition?.outgoing.snapshot.nodes.map(\.name), ["box", "old"])
    expectEqual(card.transition?.incoming.snapshot.nodes.map(\.name), ["box", "new"])
    stage.advance(by: 0.5)
    expectEqual(scene.lines, ["done true at 1.0"])
  }

  @Test func `X-8: or both stay, and one is hidden`() {
    stage.transaction { transaction in
      transaction.disableActions = true
      new.isHidden = true
      card.addSublayer(new)
    }
    stage.transition(
      from: old, to: new, duration: 1,
      options: [.transitionCrossDissolve, .showHideTransitionViews])
    #expect(old.isHidden && !new.isHidden && card.sublayers.count == 2)
    stage.advance(by: 0.5)
    expectEqual(
      card.transition?.outgoing.snapshot.nodes.map(\.values.isHidden), [false, false, true])
    expectEqual(
      card.transition?.incoming.snapshot.nodes.map(\.values.isHidden), [false, true, false])
  }

  @Test func `X-8: without a superlayer nothing happens, which is reported`() {
    let playback = stage.transition(from: card, to: new, duration: 1)
    #expect(playback.outcome == .notStarted && playback.diagnostics.map(\.id) == ["R-25"])
  }

  @Test func `X-8: a layer that is shown in place needs a superlayer`() {
    let (card, old, new) = (Layer(), Layer(), Layer())
    stage.add(card)
    card.addSublayer(old)
    stage.update()
    var told: [Bool] = []
    let playback = stage.transition(
      from: old, to: new, duration: 1, options: .showHideTransitionViews
    ) { told.append($0) }
    stage.update()
    #expect(playback.outcome == .notStarted && playback.diagnostics.map(\.id) == ["R-25"])
    #expect(told == [false] && !old.isHidden)
  }

  // MARK: Custom transitions

  @Test func `X-9: a snapshot covers changes beneath it until it is removed`() async {
    let cover = Layer(name: "cover")
    stage.transaction { transaction in
      transaction.disableActions = true
      cover.contents = LayerContents(card.snapshot())
      cover.bounds = card.bounds
      card.addSublayer(cover)
      card.contents = "second"
    }
    Animate(cover).scale(to: 3, duration: 0.5).fade(to: 0, duration: 0.5)
      .group().onEnd { cover.removeFromSuperlayer() }
      .run()
    stage.advance(by: 0.25)
    let picture = cover.presentation.contents.image as? LayerSnapshot
    #expect(picture?.nodes.first?.values.contents == "first" && picture?.nodes.count == 2)
    expectEqual(cover.presentation.opacity, 0.5)
    stage.advance(by: 0.25)
    #expect(cover.superlayer == nil && card.sublayers.map(\.name) == ["old"])
  }
}
