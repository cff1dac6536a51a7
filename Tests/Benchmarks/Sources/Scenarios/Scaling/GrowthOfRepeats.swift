// Questions and pages of a composition that repeats: they grow with what they return and draw.

import Animatic
import AnimaticPreview

enum GrowthOfRepeats {
  static let all: [Growth] = [
    measured("jumps of repeats", [400, 800, 1600], repeated) {
      $0.timeline.jumps(of: .opacity, on: $1).count
    },
    measured("extrema of nested repeats", [16, 32, 64], nested) {
      $0.timeline.extrema(of: .opacity, on: $1) == nil ? 0 : 1
    }
    .growsFaster(because: "what surrounds the end of each repeat is searched through all groups"),
    measured("page of repeats", [100, 200, 400], repeated) { composition, _ in page(composition) },
    measured("page of nested repeats", [16, 32, 64], nested) { composition, _ in page(composition)
    },
  ]

  private static func measured(
    _ name: String, _ sizes: [Int], _ make: @escaping @Sendable (Composition, Int) -> Composition,
    _ work: @escaping @Sendable (Composition, Layer) -> Int
  ) -> Growth {
    Growth(name, sizes) { count in
      let box = Layer()
      let pass = Animate(box).fade(from: 1, to: 0.5, duration: 0.5).then()
        .fade(from: 0.75, to: 0.25, duration: 0.25).composition
      let composition = make(pass, count)
      return { Measuring.checksum += Double(work(composition, box)) }
    }
  }

  @Sendable private static func repeated(_ pass: Composition, _ count: Int) -> Composition {
    pass.repeated(Double(count))
  }

  @Sendable private static func nested(_ pass: Composition, _ depth: Int) -> Composition {
    (0..<depth).reduce(pass) { pass, _ in pass.repeated(2) }
  }

  private static func page(_ composition: Composition) -> Int {
    composition.preview().html.utf8.count
  }
}
