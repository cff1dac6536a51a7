// The check that a verb is refused.

import Animatic
import TestSupport
import Testing

/// Checks that a chain of one verb has a single error at line 7 and animates nothing.
func expectRefused(
  _ chain: Animate, _ id: String = "L-49", sourceLocation: SourceLocation = #_sourceLocation
) {
  expectEqual(chain.problemIDs, [id], sourceLocation: sourceLocation)
  expectEqual(chain.finding(id)?.severity, .error, sourceLocation: sourceLocation)
  expectEqual(chain.finding(id)?.place?.line, 7, sourceLocation: sourceLocation)
  let timeline = chain.timeline
  expectEqual(timeline.activeProperties(at: 0.5), [], sourceLocation: sourceLocation)
}
