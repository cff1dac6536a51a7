// The call patterns of running, from free functions, asynchronous and not.

import Animatic

func start() -> Playback {
  let box = Layer()
  Animate(box).move(x: 1).run()
  return Animate(box).fade(from: 1, to: 0).run()
}

func wait() async -> Outcome {
  let box = Layer()
  await Animate(box).move(x: 1).play()
  let chain = Animate(box).fade(from: 1, to: 0)
  let playback = chain.run()
  _ = await playback.finished
  return await chain.run().finished
}

func drive() async -> Int {
  let stage = Stage()
  let box = Layer()
  stage.add(box)
  Animate(box).move(x: 1).run()
  var count = 0
  await stage.drive { _ in count += 1 }
  return count
}

/// A clock whose seconds are others.
final class SlowClock: MediaClock {
  private let system = SystemClock()
  var now: Double { system.now / 10 }
  var runsByItself: Bool { true }

  func alarm(at time: Double) -> @Sendable () async -> Void { system.alarm(at: time * 10) }
}

@concurrent
func waitElsewhere() async -> Outcome {
  await Animate(Layer()).fade().play()
}

func together() async -> [Outcome] {
  async let first = wait()
  async let second = waitElsewhere()
  let task = Task { await Animate(Layer()).fade().play() }
  return await [first, second, task.value]
}

func several(_ layers: Int) async -> Int {
  await withTaskGroup(of: Outcome.self) { group in
    for _ in 0..<layers { group.addTask { await Animate(Layer()).fade().play() } }
    var count = 0
    for await outcome in group where outcome == .finished { count += 1 }
    return count
  }
}
