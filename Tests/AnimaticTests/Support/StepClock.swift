// A clock that runs by itself, one small step per read.

import Animatic

/// A clock that moves a little whenever it is read, as the machine's clock does.
final class StepClock: MediaClock {
  var time = 0.0
  var step = 1e-6

  var now: Double {
    time += step
    return time
  }

  var runsByItself: Bool { true }
  func alarm(at time: Double) -> @Sendable () async -> Void { {} }
}
