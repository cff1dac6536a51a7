// The dip of the opacity under which values jump where motion is reduced to a cross-fade.

import AnimaticCore

/// Writes the dips of a composition: one for all verbs of a layer that begin and last together.
struct DipWriter {
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

  /// What was written so far stands elsewhere.
  mutating func startPiece() { known = [] }

  /// The dip for a verb that jumps; nil where there is one, or the layer fades anyway.
  ///
  /// The layer comes back out of nothing, so that the jump is not seen. It comes back to the model,
  /// whatever other dips show: no layer that fades has a dip.
  mutating func dip(
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
    var dip = CompositionNode(.leaf, record, layer: node.layer)
    dip.hasDuration = true
    return dip
  }
}
