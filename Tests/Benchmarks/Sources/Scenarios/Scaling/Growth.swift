// How the time of an operation grows with the number of things it is done with.

import Animatic

/// An operation that is measured at three sizes.
package struct Growth: Sendable {
  /// What is done, as the table calls it.
  package let name: String
  /// The numbers of things, ascending.
  package let sizes: [Int]
  /// Why it grows faster than n log n; nil where it does not.
  package private(set) var reason: String?
  /// Prepares a number of things and returns the measured work.
  private let prepare: @Sendable (Int) -> () -> Void

  init(_ name: String, _ sizes: [Int], _ prepare: @escaping @Sendable (Int) -> () -> Void) {
    self.name = name
    self.sizes = sizes
    self.prepare = prepare
  }

  /// The same for an operation that grows faster than n log n.
  func growsFaster(because reason: String) -> Growth {
    var growth = self
    growth.reason = reason
    return growth
  }

  /// The name of the row of one size.
  package func row(_ size: Int) -> String { "Growth \(name) \(size)" }

  /// Measured once, by the least of several rounds.
  var candidates: [Candidate] {
    sizes.map { size in Candidate(row(size)) { time(size) }.once() }
  }

  /// Nanoseconds per thing: the least of several rounds, which a busy machine disturbs least.
  ///
  /// Few rounds where one takes long: then a short disturbance does not matter.
  private func time(_ size: Int) -> Double {
    let start = ContinuousClock.now
    var least = Double.infinity
    var rounds = 0
    while rounds < 2 || rounds < 9 && ContinuousClock.now - start < .milliseconds(200) {
      least = min(least, Measuring.once(units: size, prepare(size)))
      rounds += 1
    }
    return least
  }

  package static let all: [Growth] =
    GrowthOfRuns.all + GrowthOfHosts.all + GrowthOfLayers.all + GrowthOfChains.all
    + GrowthOfLint.all + GrowthOfQuestions.all + GrowthOfRepeats.all
}
