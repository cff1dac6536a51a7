// Diagnostics about easings: each is reported, and a valid easing reports none.

import Animatic
import TestSupport
import Testing

struct `Diagnostics of easings` {
  @Test func `C-3 the easing of a group that never ends`() {
    let endless = Animate(makeBox()).fade(from: 1, to: 0).repeats(.infinity).group()
    expectEqual(endless.easing(.easeIn).problemIDs, ["C-3"])
    #expect(endless.easing(.linear).problemIDs.isEmpty)
    #expect(Animate(makeBox()).fade().group().easing(.easeIn).problemIDs.isEmpty)
  }

  @Test(arguments: [-3.0, -1]) func `C-6 the message has the bounce of an invalid spring`(
    bounce: Double
  ) throws {
    let easing = TimingFunction.spring(duration: 0.5, bounce: bounce)
    let finding = try #require(Animate(makeBox()).fade(easing: easing).finding("C-6"))
    #expect(finding.message.contains("bounce of -1"))
    expectEqual(finding.message.contains("bounce must be within -1…1: -3"), (bounce < -1))
    #expect(finding.remedy.contains("spring") && !finding.remedy.contains("control points"))
  }

  @Test func `C-6 an easing that is not what was written`() {
    let wrong = TimingFunction(controlPoints: 2, 0, 0, 1)
    let right = TimingFunction(controlPoints: 0.3, -2, 0.6, 3)
    expectEqual(Animate(makeBox()).fade(easing: wrong).problemIDs, ["C-6"])
    #expect(Animate(makeBox()).fade(easing: right).problemIDs.isEmpty)
    var keyframes = KeyframeAnimation(.opacity, values: [0, 1], duration: 1)
    keyframes.timingFunctions = [wrong]
    expectEqual(Animate(makeBox()).add(animation: keyframes).problemIDs, ["C-6"])
    keyframes.timingFunctions = [right]
    #expect(Animate(makeBox()).add(animation: keyframes).problemIDs.isEmpty)
  }
}
