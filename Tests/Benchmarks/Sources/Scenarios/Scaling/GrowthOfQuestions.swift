// Questions that a timeline answers from many samples.

import Animatic

enum GrowthOfQuestions {
  static let all: [Growth] = [
    asked("jumps of a chain", faded) { $0.jumps(of: .opacity, on: $1).count },
    asked("jumps of rotations", turned) { $0.jumps(of: .rotation, on: $1).count },
    asked("extrema of a chain", faded) { $0.extrema(of: .opacity, on: $1) == nil ? 0 : 1 },
    asked("extrema of added values", added) { $0.extrema(of: .opacity, on: $1) == nil ? 0 : 1 }
      .growsFaster(because: each),
    asked("first time of a chain", faded) {
      $0.firstTime(of: .opacity, on: $1, reaches: 2) == nil ? 0 : 1
    },
    asked("overlaps of moves", moved) { $0.overlaps(of: $1, with: $1).count },
    asked("samples of a chain", faded) { $0.samples(of: .opacity, on: $1).count },
  ]

  private static let each = "All that is added and stays is evaluated for each sample."

  private static func asked(
    _ name: String, _ step: @escaping @Sendable (consuming Animate, Int) -> Animate,
    _ question: @escaping @Sendable (Timeline, Layer) -> Int
  ) -> Growth {
    Growth(name, [100, 400, 1600]) { count in
      let box = Layer()
      box.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      var chain = Animate(box)
      for index in 0..<count { chain = step(consume chain, index) }
      let timeline = chain.timeline
      return { Measuring.checksum += Double(question(timeline, box)) }
    }
  }

  @Sendable private static func faded(_ chain: consuming Animate, _ index: Int) -> Animate {
    (consume chain).fade(from: Double(index % 2), to: Double((index + 1) % 2), duration: 0.1).then()
  }

  @Sendable private static func turned(_ chain: consuming Animate, _ index: Int) -> Animate {
    (consume chain).rotate(to: .degrees(Double(index)), duration: 0.1).then()
  }

  @Sendable private static func added(_ chain: consuming Animate, _ index: Int) -> Animate {
    (consume chain).fade(from: 0, to: 0.5, duration: 0.1)
      .modify(BasicAnimation<Double>.self) { $0.isAdditive = true }.then()
  }

  @Sendable private static func moved(_ chain: consuming Animate, _ index: Int) -> Animate {
    (consume chain).move(to: CGPoint(x: Double(index % 7) * 10, y: 0), duration: 0.1).then()
  }
}
