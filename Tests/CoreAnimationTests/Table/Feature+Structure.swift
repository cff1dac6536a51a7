// How parts are put together, and when they run.

import Animatic

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension Feature {
  private static func structure(
    _ name: String, _ make: @escaping ([any LayerHost]) -> some Composable
  ) -> Feature {
    Feature(.structure, name, make)
  }

  private static func pair(_ hosts: [any LayerHost]) -> Animate {
    Animate(hosts[0]).fade(from: 1, to: 0.5).then().move(to: [10, 20])
  }

  static var structures: [Feature] {
    let cue = Cue("landed")
    return [
      structure("then") { pair($0) },
      structure("then(gap:)") { Animate($0[0]).fade(to: 0).then(gap: -0.25).move(to: [1, 2]) },
      structure("group") { pair($0).group() },
      structure("group in a group") { pair($0).group().scale(to: 2).group() },
      structure("Sequential") { hosts in
        Sequential(gap: 0.5) {
          Animate(hosts[0]).fade(to: 0)
          Animate(hosts[1]).move(to: [1, 2])
        }
      },
      structure("Parallel") { hosts in
        Parallel {
          Animate(hosts[0]).fade(to: 0)
          Animate(hosts[1]).move(to: [1, 2])
        }
      },
      structure("Stagger") { hosts in
        Stagger(each: 0.25) { for host in hosts { Animate(host).fade(to: 0) } }
      },
      structure("On") { hosts in On(hosts[0]) { $0.fade(to: 0) } },
      structure("Wait") { hosts in
        Sequential {
          Wait(0.5)
          Animate(hosts[0]).fade(to: 0)
        }
      },
      structure("cue") { pair($0).cue(cue) },
      structure("named, key") { pair($0).named("intro") },
      structure("defaults") { pair($0).defaults(duration: 0.5, easing: .easeIn) },
      structure("repeated") { pair($0).repeated(2) },
      structure("autoreversed") { pair($0).autoreversed() },
      structure("reversed") { pair($0).reversed() },
      structure("trimmed") { pair($0).trimmed(0.25...1.5) },
      structure("shifted") { pair($0).shifted(by: 0.5) },
      structure("sped") { pair($0).sped(by: 2) },
      structure("stretched") { pair($0).stretched(to: 5) },
      structure("fitted, clipped") { pair($0).fitted(to: 1, .clip) },
      structure("fitted, stretched") { pair($0).fitted(to: 1, .stretch) },
      structure("fitted, held") { pair($0).fitted(to: 3, .hold) },
      structure("eased by a cubic curve") { pair($0).eased(.easeInEaseOut) },
      structure("eased by anything else") { pair($0).eased(.bounce()) },
      structure("stay") { Animate($0[0]).fade(to: 0).stay() },
      structure("settle") { Animate($0[0]).fade(to: 0).settle() },
      structure("reducedMotion") { pair($0).reducedMotion(.crossfade) },
    ]
  }

  private static func timing(_ name: String, _ make: @escaping (Animate) -> Animate) -> Feature {
    Feature(.timing, name) { make(Animate($0[0]).move(to: [40, 80], duration: 1)) }
  }

  static var timings: [Feature] {
    [
      timing("duration") { $0.duration(2.5) },
      timing("a duration of 0") { $0.duration(0).settle() },
      timing("after(begin:)") { $0.after(begin: 1) },
      timing("repeats") { $0.repeats(3) },
      timing("repeats, a part of a cycle") { $0.repeats(2.5) },
      timing("repeats for ever") { $0.repeats(.infinity) },
      timing("autoreverses") { $0.autoreverses() },
      timing("easing") { $0.easing(.easeOut) },
      timing("modify: speed") { $0.modify { $0?.speed = 0.5 } },
      timing("modify: time offset") { $0.modify { $0?.timeOffset = 0.25 } },
      timing("modify: repeat duration") { $0.modify { $0?.repeatDuration = 1.75 } },
      timing("modify: fill modes") { $0.modify { $0?.fillMode = .both } },
      timing("modify: additive") {
        $0.modify(BasicAnimation<CGPoint>.self) { $0.isAdditive = true }
      },
      timing("modify: tag") { $0.modify { $0?.tag = "mine" } },
    ]
  }
}
