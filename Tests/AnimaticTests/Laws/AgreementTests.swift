// Random compositions through every part of the library: the timeline, a running stage and the
// reference evaluator, which gets the generated groups, agree; and the text is always the same.

import Animatic
import AnimaticCore
import RandomScenes
import ReferenceEvaluator
import Testing

struct AgreementTests {
  @Test func `every kind of composition occurs`() {
    var tally = CompositionTally()
    for seed in 1...800 as ClosedRange<UInt64> {
      var generator = SceneMaker(seed: seed)
      tally.count(generator.composition())
    }
    for kind in CompositionTally.kinds {
      #expect(tally.counts[kind, default: 0] >= 5, "\(kind) hardly occurred")
    }
  }

  @Test func `backwards and in part are written down, or are a group's time offset`() {
    var written = [0, 0]
    var offset = [0, 0]
    for seed in Campaign.seeds(1...160) {
      var generator = SceneMaker(seed: seed, .init(depth: 1))
      let scene = LawScene()
      let spec = generator.chain()
      let piece = scene.composition(spec)
      let length = piece.duration
      let words: [WordSpec] = [.reversed, .trimmed(length / 4, length / 2)]
      for (index, word) in words.enumerated() {
        let unrolled = Unrolled(word.applied(to: piece), on: scene)
        if unrolled.offsetGroups > 0 { offset[index] += 1 } else { written[index] += 1 }
      }
    }
    #expect(
      written.allSatisfy { $0 >= Campaign.least(10) }
        && offset.allSatisfy { $0 >= Campaign.least(10) }, "\(written) \(offset)")
  }

  @Test func `a running stage presents the values of the timeline`() {
    expectForAll(.compositions(.init(hasEndless: true)), seeds: 1...400) { spec, seed in
      let scene = LawScene()
      let piece = scene.composition(spec)
      let timeline = piece.timeline
      let span = timeline.duration.isFinite ? timeline.duration + 1 : 9
      var random = SeededNumbers(seed: seed)
      let stage = Stage(clock: ManualClock())
      for layer in scene.layers { stage.add(layer) }
      piece.run()
      for time in (0..<12).map({ _ in span * random.fraction() }).sorted() {
        stage.advance(by: time - stage.time)
        let (shown, right) = (scene.presented, scene.numbers(timeline, at: stage.time))
        if !isClose(shown, right), scene.isSmooth(timeline, at: stage.time) {
          return "at \(stage.time): live \(scene.difference(shown, right))"
        }
      }
      return nil
    }
  }

  @Test func `the reference evaluator gives the same values for the generated groups`() {
    var compared = 0
    expectForAll(.compositions(.init(hasInstants: false)), seeds: 1...400) { spec, seed in
      let scene = LawScene()
      let piece = scene.composition(spec)
      // What lasts no time is an instant here, and the group's length in Core Animation (G-4).
      guard !Unrolled(piece, on: scene).hasNoTime else { return nil }
      let span = piece.duration.isFinite ? piece.duration + 1 : 9
      var random = SeededNumbers(seed: seed)
      let times = (0..<10).map { _ in span * random.fraction() }
      return judge(piece, scene, at: times, isExact: false, isLive: false, &compared)
    }
    #expect(compared >= Campaign.least(3_000), "only \(compared) could be compared")
  }

  /// The first difference of the timeline, and of a running stage if it is live, from the reference
  /// evaluator at ascending times.
  ///
  /// Adds the number of compared pairs of a layer and a time to `compared`.
  private func judge(
    _ piece: Composition, _ scene: LawScene, at times: [Double], isExact: Bool, isLive: Bool,
    _ compared: inout Int
  ) -> String? {
    let timeline = piece.timeline
    let groups = piece.groups
    let layers = scene.layers.filter { timeline.layers.contains($0.id) }
    let references = layers.map { layer in
      ReferenceLayer(
        model: LawScene.model(of: layer),
        attachments: groups[layer].map {
          ReferenceLayer.Attachment($0.animation, begin: $0.animation.beginTime)
        }, isExact: isExact)
    }
    let stage = Stage(clock: ManualClock())
    if isLive {
      for layer in scene.layers { stage.add(layer) }
      piece.run()
    }
    for time in times {
      if isLive { stage.advance(by: time - stage.time) }
      for (layer, reference) in zip(layers, references) {
        let right = reference.presentation(at: time)
        guard right.margin > 1e-7 else { continue }
        compared += 1
        let shown = [timeline.snapshot(at: time)[layer]] + (isLive ? [layer.presentation] : [])
        for (keyPath, numbers) in right.values.sorted(by: { $0.key < $1.key }) {
          for values in shown.map({ $0.map { LawScene.numbers(of: $0, keyPath) } ?? [] })
          where !isClose(values, numbers, relativeError: 1e-7) {
            return "\(layer.name ?? "") \(keyPath) at \(time): \(values) is not \(numbers)"
          }
        }
      }
    }
    return nil
  }

  @Test
  func `basic compositions match the reference evaluator, in runs and in timelines`() {
    var compared = 0
    let limits = SceneMaker.Limits(hasWords: false, hasInstants: false)
    expectForAll(.compositions(limits), seeds: 1...400) { spec, _ in
      let scene = LawScene()
      let piece = scene.composition(spec)
      let length = piece.duration.isFinite ? piece.duration : 8
      // Off every boundary: those are multiples of an eighth.
      let times = (1...12).map { (length + 1) * Double($0) / 13 + 0.001_3 }
      return judge(piece, scene, at: times, isExact: true, isLive: true, &compared)
    }
    #expect(compared >= Campaign.least(10_000), "only \(compared) could be compared")
  }

  @Test func `the same composition has the same text`() {
    expectForAll(.compositions(.init(hasEndless: true)), seeds: 1...60) { spec, _ in
      let texts = (0..<2).map { _ in LawScene().composition(spec).debugDump() }
      let scene = LawScene()
      let piece = scene.composition(spec)
      let again = [piece.debugDump(), piece.debugDump()]
      return Set(texts + again).count == 1 ? nil : "texts differ:\n\(texts[0])\n\(texts[1])"
    }
  }
}
