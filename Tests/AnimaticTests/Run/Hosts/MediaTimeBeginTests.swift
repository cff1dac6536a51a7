// Begins in media time, where a begin counts from the run, and animations that are added
// after their end.

import Animatic
import TestSupport
import Testing

struct MediaTimeBeginTests {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")

  init() {
    stage.add(box)
    stage.advance(by: 3)
  }

  private func found(_ id: String, in composition: some Composable) -> [UInt?] {
    composition.run().diagnostics.filter { $0.id == id }.map(\.place?.line)
  }

  @Test func `R-40: a verb after a begin in media time is reported`() {
    let chain = Animate(box).fade().after(begin: stage.mediaTime + 1)
    expectEqual(found("R-40", in: chain), [UInt(#line - 1)])
    expectEqual(found("R-40", in: Animate(box).fade().after(begin: 1)), [])
  }

  @Test func `R-40: a raw animation with a begin in media time is reported, in a group too`() {
    var raw = BasicAnimation(.opacity, to: 0, duration: 1)
    raw.beginTime = stage.mediaTime + 0.5
    expectEqual(found("R-40", in: Animate(box).add(animation: raw)).count, 1)
    expectEqual(found("R-40", in: Animate(box).add(animation: raw).move(x: 3).group()).count, 1)
  }

  @Test func `R-40: a long composition that begins nothing near the media time is not reported`() {
    expectEqual(found("R-40", in: Animate(box).fade().repeatedForever()), [])
    expectEqual(found("R-40", in: Animate(box).fade(duration: 5000).then().fade()), [])
    let long = Sequential { for _ in 0..<200 { Animate(box).fade(duration: 6) } }
    expectEqual(found("R-40", in: long), [])
    let gap = Animate(box).fade().then(gap: 1000).fade()
    expectEqual(found("R-40", in: gap), [])
  }

  @Test func `R-41: an animation that is over when it is added is reported`() {
    var raw = BasicAnimation(.opacity, to: 0, duration: 1)
    raw.beginTime = box.currentTime - 5
    box.add(raw, forKey: "over")
    raw.fillMode = .forwards
    raw.beginTime = box.currentTime - 1
    box.add(raw, forKey: "at its end")
    let found = box.diagnostics.filter { $0.id == "R-41" }.map(\.message)
    #expect(found.count == 2 && found[0].contains("ended 4 s before"))
  }

  @Test func `R-41: an animation that still runs, or stays, is not reported`() {
    var raw = BasicAnimation(.opacity, to: 0, duration: 1)
    raw.beginTime = box.currentTime - 0.5
    box.add(raw, forKey: "running")
    raw.beginTime = box.currentTime - 5
    raw.fillMode = .forwards
    raw.isRemovedOnCompletion = false
    box.add(raw, forKey: "stays")
    #expect(!box.diagnostics.contains { $0.id == "R-41" })
  }
}
