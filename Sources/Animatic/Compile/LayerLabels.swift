// What dumps and findings call the layers of a plan: no two the same.

import AnimaticCore

/// Gives layers their labels.
struct LayerLabels {
  private var taken: Set<String> = []
  /// By name: the number that was given last.
  private var numbers: [String: Int] = [:]

  /// The name of a layer, or its number; one that another layer has is numbered.
  mutating func label(for name: String?, at index: Int) -> String {
    let name = name?.oneLine ?? "layer \(index + 1)"
    var label = name
    while !taken.insert(label).inserted {
      let number = numbers[name, default: 1] + 1
      numbers[name] = number
      label = "\(name) (\(number))"
    }
    return label
  }
}
