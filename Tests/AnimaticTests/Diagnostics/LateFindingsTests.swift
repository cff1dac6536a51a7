// Findings about easings, and about what layers that are not the engine's can't do: each raised, and
// each not raised by what is right.

import Animatic
import Testing

@Suite struct LateFindingsTests {
  private let host = RecordingHost()

  @Test func `C-3 the easing of a group that never ends`() {
    let endless = Animate(makeBox()).fade(from: 1, to: 0).repeats(.infinity).group()
    #expect(endless.easing(.easeIn).problemIDs == ["C-3"])
    #expect(endless.easing(.linear).problemIDs == [])
    #expect(Animate(makeBox()).fade().group().easing(.easeIn).problemIDs == [])
  }

  @Test func `C-6 an easing that is not what was written`() {
    let wrong = TimingFunction(controlPoints: 2, 0, 0, 1)
    let right = TimingFunction(controlPoints: 0.3, -2, 0.6, 3)
    #expect(Animate(makeBox()).fade(easing: wrong).problemIDs == ["C-6"])
    #expect(Animate(makeBox()).fade(easing: right).problemIDs == [])
    var keyframes = KeyframeAnimation(.opacity, values: [0, 1], duration: 1)
    keyframes.timingFunctions = [wrong]
    #expect(Animate(makeBox()).add(animation: keyframes).problemIDs == ["C-6"])
    keyframes.timingFunctions = [right]
    #expect(Animate(makeBox()).add(animation: keyframes).problemIDs == [])
  }

  @Test func `L-21 a callback of a part of a group, on a layer that does not call back for it`() {
    func ids(_ chain: Animate) -> [String] { chain.run().diagnostics.map(\.id) }
    #expect(ids(Animate(host).fade().onEnd {}.move(x: 3)).contains("L-21"))
    #expect(!ids(Animate(host).fade().move(x: 3).group().onEnd {}).contains("L-21"))
    #expect(!ids(Animate(makeBox()).fade().onEnd {}.move(x: 3)).contains("L-21"))
  }

  @Test func `R-6 a layer that keeps its own time can't be paused`() {
    let foreign = Animate(host).fade().run()
    #expect(!foreign.diagnostics.map(\.id).contains("R-6"))
    foreign.pause()
    #expect(foreign.diagnostics.map(\.id).contains("R-6"))
    let own = Animate(makeBox()).fade().run()
    own.pause()
    #expect(!own.diagnostics.map(\.id).contains("R-6"))
  }
}
