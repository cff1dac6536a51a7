// Operations that write chains and compositions, and compile and print them.

import Animatic
import AnimaticPreview

enum GrowthOfChains {
  static let all: [Growth] = [
    Growth("then in a loop", [1000, 4000, 16_000]) { count in
      { Measuring.checksum += built(count) { $0.fade().then() }.duration }
    }.growsFaster(because: copies),
    Growth("group after each verb", [125, 500, 2000]) { count in
      { Measuring.checksum += built(count) { $0.fade().group() }.duration }
    }.growsFaster(because: copies),
    Growth("wrapping in a loop", [500, 2000, 8000]) { count in
      {
        var whole = Animate(Layer()).fade().composition
        for index in 0..<count {
          switch index % 3 {
          case 0: whole = whole.shifted(by: 0.001)
          case 1: whole = whole.eased(.linear)
          default: whole = whole.sped(by: 1)
          }
        }
        Measuring.checksum += whole.duration
      }
    }.growsFaster(because: copies),
    Growth("a sequence of the old and a new one", [250, 1000, 4000]) { count in
      {
        let box = Layer()
        var whole = Animate(box).fade().composition
        for _ in 0..<count {
          let old = whole
          whole =
            Sequential {
              old
              Animate(box).fade(duration: 0.001)
            }.composition
        }
        Measuring.checksum += whole.duration
      }
    }.growsFaster(because: copies),
    Growth("shakes compiled", [500, 2000, 8000]) { count in
      var chain = Animate(Layer())
      for _ in 0..<count { chain = (consume chain).shakeR(duration: 0.01).then() }
      let whole = chain
      return { Measuring.checksum += whole.timeline.duration }
    },
    Growth("group in group dumped", [400, 1600, 6400]) { count in
      let chain = nested(count)
      return { Measuring.checksum += Double(chain.debugDump().utf8.count) }
    },
    Growth("group in group as a page", [50, 200, 800]) { count in
      let chain = nested(count)
      return { Measuring.checksum += Double(chain.preview().html.utf8.count) }
    }.growsFaster(because: "The moments of each group are searched through all groups around it."),
  ]

  private static let copies = "Each step copies the storage that holds all steps before it."

  private static func built(_ count: Int, _ step: (Animate) -> Animate) -> Animate {
    var chain = Animate(Layer())
    for _ in 0..<count { chain = step(chain) }
    return chain
  }

  private static func nested(_ depth: Int) -> Animate {
    var chain = Animate(Layer()).fade()
    for _ in 0..<depth { chain = (consume chain).group() }
    return chain
  }
}
