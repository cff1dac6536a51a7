// The dip of the opacity under which values jump where motion is reduced to a cross-fade.

import AnimaticCore

/// Writes the dips of a composition: one for all verbs of a layer that begin and last together.
struct DipWriter {
  private struct Known: Hashable {
    let parent: Int32
    let layer: Int32
    let begin: Double
    let saying: Int32
    let duration: Double
  }

  private let fading: Set<Int32>
  private var known: Set<Known> = []

  init(fading: Set<Int32>) {
    self.fading = fading
  }

  /// What was written so far stands elsewhere.
  mutating func startPiece() { known = [] }

  /// The dip for a verb that has become an instant; nil where there is one, or the layer fades
  /// anyway.
  ///
  /// The layer comes back out of nothing, so that the jump is not seen.
  mutating func dip(
    for node: CompositionNode, in parent: Int32, lasting length: Double, _ pool: inout AnimationPool
  )
    -> CompositionNode?
  {
    guard length > 0, length.isFinite, !fading.contains(node.layer) else { return nil }
    let key = Known(
      parent: parent, layer: node.layer, begin: node.record.begin, saying: node.saying,
      duration: length)
    guard known.insert(key).inserted else { return nil }
    var record = AnimationRecord(
      .keyframes, duration: length, property: pool.intern(LayerProperty<Double>.opacity),
      flags: [.offsets, .factors, .meant])
    record.values = Int32(pool.numbers.count)
    pool.numbers += [0, 1]
    let table = pool.storeKeyframes(count: 2, KeyframeScore())
    pool.change(&record) { $0.keyframes = table }
    record.begin = node.record.begin
    record.file = node.record.file
    record.line = node.record.line
    var dip = CompositionNode(.leaf, record, layer: node.layer)
    dip.hasDuration = true
    return dip
  }
}
