// Owns what holds for every verb: its duration, easing, position and place are those of the call.

import Animatic
import Testing

/// What every verb takes besides what it animates.
struct VerbCall {
  var duration: Double?
  var easing: TimingFunction?
  var at: Position?
  var file = #fileID
  var line: UInt = 7
}

/// Checks that a verb passes on what every verb takes, and has defaults of its own.
func expectOptions(
  lasting seconds: Double = 1, sourceLocation: SourceLocation = #_sourceLocation,
  _ verb: (Animate, VerbCall) -> Animate
) {
  let plain = verb(Animate(makeBox()), VerbCall())
  #expect(plain.duration == seconds, sourceLocation: sourceLocation)
  #expect(plain.only?.timingFunction == nil, sourceLocation: sourceLocation)
  #expect(
    plain.only?.place == SourcePlace(file: #fileID, line: 7), sourceLocation: sourceLocation)
  let eased = verb(Animate(makeBox()), VerbCall(duration: 2, easing: .easeIn))
  #expect(eased.duration == 2, sourceLocation: sourceLocation)
  let animations = (eased.only as? AnimationGroup)?.animations ?? [eased.only].compactMap(\.self)
  #expect(!animations.isEmpty, sourceLocation: sourceLocation)
  #expect(
    animations.allSatisfy { $0.timingFunction == .easeIn }, sourceLocation: sourceLocation)
  let placed = verb(Animate(makeBox()), VerbCall(at: .start + 0.5))
  #expect(placed.duration == 0.5 + seconds, sourceLocation: sourceLocation)
  let elsewhere = verb(Animate(makeBox()), VerbCall(file: "App/Own.swift", line: 12))
  #expect(
    elsewhere.only?.place?.description == "App/Own.swift:12", sourceLocation: sourceLocation)
}

/// Checks that a chain of one verb was refused with a finding at line 7, and shows nothing.
func expectRefused(
  _ chain: Animate, _ id: String = "L-49", sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(chain.problemIDs == [id], sourceLocation: sourceLocation)
  #expect(chain.finding(id)?.severity == .error, sourceLocation: sourceLocation)
  #expect(chain.finding(id)?.place?.line == 7, sourceLocation: sourceLocation)
  let timeline = chain.timeline
  #expect(timeline.activeProperties(at: 0.5) == [], sourceLocation: sourceLocation)
}
