// A part with its place and its time, and what is computed of its events.

/// A part of a composition in the time of the part around it.
final class ModelPart {
  /// How the time of the content follows from the part's own time.
  enum Time {
    /// It is the same.
    case same
    /// It is the same, in a scope of its own.
    case group
    /// Iterations begin at multiples of the cycle.
    case repeated(cycle: Double)
    /// Forward for a length, then back.
    case autoreversed(Double)
    /// Back from a length.
    case reversed(Double)
    case sped(Double)
    /// An interval, whose end may be before that of the content.
    case trimmed(from: Double, isCut: Bool)
    case eased(Double)
  }

  /// The begin in the time of the content around it.
  var begin = 0.0
  /// Seconds from begin to end; may be infinite.
  var length = 0.0
  var time = Time.same
  var content: [ModelPart] = []
  /// The layer that it animates; nil for a part of the composition.
  var layer: Int?
  /// The number of its observer; nil if it has none.
  var observer: Int?
  /// The observers of a cue, in the order in which they were written.
  var listeners: [Int] = []
  /// The number of a cue; nil if it is none.
  let cue: Int?
  /// Whether it only takes place in the order of writing, as a cue does.
  var isTimed: Bool { cue == nil }
  /// The part whose iterations are reported as those of this one.
  var cycles: ModelPart?

  // What the laps yield.

  /// Whether any part of it is played.
  var isPlayed = false
  var enter = Double.infinity
  var exit = -Double.infinity
  /// Whether it is left at one of its own ends.
  var finishes = true
  /// Whether it is entered at one of its own ends, at which it is left in reverse.
  var finishesBackwards = true
  /// The iterations that begin.
  var iterations: [Moment] = []
  /// The passages of a cue by a run that plays forward from where it began to.
  var passages: [Moment] = []

  // The state of a run.

  var state = State.waiting
  /// Whether it has begun, and a jump has left it.
  var isLeftBehind = false
  /// How its layer has left, until that is delivered; nil if it has not.
  var removal: Removal?
  /// The run's time of the last delivered moment.
  var lastMoment = -Double.infinity

  /// The instant at which it began; nil before.
  var begun: Instant?

  // What happens at the present instant.

  /// Whether it began in an update before, at the same instant.
  var isNew = false
  var beginsNow = false
  var endsNow = false
  /// Whether its end comes early.
  var isCut = false
  var moment: Moment?
  /// Whether a pause holds back its begin, or its end.
  var isBeginHeld = false
  var isEndHeld = false

  enum State {
    case waiting, open, done
  }

  /// An end that comes with the removal of the layer.
  enum Removal {
    /// Exactly at the end of the part.
    case atEnd
    case early
  }

  init(cue: Int? = nil) { self.cue = cue }

  /// Whether it is an instant or holds one, at a time of the run; a wait that is not observed
  /// is none.
  func isInstant(at time: Double) -> Bool {
    if observer != nil, isPlayed, enter == time, exit == time { return true }
    return content.contains { $0.isInstant(at: time) }
  }

  /// Whether an animation is in it, or is it.
  var isAnimated: Bool { observer != nil || content.contains(where: \.isAnimated) }

  /// All parts in it and itself, in written order.
  var all: [ModelPart] { [self] + content.flatMap(\.all) }
}

/// A time of a run and of the stage.
struct Instant: Equatable {
  let time: Double
  let stageTime: Double
  let isForwards: Bool
}

/// A passage of a cue, or the begin of an iteration.
struct Moment {
  let time: Double
  let isForwards: Bool
  var cycle = 0
  /// Whether it belongs to an iteration that begins there.
  var beginsLap = false
}
