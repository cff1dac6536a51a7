// The duration of each image of `images`.

import Animatic
import TestSupport
import Testing

struct `Images` {
  private let box = makeBox()

  private let run: [LayerContents] = ["1", "2", "3", "4"]

  @Test func `each image has the same duration`() {
    let chain = Animate(box).images(run)
    let written = chain.only as? KeyframeAnimation<LayerContents>
    expectEqual(chain.only?.keyPath, "contents")
    expectEqual(written?.calculationMode, .discrete)
    #expect(written?.keyTimes == nil)
    expectEqual(
      chain.values(of: .contents, on: box, at: [0, 0.24, 0.25, 0.5, 0.76]),
      [
        "1", "1", "2", "3", "4",
      ])
    #expect(chain.problemIDs.isEmpty)
  }

  @Test func `repeated, the duration is that of one pass`() {
    let chain = Animate(box).images(run, repeats: 2, duration: 0.5)
    expectEqual(chain.duration, 1)
    expectEqual(chain.only?.repeatCount, 2)
    expectEqual(
      chain.values(of: .contents, on: box, at: [0, 0.25, 0.5, 0.75]), ["1", "3", "1", "3"])
    expectEqual(Animate(box).images(run, repeats: .infinity).duration, .infinity)
  }

  @Test func `it states its start`() {
    let chain = Animate(box).images(run, at: .start + 1)
    expectEqual(chain.values(of: .contents, on: box, at: [0.5, 1.3]), ["1", "2"])
  }

  @Test func `a refused repeat count is replaced by a modifier`() {
    #expect(Animate(box).images(run, repeats: 0).repeats(2).problemIDs.isEmpty)
  }

  @Test func `one image is not a sequence`() {
    expectEqual(Animate(box).images(["1"], line: 7).problemIDs.count, 1)
    expectEqual(Animate(box).images([]).problemIDs.count, 1)
  }
}
