// A random composition as data: what can be built, printed as Swift and made simpler. Knows neither
// how it is drawn nor what is asked of it.

/// A composition that was drawn.
indirect enum PieceSpec: Equatable {
  case chain(layer: Int, [StepSpec])
  case on(layer: Int, [StepSpec])
  case wait(Double)
  case sequential(gap: Double, [PieceSpec])
  case parallel([PieceSpec])
  case stagger(each: Double, OriginSpec, [PieceSpec])
  case lag(Double, [PieceSpec])
  case changed(PieceSpec, WordSpec)
}

/// Where a stagger starts.
enum OriginSpec: String, CaseIterable {
  case first, last, center, edges
}

/// What the algebra says of a whole.
enum WordSpec: Equatable {
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
}

enum FitSpec: String, CaseIterable {
  case clip, stretch, hold
}

/// One step of a chain.
enum StepSpec: Equatable {
  case verb(VerbSpec)
  case then(gap: Double)
  case group(ModifierSpec, duration: Double?)
  case cue(Int)
}

/// One verb with its modifiers.
struct VerbSpec: Equatable {
  enum Kind: String, CaseIterable {
    case move, moveX, moveY, offset, offsetX, fade, rotate, rotateBy, scale, shakeX, shakeR
    case rawBasic, rawKeyframes, rawSpring, rawGroup

    var isRaw: Bool { rawValue.hasPrefix("raw") }
    var isEffect: Bool { self == .shakeX || self == .shakeR }
    /// Whether its value is a difference.
    var isBy: Bool { self == .offset || self == .offsetX || self == .rotateBy }
  }

  var kind: Kind
  var from: Double?
  var to: Double
  var duration: Double
  /// Of a raw animation: whether it keeps its end.
  var fills = false
  var position: PositionSpec?
  var modifiers = ModifierSpec()
}

/// What modifiers say of the last verb or group.
struct ModifierSpec: Equatable {
  var after: Double?
  var easing: EasingSpec?
  var repeats: Double?
  var autoreverses = false
  var remains = RemainsSpec.nothing
}

enum RemainsSpec: String, CaseIterable {
  case nothing, stay, settle
}

enum EasingSpec: String, CaseIterable {
  case linear, easeIn, easeOut, easeInEaseOut
}

/// Where a verb begins, in words.
enum PositionSpec: Equatable {
  case start(Double)
  case end(Double)
  case withPrevious(Double)
  case afterPrevious(Double)
  case previous(Double)
  case cue(Int, Double)
}
