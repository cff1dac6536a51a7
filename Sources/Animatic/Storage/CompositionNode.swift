// A node: an animation, a structure operator, or a container of the nodes before it.

package import AnimaticCore

/// One node of a composition.
///
/// Nodes are in post-order: a container follows its children, so `.group()` folds everything
/// written so far by appending one node.
package struct CompositionNode: Sendable {
  package enum Kind: UInt8, Sendable {
    /// An animation without children.
    case leaf
    /// A pause.
    case wait
    /// A cue.
    case cue
    /// Moves the cursor of its chain to the end; `record.begin` is the gap.
    case then
    /// Statements of a chain, placed by a cursor.
    case chain
    /// Children in sequence; `record.begin` is the gap between them.
    case sequence
    /// Children in parallel.
    case parallel
    /// Children with staggered begins, given by the operator.
    case stagger
    /// One delayed child: `record.begin` is the delay.
    case shift
    /// One child at another speed, given by the operator.
    case pace
    /// A group: of a chain, or a raw animation group.
    case group
    /// One child in its own time, given by the operator.
    case time
  }

  /// The treatment of a property after the end.
  package enum EndBehavior: UInt8, Sendable {
    case remove, stay, settle
  }

  // In this order they take 64 bytes.
  package var record: AnimationRecord
  package var kind: Kind
  /// The number of nodes in its tree, itself included.
  package var span: Int32 = 1
  /// The index of the layer; -1 for none yet.
  package var layer: Int32
  /// The line of a directly following then operator; its file is the node's.
  package var thenLine: UInt32 = 0
  /// The index of the rare attributes; -1 for none.
  var attributes: Int32 = -1
  package var endBehavior = EndBehavior.remove
  /// Whether the duration is explicit, not the verb's default.
  package var hasDuration = false
  /// Whether a then operator without a gap directly follows: a separate node would double the
  /// memory.
  package var hasThen = false
  /// The policy for reduced motion; nil for none.
  package var motion: ReducedMotion?

  package init(
    _ kind: Kind, _ record: AnimationRecord, layer: Int32, hasDuration: Bool = false
  ) {
    self.kind = kind
    self.record = record
    self.layer = layer
    self.hasDuration = hasDuration
  }

  /// Whether it is an animation or a group, of one layer: a target of modifiers.
  var isVerb: Bool { kind == .leaf || kind == .group }

  /// Whether it only arranges its content, without an own time.
  var isContainer: Bool {
    switch kind {
    case .chain, .sequence, .parallel, .stagger, .shift, .pace: true
    default: false
    }
  }

  /// Whether it can be a builder's statement by itself, without a chain around it.
  package var isStatement: Bool { kind != .then && kind != .cue && !hasThen }

  /// Whether it can store a following then operator: one per node, and none for a then node.
  var takesThen: Bool { kind != .then && !hasThen }

  /// Whether its content is in its time.
  var isScope: Bool { kind == .group || kind == .time }
}
