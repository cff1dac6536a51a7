import Animatic
import TestSupport
import Testing

extension Cue {
  fileprivate static let half = Cue("half")
}

/// Seeking by position, and playing in reverse.
struct SeekingTests {
  let box = Layer(name: "box")
  let stage = Stage(clock: ManualClock())

  init() { stage.add(box) }

  private var ride: Animate {
    Animate(box).move(from: 0, x: 10, duration: 1).cue(.half).then().move(x: 40, duration: 1)
      .settle()
  }

  @Test func `a position is sought as it reads`() {
    let playback = ride.run()
    let places: [(Position, Double)] = [
      (.end - 0.5, 1.5), (.start + 0.25, 0.25), (.cue(.half), 1), (.previous(0.25), 0.5),
      (.withPrevious + 1, 1), (.afterPrevious - 2, 0),
    ]
    for (position, time) in places {
      playback.seek(to: position)
      expectEqual(playback.elapsed, time, "\(position)")
    }
    #expect(!playback.diagnostics.map(\.id).contains("R-7"))
  }

  @Test func `a missing position is reported, and nothing moves`() {
    let playback = ride.repeatedForever().run()
    stage.advance(by: 0.5)
    for position in [Position.end, .cue(Cue("elsewhere")), .start + .nan] {
      playback.seek(to: position)
      expectEqual(playback.elapsed, 0.5)
    }
    expectEqual(playback.diagnostics.filter { $0.id == "R-7" }.count, 3)
  }

  @Test func `a cue is found by its name, and a missing one is reported`() {
    let playback = ride.run()
    playback.seek(to: .half)
    #expect(playback.elapsed == 1 && !playback.diagnostics.map(\.id).contains("R-7"))
    playback.seek(to: Cue("elsewhere"))
    expectEqual(playback.elapsed, 1)
    expectEqual(playback.diagnostics.filter { $0.id == "R-7" }.count, 1)
  }

  @Test func `played back it returns to its begin and settles nothing`() {
    var log: [String] = []
    let playback = ride.onEnd { log.append("end \($0.time) \($0.finished)") }
      .group().onBegin { log.append("begin \($0.time)") }.onEnd { log.append("over \($0.time)") }
      .run()
    stage.advance(by: 1.5)
    expectEqual(box.presentation.position.x, 25)
    playback.reverse()
    stage.advance(by: 0.25)
    expectEqual(playback.elapsed, 1.25)
    expectEqual(box.presentation.position.x, 17.5)
    stage.advance(by: 3)
    expectEqual(log, ["begin 0.0", "end 2.0 true", "over 3.0"])
    expectEqual(playback.outcome, .finished)
    expectEqual(box.position.x, 0)
    #expect(box.animationKeys.isEmpty)
  }

  @Test func `reversed twice it continues`() {
    let playback = ride.run()
    stage.advance(by: 1)
    playback.reverse()
    stage.advance(by: 0.5)
    playback.reverse()
    stage.advance(by: 0.25)
    expectEqual(playback.elapsed, 0.75)
    stage.advance(by: 2)
    expectEqual(box.position.x, 40)
    expectEqual(playback.outcome, .finished)
  }

  @Test func `it can be reversed while paused`() {
    let playback = ride.run()
    stage.advance(by: 1.5)
    playback.pause()
    playback.reverse()
    stage.advance(by: 5)
    expectEqual(playback.elapsed, 1.5)
    playback.resume()
    stage.advance(by: 1)
    expectEqual(playback.elapsed, 0.5)
    playback.cancel(.finish)
    stage.update()
    expectEqual(box.position.x, 40)
  }

  @Test func `progress goes back as well`() {
    var seen: [Double] = []
    let playback = Animate(box).move(x: 1).observed(progress: { seen.append($0) }).run()
    stage.advance(by: 0.5)
    playback.reverse()
    stage.advance(by: 0.25)
    stage.advance(by: 1)
    expectEqual(seen, [0, 0.5, 0.25, 0])
  }

  @Test func `finishing after turning finishes`() {
    let playback = Animate(box).fade(from: 1, to: 0).run()
    stage.advance(by: 0.5)
    playback.reverse()
    playback.cancel(.finish)
    stage.advance(by: 1)
    expectEqual(playback.outcome, .finished)
    #expect(box.animationKeys.isEmpty)
  }
}
