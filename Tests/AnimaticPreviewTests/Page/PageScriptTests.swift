// The text of the page's script.

import Foundation
import TestSupport
import Testing

@testable import AnimaticPreview

@Test func `there is never more than one frame to come`() {
  let script = Page.script
  let calls = script.components(separatedBy: "requestAnimationFrame(tick)").dropLast()
  expectEqual(calls.count, 2)
  for before in calls { #expect(before.hasSuffix("pending = ")) }
  // Playing again, as each change of the speed does, and a pause take back the one to come.
  for name in ["play", "pause"] {
    let body = script.components(separatedBy: "const \(name) = () => {").last?
      .components(separatedBy: "\n    };").first
    #expect(body?.contains("cancelAnimationFrame(pending);") ?? false)
  }
}
