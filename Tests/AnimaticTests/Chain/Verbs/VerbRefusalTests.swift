// Arguments that no verb accepts: the verb is left out, and the diagnostic names the caller's line.

import Animatic
import TestSupport
import Testing
import Vocabulary

struct `Refused verbs` {
  @Test(arguments: VerbForm.all)
  func `L-49, C-2, C-5 a verb with an unusable argument is refused`(form: VerbForm) {
    for refusal in form.refusals {
      let chain = refusal.continued(Animate(makeBox()))
      expectEqual(chain.problemIDs, [refusal.id], "\(refusal)")
      expectRefused(chain, refusal.id)
    }
  }

  @Test func `most forms have arguments that they refuse`() {
    let refusals = VerbForm.all.flatMap(\.refusals)
    #expect(refusals.count > 2 * VerbForm.all.count)
    expectEqual(Set(refusals.map(\.id)), ["L-49", "C-2", "C-5"])
  }
}
