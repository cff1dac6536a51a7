// The laws of values, on random compositions, at random times, and around every event.

import Animatic
import RandomScenes
import Testing

struct ValueLawTests {
  @Test func `each operator is a map of times`() {
    expectForAll(.compositions(), seeds: 1...40) { firstBroken(of: $0, seed: $1) }
  }

  @Test func `the applicable operators hold for endless compositions`() {
    expectForAll(.compositions(.init(hasEndless: true)), seeds: 1...40) { spec, seed in
      let isEndless = !LawScene().composition(spec).duration.isFinite
      return isEndless ? firstBroken(of: spec, seed: seed) : nil
    }
  }

  /// If a property is not animated from the begin, its earlier values depend on the parts before the
  /// operand: then the law is one of schedules only.
  @Test func `split parts are the whole again where all is animated all the time`() {
    var tried = 0
    expectForAll(.compositions(.init(isStated: true, depth: 1)), seeds: 1...200) { spec, seed in
      let scene = LawScene()
      let piece = scene.composition(spec)
      guard Unrolled(piece, on: scene).isWithoutGaps(until: piece.duration) else { return nil }
      tried += 1
      var random = SeededNumbers(seed: seed)
      let cut = piece.duration * Double(1 + random.below(7)) / 8
      let law = ValueLaw(
        name: "split at \(cut)",
        change: { whole in
          let (head, tail) = whole.split(at: cut)
          return Sequential {
            head
            tail
          }.composition
        }, length: { $0 }, time: { time, _ in time })
      return difference(law, piece, piece.timeline, scene, &random)
    }
    #expect(tried >= Campaign.least(20), "only \(tried) could be tried")
  }

  /// The first law that a piece breaks; nil where it breaks none.
  private func firstBroken(of spec: CompositionSpec, seed: UInt64) -> String? {
    let scene = LawScene()
    let piece = scene.composition(spec)
    let timeline = piece.timeline
    let length = timeline.duration
    guard length > 0 else { return nil }
    var random = SeededNumbers(seed: seed)
    for law in ValueLaw.all(&random, length: length)
    where (length.isFinite || law.isForEndless) && !(law.holds && spec.hasFleeting) {
      if let problem = difference(law, piece, timeline, scene, &random) { return problem }
    }
    return nil
  }

  private func difference(
    _ law: ValueLaw, _ piece: Composition, _ timeline: Timeline, _ scene: LawScene,
    _ random: inout SeededNumbers
  ) -> String? {
    let changed = law.change(piece).timeline
    let length = law.length(timeline.duration)
    guard abs(changed.duration - length) <= 1e-9 || changed.duration == length else {
      return "\(law.name): lasts \(changed.duration) and not \(length)"
    }
    let span = length.isFinite ? length : 9
    let times =
      (0...8).map { span * Double($0) / 8 } + (0..<8).map { _ in span * random.fraction() }
    for time in times {
      guard let own = law.time(time, timeline.duration) else { continue }
      let shown = scene.numbers(changed, at: time)
      let right = scene.numbers(timeline, at: own)
      // At a jump of the operand rounding decides, so such times are skipped.
      if !scene.isNear(shown, right, of: timeline, at: own), scene.isSmooth(timeline, at: own) {
        let what = scene.difference(shown, right)
        return "\(law.name), at \(time) (its own \(own)) of \(length): \(what)"
      }
    }
    return nil
  }
}

extension CompositionSpec {
  /// Whether something in it is gone after its end: a raw animation that does not fill.
  var hasFleeting: Bool { verbs.contains { $0.kind.isRaw && !$0.fills } }
}
