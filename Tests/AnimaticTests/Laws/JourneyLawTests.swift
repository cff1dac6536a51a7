// The laws of playing again: passes there and back.

import Animatic
import EventModel
import RandomScenes
import TestSupport
import Testing

struct JourneyLawTests {
  /// A composition that was run, with its stage.
  private struct Played {
    let stage = Stage(clock: ManualClock())
    let scene = LawScene()
    let playback: Playback
    let duration: Double

    init(_ spec: CompositionSpec) {
      for layer in scene.layers { stage.add(layer) }
      stage.disableActions = true
      stage.update()
      let composition = scene.composition(spec)
      duration = composition.duration
      playback = composition.run()
    }

    var models: [[Double]] { scene.layers.map { LawScene.numbers($0.model) } }
    var shown: [[Double]] { scene.layers.map { LawScene.numbers($0.presentation) } }

    func pass() { stage.advance(by: duration + 0.25) }
  }

  private func isNear(_ first: [[Double]], _ second: [[Double]]) -> Bool {
    zip(first, second).allSatisfy { one, other in
      zip(one, other).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($1)) }
    }
  }

  @Test func `after each pass, the model is that of the limit`() {
    expectForAll(.compositions(.init(isStated: true)), seeds: 1...1_000) { spec, _ in
      let played = Played(spec)
      guard played.duration.isFinite, spec.isOfVerbs else { return nil }
      var ends: [[[Double]]] = []
      for pass in 0..<5 {
        played.pass()
        guard played.playback.outcome == .finished else { return "pass \(pass) has not finished" }
        ends.append(played.models)
        played.playback.reverse()
      }
      if !isNear(ends[0], ends[2]) || !isNear(ends[2], ends[4]) {
        return "the ends differ: \(ends[0]), \(ends[2]), \(ends[4])"
      }
      return isNear(ends[1], ends[3]) ? nil : "the begins differ: \(ends[1]), \(ends[3])"
    }
  }

  @Test(arguments: [true, false])
  func `a restarted pass presents what the first one has`(isStated: Bool) {
    let seeds: ClosedRange<UInt64> = isStated ? 2_001...3_000 : 102_001...103_000
    expectForAll(.compositions(.init(isStated: isStated)), seeds: seeds) { spec, _ in
      let played = Played(spec)
      guard played.duration.isFinite, played.duration > 0, spec.isOfVerbs else { return nil }
      var first: [[[Double]]] = []
      for index in 0..<6 {
        if index > 0 { played.stage.advance(by: played.duration / 7) }
        first.append(played.shown)
      }
      played.pass()
      first.append(played.shown)
      played.playback.restart()
      for index in 0..<7 {
        if index == 6 { played.pass() }
        if index > 0, index < 6 { played.stage.advance(by: played.duration / 7) }
        if !isNear(played.shown, first[index]) {
          let (shown, right) = (played.shown.flatMap(\.self), first[index].flatMap(\.self))
          return "at \(index) sevenths: \(played.scene.difference(shown, right))"
        }
      }
      return nil
    }
  }

  @Test func `a pass back presents the timeline at its playhead`() {
    expectForAll(.compositions(.init(isStated: true)), seeds: 4_001...5_000) { spec, _ in
      let played = Played(spec)
      guard played.duration.isFinite, played.duration > 0, spec.isOfVerbs else { return nil }
      var first: [[[Double]]] = []
      // Between the times at which something begins or ends.
      let step = played.duration / 7 * 1.0137
      for _ in 0..<6 {
        played.stage.advance(by: step)
        first.append(played.shown)
      }
      played.pass()
      played.playback.reverse()
      played.stage.advance(by: played.duration - 6 * step)
      for index in (0..<6).reversed() {
        if !isNear(played.shown, first[index]) {
          let (shown, right) = (played.shown.flatMap(\.self), first[index].flatMap(\.self))
          return "after \(index + 1) steps: \(played.scene.difference(shown, right))"
        }
        played.stage.advance(by: step)
      }
      return nil
    }
  }

  @Test func `each pass delivers the begins and ends of one`() {
    expectForAll(.events(.forwards), seeds: 300_001...301_000) { drawn, _ in
      let length = drawn.duration
      guard length.isFinite else { return nil }
      for turn in [ModelControl.reverse, .restart] {
        var passes = drawn
        passes.controls += [turn, .advance(length + 1), turn, .advance(length + 1)]
        let (once, again) = (counts(of: drawn.delivered), counts(of: passes.delivered))
        if again != once.mapValues({ 3 * $0 }) {
          return "three passes by \(turn) deliver \(again), and one \(once)"
        }
      }
      return nil
    }
  }

  /// The number of begins and ends of each part.
  private func counts(of events: [LoggedEvent]) -> [String: Int] {
    events.filter { [.begin, .end].contains($0.kind) }
      .reduce(into: [:]) { $0["\($1.kind) \($1.id)", default: 0] += 1 }
  }
}

extension CompositionSpec {
  /// Whether it has no raw animations, which start and end at the model of the moment.
  fileprivate var isOfVerbs: Bool { !verbs.map(\.kind).contains(where: \.isRaw) }
}
