// The options that every verb takes: duration, easing, position and source location.

import Animatic
import TestSupport
import Testing
import Vocabulary

struct `Verb options` {
  @Test(arguments: VerbForm.all)
  func `with no duration and no easing, a verb has its default duration and no easing`(
    form: VerbForm
  ) {
    let chain = form.continued(Animate(makeBox()), VerbCall())
    expectEqual(chain.duration, form.seconds)
    #expect(chain.only?.timingFunction == nil)
    expectEqual(chain.only?.place, SourcePlace(file: VerbCall().file, line: VerbCall().line))
  }

  @Test(arguments: VerbForm.all)
  func `a duration and an easing replace the defaults in every animation of the verb`(
    form: VerbForm
  ) {
    let chain = form.continued(Animate(makeBox()), VerbCall(duration: 2, easing: .easeIn))
    expectEqual(chain.duration, 2)
    let group = chain.only as? AnimationGroup
    let animations: [any LayerAnimation] = group?.animations ?? [chain.only].compactMap(\.self)
    #expect(!animations.isEmpty)
    #expect(animations.allSatisfy { $0.timingFunction == .easeIn })
  }

  @Test(arguments: VerbForm.all)
  func `a position delays the verb`(form: VerbForm) {
    let chain = form.continued(Animate(makeBox()), VerbCall(at: .start + 0.5))
    expectEqual(chain.duration, 0.5 + form.seconds)
  }

  @Test(arguments: VerbForm.all)
  func `a file and a line become the source location of the animation`(form: VerbForm) {
    let chain = form.continued(Animate(makeBox()), VerbCall(file: "App/Own.swift", line: 12))
    expectEqual(chain.only?.place?.description, "App/Own.swift:12")
  }
}
