// The call patterns of running, from a class of the main actor.

import Animatic

@MainActor
final class Screen {
  let box = Layer()
  var log: [String] = []

  func appear() {
    let chain = Animate(box).fade(from: 1, to: 0).onEnd { [self] in log.append("end") }
    chain.run()
    Task { await chain.play() }
    Task { log.append("\(await Animate(box).move(x: 1).run().finished)") }
  }

  func waiting() async {
    let chain = Animate(box).fade(from: 1, to: 0)
    let outcome = await chain.run().finished
    log.append(outcome.description)
    let playback = chain.run()
    playback.pause()
    playback.seek(to: 0.5)
    playback.resume()
    log.append("\(await playback.finished)")
    if await chain.play() == .finished { log.append("played") }
  }

  func driving() async {
    let playback = Animate(box).fade(from: 1, to: 0).run()
    playback.rate = 2
    Task { log.append("\(await playback.finished)") }
    await box.stage?.drive { [self] stage in log.append("\(stage.time)") }
    await box.stage?.drive(framesPerSecond: 30, until: playback) { _ in draw() }
    await box.stage?.drive()
  }

  private func draw() {}

  func together() async {
    async let first = playFade()
    async let second = playMove()
    log.append("\(await first) \(await second)")
  }

  private func playFade() async -> Outcome { await Animate(box).fade().play() }

  private func playMove() async -> Outcome { await Animate(box).move(x: 1).play() }
}
