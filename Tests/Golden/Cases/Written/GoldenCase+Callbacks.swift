// Scenes with callbacks, observers and cues.

import Animatic

extension GoldenCase {
  static var callbacks: [GoldenCase] {
    [
      GoldenCase("callbacks-verbs") { stage in
        let chain = Animate(box()).move(x: 80, duration: 0.5).repeats(3).autoreverses()
          .onBegin(stage.heard("begin")).onEnd(stage.heard("end")).onRepeat(stage.heard("repeat"))
          .then(gap: 0.25).fade(to: 0.25, duration: 0.5).key("fade").onEnd(stage.heard("faded"))
          .settle()
        return GoldenScene(chain)
      },
      GoldenCase("callbacks-groups") { stage in
        let chain = Animate(box()).move(x: 80, duration: 0.5)
          .handler(begin: stage.heard("child begin"), end: stage.heard("child end"))
          .fade(to: 0, duration: 1).onEnd(stage.heard("fade end"))
          .group().duration(0.75).repeats(2).onBegin(stage.heard("group begin"))
          .onRepeat(stage.heard("group repeat")).onEnd(stage.heard("group end"))
        return GoldenScene(chain)
      },
      GoldenCase("callbacks-trimmed") { stage in
        let chain = Animate(box()).move(x: 80, duration: 1).onEnd(stage.heard("move"))
          .then().fade(to: 0, duration: 1).onBegin(stage.heard("fade"))
          .onEnd(stage.heard("fade end"))
          .then().zPosition(to: 3).onBegin(stage.heard("never"))
        return GoldenScene(chain.trimmed(0.5...1.5))
      },
      GoldenCase("callbacks-start-runs") { stage in
        let layer = box()
        let second = Animate(layer).fade(to: 0, duration: 0.5).onEnd(stage.heard("second"))
        let first = Animate(layer).move(x: 10, duration: 0.5).onEnd { stage.run(second) }
        return GoldenScene(first).spanning(2)
      },
      GoldenCase("callbacks-instants") { stage in
        let chain = Animate(box()).move(x: 10, duration: 0).onBegin(stage.heard("first begin"))
          .onEnd(stage.heard("first end")).then().fade(to: 0, duration: 0)
          .onBegin(stage.heard("second begin")).onEnd(stage.heard("second end")).stay()
        return GoldenScene(chain)
      },
    ] + observers
  }

  private static var observers: [GoldenCase] {
    [
      GoldenCase("observed-parts") { stage in
        let (one, two) = (box("one"), box("two"))
        let whole = Sequential(gap: 0.25) {
          Animate(one).move(x: 80, duration: 0.5).onEnd(stage.heard("move"))
            .observed(begin: stage.observed("part begin"), end: stage.observed("part end"))
          Parallel {
            Animate(two).fade(to: 0, duration: 0.5)
            Animate(one).fade(to: 0.5, duration: 1).settle()
          }.observed(begin: stage.observed("both begin"), end: stage.observed("both end"))
        }.observed(
          begin: stage.observed("begin"), end: stage.observed("end"),
          progress: { stage.note("progress \($0)") })
        return GoldenScene(whole)
      },
      GoldenCase("observed-repeats") { stage in
        let whole = Animate(box()).move(x: 80, duration: 0.5).onRepeat(stage.heard("verb"))
          .repeated(2.5, pause: 0.25).observed(
            begin: stage.observed("begin"), end: stage.observed("end"),
            repeat: stage.observed("repeat"))
        return GoldenScene(whole)
      },
      GoldenCase("observed-cues") { stage in
        let (middle, last) = (Cue("middle"), Cue("last"))
        let chain = Animate(box()).move(x: 80, duration: 0.5).cue(middle).then()
          .fade(to: 0, duration: 0.5).cue(last).observed(middle, stage.observed("middle"))
        return GoldenScene(chain.observed(last, stage.observed("last")))
          .at(0.75) { $0.playback.reverse() }.spanning(2)
      },
      GoldenCase("observed-autoreversed") { stage in
        let part = Animate(box()).move(x: 80, duration: 0.5)
          .observed(begin: stage.observed("part begin"), end: stage.observed("part end"))
        let whole = part.autoreversed().eased(.easeInEaseOut)
        return GoldenScene(
          whole.observed(begin: stage.observed("begin"), end: stage.observed("end")))
      },
    ]
  }
}
