// A thousand random compositions, frame by frame, one after the other on one stage.

import Animatic
import RandomScenes
import Testing

struct SoakTests {
  @Test func `a stage presents each of a thousand compositions and retains nothing of it`() {
    let stage = Stage(clock: ManualClock())
    for seed in Campaign.seeds(100_001...101_000) {
      var maker = SceneMaker(seed: seed)
      let scene = LawScene()
      let composition = scene.composition(maker.composition())
      for layer in scene.layers { stage.add(layer) }
      if let problem = difference(
        composition, scene, on: stage, isCancelled: seed.isMultiple(of: 2))
      {
        Issue.record("seed \(seed): \(problem)\n\(composition.debugDump())")
        return
      }
      for layer in scene.layers { stage.remove(layer) }
    }
    #expect(stage.layers.isEmpty)
  }

  /// The first frame that differs from the timeline, where nothing jumps beside it.
  private func difference(
    _ composition: Composition, _ scene: LawScene, on stage: Stage, isCancelled: Bool
  ) -> String? {
    let timeline = composition.timeline
    let begin = stage.time
    let playback = composition.run()
    // Steps that meet no boundary: those are multiples of an eighth.
    let step = 0.0613
    while stage.time - begin + step < timeline.duration {
      stage.advance(by: step)
      let time = stage.time - begin
      let (shown, right) = (scene.presented, scene.numbers(timeline, at: time))
      guard !isClose(shown, right, relativeError: 1e-7), scene.isSmooth(timeline, at: time)
      else { continue }
      return "at \(time): \(scene.difference(shown, right, within: 1e-7))"
    }
    if isCancelled {
      playback.cancel()
      stage.update()
      return scene.layers.allSatisfy { $0.animationKeys.isEmpty } ? nil : "animations are left"
    }
    stage.advance(by: timeline.duration + 1)
    // An animation that stays keeps its key.
    for layer in scene.layers { layer.removeAllAnimations() }
    return playback.outcome == .finished ? nil : "\(playback) did not finish"
  }
}
