// Layout of packed rows without unpacking them.

import AnimaticCore

extension CompileLayout {
  /// Lays out a row in the innermost container.
  mutating func layOutRow(_ index: Int) {
    let last = frames.count - 1
    let row = Int(composition.nodes[index].record.values)
    guard frames[last].scope < 0, frames[last].end.isFinite, frames[last].laysOutPlain(composition)
    else {
      needsNodes = true
      return
    }
    let layer = Int(composition.nodes[index].layer) + 1
    var share = LayerShare()
    swap(&share, &shares[layer])
    let start = frames[last].start
    laid[index].begin = start + frames[last].plainBegin
    rowBegins[row] = frames[last].layOut(composition.rows[row]) { verb, begin in
      share.look(at: verb)
      return start == .zero ? begin.rounded : (start + begin).rounded
    }
    share.take(row: index, count: composition.rows[row].count)
    swap(&share, &shares[layer])
    // Unrepresentable durations are reported per verb, and verbs that begin before the whole are
    // cut, so both need nodes.
    if !frames[last].end.isFinite || laid[index].begin < .zero { needsNodes = true }
  }
}
