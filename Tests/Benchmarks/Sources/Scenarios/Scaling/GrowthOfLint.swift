// Operations that find many things to report.

import Animatic

enum GrowthOfLint {
  static let all: [Growth] = [
    Growth("rejected verbs, with lint", [500, 2000, 8000]) { count in
      let chain = chain(count) { chain, _ in chain.fade(to: .nan) }
      return { Measuring.checksum += Double(chain.lint().description.utf8.count) }
    },
    Growth("unknown cues, with lint", [1000, 4000, 16_000]) { count in
      let chain = chain(count) { chain, index in chain.fade(at: .cue(Cue("cue \(index)"))) }
      return { Measuring.checksum += Double(chain.lint().description.utf8.count) }
    },
    Growth("cues at the next", [1000, 4000, 16_000]) { count in
      let chain = chain(count) { chain, index in
        (consume chain).fade(at: .cue(Cue("cue \(index)"))).cue(Cue("cue \(index)"))
      }
      return { Measuring.checksum += chain.timeline.duration }
    },
    Growth("cues in a circle", [1000, 4000, 16_000]) { count in
      let chain = chain(count) { chain, index in
        (consume chain).fade()
          .cue(Cue("cue \(index)"), at: .cue(Cue("cue \((index + 1) % count)")))
      }
      return { Measuring.checksum += chain.timeline.duration }
    },
  ]

  private static func chain(_ count: Int, _ step: (consuming Animate, Int) -> Animate) -> Animate {
    var chain = Animate(Layer())
    for index in 0..<count { chain = step(consume chain, index) }
    return chain
  }
}
