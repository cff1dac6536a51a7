// Scenes in which a run is controlled or interrupted.

import Animatic

extension GoldenCase {
  static var playbacks: [GoldenCase] {
    [
      GoldenCase("playback-pause") { stage in
        controlled(stage)
          .at(0.3) { $0.playback.pause() }
          .at(0.8) { $0.playback.resume() }
      },
      GoldenCase("playback-seek") { stage in
        controlled(stage)
          .at(0.2) { $0.playback.seek(to: 1.1) }
          .at(0.5) { $0.playback.seek(to: 0.1) }
          .at(0.9) { $0.playback.seek(toProgress: 0.9) }
          .at(1.2) { $0.playback.seek(to: 9) }
      },
      GoldenCase("playback-reverse") { stage in
        controlled(stage)
          .at(0.7) { $0.playback.reverse() }
          .at(1.1) { $0.playback.reverse() }
      },
      GoldenCase("playback-reverse-to-start") { stage in
        controlled(stage).at(0.7) { $0.playback.reverse() }
      },
      GoldenCase("playback-rate") { stage in
        controlled(stage)
          .at(0.2) { $0.playback.rate = 2 }
          .at(0.4) { $0.playback.rate = 0.25 }
          .at(1) { $0.playback.rate = -1 }
          .at(1.1) { $0.playback.rate = 4 }
      },
      GoldenCase("playback-twice") { stage in
        controlled(stage).at(0.6) { stage in
          stage.run(Animate(box("late")).move(x: 5))
          stage.playback.pause()
        }
        .at(1) { stage in for playback in stage.playbacks { playback.resume() } }
      },
    ]
      + [Playback.Cancelling.revert, .hold, .finish].map { remaining in
        GoldenCase("playback-cancel-\(remaining)") { stage in
          controlled(stage).at(0.7) { $0.playback.cancel(remaining) }
        }
      }
  }

  static var interruptions: [GoldenCase] {
    Interruption.allCases.map { interruption in
      GoldenCase("interruption-\(interruption)") { stage in
        let layer = box()
        let first = Animate(layer).move(x: 100, duration: 1, easing: .easeIn)
          .onEnd(stage.heard("move")).fade(to: 0, duration: 2).onEnd(stage.heard("fade"))
        return GoldenScene(first)
          .at(0.5) { stage in
            stage.run(
              Animate(layer).move(x: 0, duration: 0.5).rotate(by: .turns(1), duration: 1),
              interrupting: interruption)
          }
          .at(0.75) { $0.run(Animate(layer).move(y: 9), interrupting: interruption) }
      }
    }
  }

  /// A composition on two layers with callbacks, 1.5 s long.
  private static func controlled(_ stage: GoldenStage) -> GoldenScene {
    let (one, two) = (box("one"), box("two"))
    let whole = Parallel {
      Animate(one).move(x: 80, duration: 0.5).repeats(2).onRepeat(stage.heard("repeat"))
        .onBegin(stage.heard("move")).onEnd(stage.heard("moved")).then()
        .fade(to: 0.25, duration: 0.5).onBegin(stage.heard("fade")).onEnd(stage.heard("faded"))
        .settle()
      Animate(two).scale(to: 3, duration: 1).after(begin: 0.25).cue(Cue("scaled"))
    }
    return GoldenScene(
      whole.observed(begin: stage.observed("begin"), end: stage.observed("end"))
    ).spanning(4)
  }
}
