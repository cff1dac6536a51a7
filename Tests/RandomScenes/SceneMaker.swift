// Generates random animations, compositions, and sessions from a seed. This file has the state of the
// generator; the generated types are in the folders beside it.

/// Draws random scenes, the same for the same seed on every machine.
package struct SceneMaker {
  /// What scenes may contain.
  package struct Limits {
    /// Whether every verb states its start, and nothing refers to what surrounds it.
    package var isStated = false
    /// Whether there are operators, staggers, waits, cues, positions, and all kinds of verbs,
    /// or only chains of basic verbs in sequences and in parallel.
    package var hasWords = true
    package var hasEndless = false
    /// Whether there are verbs of no length.
    package var hasInstants = true
    /// Whether a chain consists of verbs alone.
    package var isPlain = false
    /// Whether chains are mostly rows of verbs with both ends explicit.
    package var hasRows = false
    /// Whether sessions contain numbers that are not finite, negative, tiny or huge.
    package var isWild = false
    package var depth = 3

    package init(
      isStated: Bool = false, hasWords: Bool = true,
      hasEndless: Bool = false, hasInstants: Bool = true, isPlain: Bool = false,
      hasRows: Bool = false, isWild: Bool = false, depth: Int = 3
    ) {
      self.isStated = isStated
      self.hasWords = hasWords
      self.hasEndless = hasEndless
      self.hasInstants = hasInstants
      self.isPlain = isPlain
      self.hasRows = hasRows
      self.isWild = isWild
      self.depth = depth
    }
  }

  package let seed: UInt64
  package var random: SeededNumbers
  let limits: Limits
  /// The number of cues that were drawn.
  var cues: Int
  /// Whether the times of animations are exact in binary.
  var isExact = true
  /// The number of animations with a tag.
  var tagCount = 0

  /// - Parameters:
  ///   - seed: Determines everything generated.
  ///   - limits: The allowed contents of scenes.
  ///   - cues: The number of used cues.
  package init(seed: UInt64, _ limits: Limits = Limits(), cues: Int = 0) {
    self.seed = seed
    self.limits = limits
    self.cues = cues
    random = SeededNumbers(seed: seed)
  }
}
