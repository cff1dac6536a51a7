// One thing that was written: an animation, a word of structure, or a container of what stands
// before it.

import AnimaticCore

/// One node of a composition.
///
/// Nodes stand in post-order: a container follows its children, so that `.group()` folds everything
/// written so far by appending one node.
struct CompositionNode: Sendable {
  enum Kind: UInt8, Sendable {
    /// An animation without children.
    case leaf
    /// Verbs one after the other in the container they are in, packed; `record.values` is which
    /// row.
    case row
    /// Time in which nothing moves.
    case wait
    /// Marks a moment.
    case cue
    /// Moves the cursor of its chain to the end; `record.begin` is the gap.
    case then
    /// Statements one after the other in a chain's way, with a cursor.
    case chain
    /// Children one after the other; `record.begin` is the gap between them.
    case sequence
    /// Children side by side.
    case parallel
    /// Children with begins of their own; the word says which.
    case stagger
    /// One child, later: `record.begin` is by how much.
    case shift
    /// One child, faster or slower; the word says how.
    case pace
    /// A group: of a chain, or a raw animation group.
    case group
    /// One child in a time of its own; the word says which.
    case time
  }

  /// What remains of a property after the end.
  enum Remains: UInt8, Sendable {
    case nothing, stay, settle
  }

  // In this order they take 64 bytes.
  var record: AnimationRecord
  var kind: Kind
  /// How many nodes the tree under it has, itself included.
  var span: Int32 = 1
  /// The index of the layer; -1 for none yet.
  var layer: Int32
  /// The line of the word then that follows at once; its file is the node's own.
  var thenLine: Int32 = 0
  /// The index of what only few nodes say; -1 for nothing.
  var saying: Int32 = -1
  var remains = Remains.nothing
  /// Whether the duration was written, and is not the verb's own default.
  var hasDuration = false
  /// Whether the word then follows at once, without a gap: a node of its own would be twice the
  /// memory.
  var hasThen = false
  /// What becomes of it where motion is reduced; nil where nothing was said.
  var motion: ReducedMotion?

  init(_ kind: Kind, _ record: AnimationRecord, layer: Int32) {
    self.kind = kind
    self.record = record
    self.layer = layer
  }

  /// The word then that follows at once, as a record.
  var then: AnimationRecord {
    var then = AnimationRecord(.group, duration: 0)
    then.file = record.file
    then.line = thenLine
    return then
  }

  /// Whether it is an animation or a group, of one layer: what modifiers address.
  var isVerb: Bool { kind == .leaf || kind == .group }

  /// Whether it arranges what is in it, and has no time of its own.
  var isContainer: Bool {
    switch kind {
    case .chain, .sequence, .parallel, .stagger, .shift, .pace: true
    default: false
    }
  }

  /// Whether it can stand in a builder by itself, without a chain around it.
  var isStatement: Bool { kind != .then && kind != .cue && kind != .row && !hasThen }

  /// Whether it can say the word then that follows it: it says one, and a word then says none.
  var takesThen: Bool { kind != .then && !hasThen }

  /// Whether what is in it lives in its time.
  var isScope: Bool { kind == .group || kind == .time }
}

/// What only few nodes say.
struct CompositionSaying: Sendable, Hashable {
  var word: CompositionWord?
  /// Where it was placed in words; nil for the cursor.
  var position: Position?
}

/// What a node makes of what is in it, or of its time.
enum CompositionWord: Sendable, Hashable {
  case cue(Cue)
  case stagger(each: Double, from: StaggerOrigin)
  case lag(Double)
  case sped(by: Double)
  case stretched(to: Double)
  case fitted(to: Double, Fit)
  case repeated(Double, pause: Double)
  case autoreversed
  case reversed
  case trimmed(from: Double, to: Double)
  case eased
  /// Somebody hears of it: the index of the observer.
  case observed(Int)
}

extension CompositionWord {
  /// The cue that it marks; nil for any other word.
  var cue: Cue? {
    if case .cue(let cue) = self { cue } else { nil }
  }
}
