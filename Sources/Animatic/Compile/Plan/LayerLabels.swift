// The unique labels of a plan's layers in dumps and diagnostics.

import AnimaticCore

/// Gives layers their labels.
struct LayerLabels {
  /// By label: the last number given to a layer of that name.
  private var taken: [String: Int] = [:]

  /// The name of a layer, or its number; a duplicate name is numbered.
  mutating func label(for name: String?, at index: Int) -> String {
    let name = name?.oneLine ?? "layer \(index + 1)"
    var label = name
    while taken[label] != nil {
      taken[name, default: 1] += 1
      label = "\(name) (\(taken[name, default: 1]))"
    }
    taken[label] = 1
    return label
  }
}
