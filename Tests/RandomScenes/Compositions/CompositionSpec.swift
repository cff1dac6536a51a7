// A random composition as data, which can be built, printed as Swift and made simpler.

/// A composition that was drawn.
package indirect enum CompositionSpec: Equatable {
  case chain(layer: Int, [StepSpec])
  case on(layer: Int, [StepSpec])
  case wait(Double)
  case sequential(gap: Double, [CompositionSpec])
  case parallel([CompositionSpec])
  case stagger(each: Double, OriginSpec, [CompositionSpec])
  case lag(Double, [CompositionSpec])
  case changed(CompositionSpec, WordSpec)
}

/// Where a stagger starts.
package enum OriginSpec: String, CaseIterable {
  case first, last, center, edges
}

/// The operators of a whole.
package enum WordSpec: Equatable {
  case repeated(Double, pause: Double)
  case autoreversed
  case reversed
  case sped(Double)
  case stretched(Double)
  case fitted(Double, FitSpec)
  case trimmed(Double, Double)
  case trimmedFrom(Double)
  case trimmedTo(Double)
  case shifted(Double)
  case eased(EasingSpec)
  case staying
  case settling
  /// A cue at the end.
  case cued(Int)
}

package enum FitSpec: String, CaseIterable {
  case clip, stretch, hold
}

/// One step of a chain.
package enum StepSpec: Equatable {
  case verb(VerbSpec)
  case then(gap: Double, line: UInt? = nil)
  case group(ModifierSpec, duration: Double?)
  case cue(Int)
}

/// One verb with its modifiers.
package struct VerbSpec: Equatable {
  package enum Kind: String, CaseIterable {
    case move, moveX, moveY, offset, offsetX, fade, rotate, rotateBy, scale, zPosition, zPositionBy
    case shakeX, shakeR
    case rawBasic, rawKeyframes, rawSpring, rawGroup

    package var isRaw: Bool { rawValue.hasPrefix("raw") }
    package var isEffect: Bool { self == .shakeX || self == .shakeR }
    /// Whether its value is a difference.
    package var isBy: Bool { [.offset, .offsetX, .rotateBy, .zPositionBy].contains(self) }
  }

  package var kind: Kind
  package var from: Double?
  package var to: Double
  package var duration: Double
  /// Whether a raw animation stays.
  package var fills = false
  package var position: PositionSpec?
  package var modifiers = ModifierSpec()
  /// The easing that the verb itself is given.
  package var easing: EasingSpec?
  /// The line of the verb, in a separate file.
  package var line: UInt?
}

/// The modifiers of the last verb or group.
package struct ModifierSpec: Equatable {
  package var after: Double?
  package var easing: EasingSpec?
  package var repeats: Double?
  package var autoreverses = false
  package var fill = FillSpec.nothing
}

package enum FillSpec: String, CaseIterable {
  case nothing, stay, settle
}

package enum EasingSpec: String, CaseIterable {
  case linear, easeIn, easeOut, easeInEaseOut, standard, curve
}

/// The begin of a verb, in words.
package enum PositionSpec: Equatable {
  case start(Double)
  case end(Double)
  case withPrevious(Double)
  case afterPrevious(Double)
  case previous(Double)
  case cue(Int, Double)
}

extension CompositionSpec {
  /// All verbs, however deep.
  package var verbs: [VerbSpec] {
    switch self {
    case .chain(_, let steps), .on(_, let steps):
      steps.compactMap { if case .verb(let verb) = $0 { verb } else { nil } }
    case .wait: []
    case .sequential(_, let parts), .parallel(let parts), .stagger(_, _, let parts),
      .lag(_, let parts):
      parts.flatMap(\.verbs)
    case .changed(let whole, _): whole.verbs
    }
  }
}
