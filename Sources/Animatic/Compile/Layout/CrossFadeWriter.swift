// The opacity animation of a cross-fade, which hides jumps under reduced motion.

import AnimaticCore

/// A writer of cross-fades: one for all verbs of a layer with the same begin and duration.
struct CrossFadeWriter {
  private struct Known: Hashable {
    let parent: Int32
    let layer: Int32
    let begin: Double
    let position: Position?
    let duration: Double
  }

  private let fading: Set<Int32>
  private var known: Set<Known> = []

  init(fading: Set<Int32>) {
    self.fading = fading
  }

  /// Forgets the cross-fades of the previous segment.
  mutating func startSegment() { known = [] }

  /// The cross-fade for a jumping verb; nil if there is one already, or the layer fades anyway.
  ///
  /// The layer fades in from 0, so that the jump is invisible. It fades to the model, independent
  /// of other cross-fades: a layer with a fade has none.
  mutating func fade(
    for node: CompositionNode, at position: Position?, in parent: Int32, lasting length: Double,
    _ pool: inout AnimationPool
  ) -> CompositionNode? {
    guard length > 0, length.isFinite, !fading.contains(node.layer) else { return nil }
    let key = Known(
      parent: parent, layer: node.layer, begin: node.record.begin, position: position,
      duration: length)
    guard known.insert(key).inserted else { return nil }
    var record = AnimationRecord(
      .basic, duration: length, property: pool.intern(LayerProperty<Double>.opacity),
      flags: [.from, .inferred, .meant])
    record.values = Int32(pool.numbers.count)
    pool.numbers.append(0)
    record.begin = node.record.begin
    record.file = node.record.file
    record.line = node.record.line
    return CompositionNode(.leaf, record, layer: node.layer, hasDuration: true)
  }
}
