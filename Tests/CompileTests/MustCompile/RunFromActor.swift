// The call patterns of running, from an actor that owns its layers.

import Animatic

actor Theatre {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer()
  private var count = 0

  func perform() async -> Outcome {
    stage.add(box)
    let chain = Animate(box).fade(from: 1, to: 0)
    chain.run()
    stage.advance(by: 1)
    let outcome = await chain.run().finished
    count += await chain.play() == .finished ? 1 : 0
    return outcome
  }

  func perform(for seconds: Double) -> Double {
    stage.advance(by: seconds)
    return box.presentation.opacity
  }

  func drive() async {
    let own = Stage()
    own.add(box)
    Animate(box).fade().run()
    await own.drive { _ in count += 1 }
  }

  func together() async -> [Outcome] {
    async let first = fade()
    async let second = fade()
    return await [first, second]
  }

  private func fade() async -> Outcome { await Animate(box).fade().play() }
}

func visit(_ theatre: Theatre) async -> String {
  async let outcome = theatre.perform()
  async let shown = theatre.perform(for: 1)
  return "\(await outcome) \(await shown)"
}
