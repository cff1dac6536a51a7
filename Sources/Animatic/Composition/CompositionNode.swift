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
    /// A group: of a chain, or a raw animation group.
    case group
    /// Statements one after the other in a chain's way, with a cursor.
    case chain
    /// Children one after the other; `record.begin` is the gap between them.
    case sequence
    /// Children side by side.
    case parallel
    /// Moves the cursor of its chain to the end; `record.begin` is the gap.
    case then
  }

  /// What remains of a property after the end.
  enum Remains: UInt8, Sendable {
    case nothing, stay, settle
  }

  var kind: Kind
  var record: AnimationRecord
  /// How many nodes the tree under it has, itself included.
  var span: Int32 = 1
  var childCount: Int32 = 0
  /// The index of the layer; -1 for none yet.
  var layer: Int32
  var remains = Remains.nothing
  /// Whether the duration was written, and is not the verb's own default.
  var hasDuration = false
  /// Whether the word then follows at once: a node of its own would be twice the memory.
  var hasThen = false
  /// The line of that word; its file is the node's own.
  var thenLine: Int32 = 0
  /// The gap of that word.
  var thenGap = 0.0

  init(_ kind: Kind, _ record: AnimationRecord, layer: Int32) {
    self.kind = kind
    self.record = record
    self.layer = layer
  }

  /// The word then that follows at once, as a record.
  var then: AnimationRecord {
    var then = AnimationRecord(.group, duration: 0)
    then.begin = thenGap
    then.file = record.file
    then.line = thenLine
    return then
  }

  /// Whether time is all that it is about.
  var isContainer: Bool { kind == .chain || kind == .sequence || kind == .parallel }
}
