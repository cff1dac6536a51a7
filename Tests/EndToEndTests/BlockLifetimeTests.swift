// Objects retained by blocks, transitions, and transactions: none after their end.

import Animatic
import RandomScenes
import Testing

struct `Lifetimes of blocks` {
  private final class Witness: Hashable, Sendable {
    static func == (first: Witness, second: Witness) -> Bool { first === second }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Layers, a stage and all that is made on it, none of them held.
  private struct Held {
    weak var stage: Stage?
    weak var layer: Layer?
    weak var other: Layer?
    weak var playback: Playback?
    weak var witness: Witness?
    weak var transaction: LayerTransaction?

    var isGone: Bool {
      stage == nil && layer == nil && other == nil && playback == nil && witness == nil
        && transaction == nil
    }
  }

  enum Work: CaseIterable {
    case block, spring, endless, keyframes, nested, transition, swap, implicit, completion, recorded
    case inCallback, delegate
  }

  /// Starts something whose closures hold a witness, and the layers.
  private func begin(_ work: Work, on stage: Stage, _ box: Layer, _ other: Layer) -> Held {
    let witness = Witness()
    var held = Held(stage: stage, layer: box, other: other, witness: witness)
    let told: (Bool) -> Void = { _ in withExtendedLifetime((witness, box, other)) {} }
    switch work {
    case .block:
      held.playback = stage.animate(duration: 1, animations: { box.opacity = 0 }, completion: told)
    case .spring:
      held.playback = stage.animate(
        duration: 1, dampingRatio: 0.5, animations: { box.opacity = 0 }, completion: told)
    case .endless:
      held.playback = stage.animate(
        duration: 1, options: [.repeat, .autoreverse], animations: { box.opacity = 0 },
        completion: told)
    case .keyframes:
      held.playback = stage.animateKeyframes(
        duration: 1,
        animations: {
          $0.addKeyframe(relativeStartTime: 0, relativeDuration: 0.5) { box.opacity = 0 }
        }, completion: told)
    case .nested:
      held.playback = stage.animate(
        duration: 1,
        animations: {
          stage.modifyAnimations(repeatCount: 2, autoreverses: true) { box.opacity = 0 }
          stage.animate(duration: 2, animations: { other.opacity = 0 }, completion: told)
        }, completion: told)
    case .transition:
      held.playback = stage.transition(
        with: box, duration: 1, options: .transitionCrossDissolve,
        animations: { box.contents = LayerContents(witness) }, completion: told)
    case .swap:
      let old = Layer()
      stage.performWithoutAnimation { box.addSublayer(old) }
      stage.update()
      held.playback = stage.transition(
        from: old, to: other, duration: 1, options: .transitionFlipFromLeft, completion: told)
    case .implicit:
      box.opacity = 0
      box.isHidden = true
      other.sublayers = [Layer()]
      other.position.x = 5
    case .completion:
      let transaction = stage.beginTransaction()
      held.transaction = transaction
      transaction.completionBlock = { told(true) }
      transaction.setValue(witness, forKey: "key")
      box.opacity = 0
      stage.commitTransaction()
    case .recorded:
      stage.recordsEvents = true
      held.playback = Changes(duration: 1) { box.opacity = 0 }.run()
    case .inCallback:
      stage.animate(
        duration: 0.25, animations: { box.opacity = 0 },
        completion: { [weak stage] _ in
          stage?.animate(duration: 1, animations: { other.opacity = 0 }, completion: told)
        })
    case .delegate:
      var fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
      fade.delegate = AnimationTarget(end: { _ in withExtendedLifetime((witness, other)) {} })
      box.actions["opacity"] = .run(fade)
      box.style = LayerStyle(actions: ["cornerRadius": .run(fade)])
      box.opacity = 0
      box.cornerRadius = 2
      // One that was replaced before it began is attached nowhere, and not due anywhere.
      for _ in 0..<2 { box.add(fade, forKey: "fade") }
    }
    return held
  }

  private func scene() -> (Stage, Layer, Layer) {
    let (stage, box, other) = (Stage(clock: ManualClock()), Layer(), Layer())
    stage.add(box)
    stage.add(other)
    stage.update()
    return (stage, box, other)
  }

  @Test(arguments: Work.allCases)
  func `ended blocks retain nothing`(work: Work) {
    var held = Held()
    do {
      let (stage, box, other) = scene()
      held = begin(work, on: stage, box, other)
      stage.advance(by: 0.5)
      if work == .endless { box.removeAllAnimations() }
      stage.advance(by: 10)
      #expect(held.playback == nil && held.transaction == nil)
      if work != .transition, work != .delegate { #expect(held.witness == nil) }
    }
    #expect(held.isGone)
  }

  @Test(arguments: Work.allCases)
  func `a stage that is thrown away in the middle takes all with it`(work: Work) {
    var held = Held()
    do {
      let (stage, box, other) = scene()
      held = begin(work, on: stage, box, other)
      stage.advance(by: 0.5)
      #expect(held.layer != nil)
    }
    #expect(held.isGone)
  }

  @Test(arguments: Work.allCases)
  func `also with its transaction open`(work: Work) {
    var held = Held()
    do {
      let (stage, box, other) = scene()
      stage.beginTransaction()
      held = begin(work, on: stage, box, other)
      stage.beginTransaction()
      box.zPosition = 3
    }
    #expect(held.isGone)
  }

  @Test(arguments: [Playback.Cancelling.revert, .hold, .finish])
  func `canceled blocks are retained by their playback until they have reported`(
    how: Playback.Cancelling
  ) {
    let (stage, box, other) = scene()
    for work in [Work.block, .endless, .keyframes, .swap, .spring, .nested] {
      let held = begin(work, on: stage, box, other)
      let playback = held.playback
      stage.advance(by: 0.25)
      box.addSublayer(Layer())
      playback?.cancel(how)
      stage.advance(by: 9)
      #expect(held.witness == nil, "\(work)")
    }
  }

  @Test(arguments: [Work.block, .spring, .endless, .keyframes, .nested, .swap, .implicit])
  func `on a stage that a run made, all goes with the layers`(work: Work) {
    var held = Held()
    do {
      let (box, other) = (Layer(), Layer())
      let playback = Parallel {
        Animate(box).move(x: 1, duration: 100)
        Animate(other).move(x: 1, duration: 100)
      }.run()
      if let stage = box.stage {
        stage.update()
        let witness = Witness()
        held = Held(stage: stage, layer: box, other: other, witness: witness)
        stage.transaction { _ in
          stage.animate(
            duration: 1, animations: { box.opacity = 0 },
            completion: { _ in withExtendedLifetime(witness) {} })
          if work == .swap {
            stage.transition(with: box, duration: 1, options: .transitionCrossDissolve)
          }
          if work == .implicit { box.isHidden = true }
        }
        box.cornerRadius = 5
        #expect(held.stage != nil)
      }
      playback.cancel()
    }
    #expect(held.isGone)
  }

  @Test func `a layer does not retain its delegate, nor a snapshot its layers`() {
    final class Delegate: LayerDelegate {
      func action(for layer: Layer, forKey key: String) -> LayerActionAnswer? { nil }
    }
    let (stage, box, _) = scene()
    weak var delegate: Delegate?
    weak var kid: Layer?
    var picture: LayerSnapshot?
    do {
      let (made, layer) = (Delegate(), Layer())
      (delegate, kid) = (made, layer)
      box.delegate = made
      stage.performWithoutAnimation { box.addSublayer(layer) }
      stage.update()
      box.opacity = 0
      picture = box.snapshot()
      stage.performWithoutAnimation { layer.removeFromSuperlayer() }
      stage.update()
    }
    #expect(delegate == nil && kid == nil && picture?.nodes.count == 2)
  }

  // MARK: Memory

  /// The number of the engine's values for an object, in everything reachable from it.
  private func size(of root: Any) -> Int {
    var (count, seen) = (0, Set<ObjectIdentifier>())
    var pile = [Mirror(reflecting: root)]
    while let mirror = pile.popLast() {
      var above: Mirror? = mirror
      while let one = above {
        for child in one.children {
          count += 1
          let next = Mirror(reflecting: child.value)
          if next.displayStyle == .class,
            !seen.insert(ObjectIdentifier(child.value as AnyObject)).inserted
          {
            continue
          }
          pile.append(next)
        }
        above = one.superclassMirror
      }
    }
    return count
  }

  /// Sends one of everything through a layer.
  private func send(_ number: Int, through box: Layer, on stage: Stage, _ told: inout Int) {
    let value = Double(number % 97) + 1
    var count = told
    switch number % 8 {
    case 0: box.add(BasicAnimation(.opacity, from: 1, to: 0, duration: 0.1), forKey: "key")
    case 1: box.cornerRadius = value
    case 2: stage.animate(duration: 0.2, options: .curveLinear) { box.position.x = value }
    case 3: stage.animate(duration: 0.2, dampingRatio: 0.7) { box.position.y = value }
    case 4:
      stage.transition(with: box, duration: 0.1, options: .transitionCrossDissolve) {
        box.zPosition = value
      }
    case 5:
      stage.transaction { transaction in
        transaction.completionBlock = {}
        box.shadowRadius = value
        if number % 16 == 5 { box.removeAllAnimations() }
      }
    case 6:
      stage.animateKeyframes(duration: 0.1) {
        $0.addKeyframe(relativeStartTime: 0, relativeDuration: 0.5) { box.borderWidth = value }
      }
    default:
      let kid = Layer()
      box.sublayers = [kid]
      Animate(box).rotate(by: .degrees(value), duration: 0.1).run().pause()
      box.removeAllAnimations()
      count += 1
    }
    told = count
  }

  @Test func `many animations through one layer leave nothing behind`() {
    let (stage, box, _) = scene()
    var told = 0
    func play(_ numbers: Range<Int>) -> Int {
      for number in numbers {
        send(number, through: box, on: stage, &told)
        if number % 3 == 0 { stage.advance(by: 0.05) }
      }
      stage.advance(by: 1)
      return size(of: stage)
    }
    let count = Campaign.count(20_000)
    let first = play(0..<count / 10)
    let second = play(count / 10..<count / 5)
    let third = play(count / 5..<count)
    #expect(box.animationKeys == [] && stage.events.isEmpty)
    #expect(max(second, third) <= first + 64, "\(first), \(second), \(third)")
    #expect(told == count / 8)
  }
}
