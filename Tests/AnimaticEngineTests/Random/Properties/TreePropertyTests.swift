// Properties of every tree of animations: a group with default timing changes nothing, evaluation
// is stateless, and attached animations are copies.

import AnimaticCore
import AnimaticEngine
import RandomScenes
import Testing

struct TreePropertyTests {
  /// A random case of one animation that stays and has an explicit duration.
  private func single(_ seed: UInt64) -> CaseSpec {
    var generator = SceneMaker(seed: seed)
    var spec = generator.makeCase()
    spec.animations.removeSubrange(1...)
    spec.animations[0].isRemoved = false
    // G-4: without one it would take the group's.
    if spec.animations[0].timing.duration == 0 { spec.animations[0].timing.duration = 0.5 }
    return spec
  }

  /// The presentation values of a layer at the times of a case.
  private func shown(_ spec: CaseSpec) -> [[String: [Double]]] {
    let (stage, layer) = spec.stage()
    return spec.times.map { time in
      stage.advance(by: time - stage.time)
      return CaseSpec.numbers(of: layer.presentation)
    }
  }

  private func difference(
    _ first: [[String: [Double]]], _ second: [[String: [Double]]], _ spec: CaseSpec
  ) -> String? {
    for (index, time) in spec.times.enumerated() {
      for (root, numbers) in first[index] {
        let other = second[index][root] ?? []
        if !isClose(numbers, other, relativeError: 1e-9 * spec.magnitude) {
          return "\(root) at \(time): \(numbers) and \(other)"
        }
      }
    }
    return nil
  }

  @Test func `G-1: a group with default timing does not change the values of its animation`() {
    var moved = 0
    expectForAll(.animations(drawnBy: single), seeds: 30_001...30_400) { spec, _ in
      guard spec.animations.count == 1, spec.animations[0].timing.duration != 0 else { return nil }
      var grouped = spec
      var group = NodeSpec(content: .group(spec.animations))
      group.timing.duration = 8
      group.isRemoved = false
      grouped.animations = [group]
      let alone = shown(spec)
      if alone.contains(where: { $0 != CaseSpec.numbers(of: spec.layerValues) }) { moved += 1 }
      return difference(alone, shown(grouped), spec)
    }
    #expect(moved >= Campaign.least(200), "\(moved) of them moved")
  }

  @Test func `G-8: a plain group in a plain group changes nothing either`() {
    expectForAll(.animations, seeds: 31_001...31_150) { spec, _ in
      var nested = spec
      var inner = NodeSpec(content: .group(spec.animations))
      inner.timing.duration = 8
      inner.isRemoved = false
      nested.animations = [inner]
      var outer = NodeSpec(content: .group([inner]))
      outer.timing.duration = 8
      outer.isRemoved = false
      var twice = spec
      twice.animations = [outer]
      return difference(shown(nested), shown(twice), spec)
    }
  }

  @Test func `T-18: the values of a timeline do not depend on earlier queries`() {
    var asked = 0
    expectForAll(.animations, seeds: 32_001...32_150) { spec, _ in
      var random = SeededNumbers(seed: spec.seed)
      let timeline = spec.timeline
      let fresh = spec.times.map { spec.timeline.snapshot(at: $0).all }
      for index in (spec.times + spec.times).indices.shuffled(using: &random) {
        let place = index % spec.times.count
        let value = timeline.snapshot(at: spec.times[place]).all
        asked += 1
        if value != fresh[place] { return "\(value) instead of \(fresh[place])" }
      }
      return nil
    }
    #expect(asked >= Campaign.least(1_000))
  }

  @Test func `T-18: reading a layer does not change its later values`() {
    expectForAll(.animations, seeds: 33_001...33_150) { spec, _ in
      let (stage, layer) = spec.stage()
      let (quiet, quietLayer) = spec.stage()
      for time in spec.times {
        stage.advance(by: time - stage.time)
        let looks = (0..<3).map { _ in layer.presentation }
        if looks[0] != looks[1] || looks[0] != looks[2] { return "\(looks) at \(time)" }
      }
      quiet.advance(by: stage.time)
      let same = quietLayer.presentation
      // Two computations of one time may differ by the rounding of the steps.
      return difference(
        [CaseSpec.numbers(of: layer.presentation)], [CaseSpec.numbers(of: same)], spec.last)
    }
  }

  @Test func `A-3: edits after the addition never change the presentation`() {
    var changed = 0
    expectForAll(.animations, seeds: 34_001...34_200) { spec, _ in
      var edited = spec
      edited.animations = spec.animations.map(\.changed)
      let (stage, layer) = spec.emptyStage()
      for (index, node) in spec.animations.enumerated() {
        var animation = node.animation()
        if animation.beginTime != 0 { animation.beginTime += stage.mediaTime }
        layer.add(animation, forKey: "\(index)")
        animation.mutate()
        // What the layer hands out is a copy as well.
        var copy = layer.animation(forKey: "\(index)")
        copy?.mutate()
      }
      let mine = spec.times.map { time in
        stage.advance(by: time - stage.time)
        return CaseSpec.numbers(of: layer.presentation)
      }
      if shown(edited) != mine { changed += 1 }
      return difference(shown(spec), mine, spec)
    }
    #expect(changed >= Campaign.least(100), "the edits would have been seen in \(changed)")
  }
}

extension CaseSpec {
  /// Only the last of its times.
  fileprivate var last: CaseSpec {
    var spec = self
    spec.times = Array(times.suffix(1))
    return spec
  }

  /// Its layer on a stage, with nothing attached.
  fileprivate func emptyStage() -> (stage: Stage, layer: Layer) {
    var spec = self
    spec.animations = []
    return spec.stage()
  }
}

extension NodeSpec {
  /// The spec with the change that `mutate` makes to an animation.
  fileprivate var changed: NodeSpec {
    var node = self
    node.timing.duration = 3.3
    node.timing.speed = 0.7
    node.timing.timeOffset = 0.9
    node.children = []
    return node
  }
}

extension LayerAnimation {
  fileprivate mutating func mutate() {
    duration = 3.3
    speed = 0.7
    timeOffset = 0.9
    if var group = self as? AnimationGroup {
      group.animations = []
      if let emptied = group as? Self { self = emptied }
    }
  }
}
