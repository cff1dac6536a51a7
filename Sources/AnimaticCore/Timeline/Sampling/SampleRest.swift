// The fallback of a frame sampler: animations evaluated at each frame.

/// The part of a plan that writes some properties; an object for the same reason as the index.
final class SampleRest: Sendable {
  private let memory: PlanMemory
  /// The first property and the nodes of each affected layer.
  private let layers: [(root: Int, nodes: Range<Int>)]
  let rootCount: Int
  /// The ranges of their numbers in a frame, merged if adjacent.
  private let numbers: [Range<Int>]
  /// The indices of their shaped values.
  private let shaped: [Int]

  /// Creates the part of a plan that writes some properties.
  ///
  /// - Complexity: O(n) in the animations.
  init(_ plan: Plan, roots: [Int32]) {
    rootCount = roots.count
    let part = roots.isEmpty ? Plan() : plan.restricted(to: roots)
    memory = PlanMemory(part)
    layers = part.layers.filter { !$0.nodes.isEmpty }.map {
      (Int($0.roots.lowerBound), Int($0.nodes.lowerBound)..<Int($0.nodes.upperBound))
    }
    var numbers: [Range<Int>] = []
    var shaped: [Int] = []
    for index in roots {
      let root = plan.roots[Int(index)]
      let offset = Int(root.offset)
      if root.root.kind == .shaped {
        shaped.append(offset)
      } else if let last = numbers.last, last.upperBound == offset {
        numbers[numbers.count - 1] = last.lowerBound..<offset + root.root.kind.blockSize
      } else {
        numbers.append(offset..<offset + root.root.kind.blockSize)
      }
    }
    self.numbers = numbers
    self.shaped = shaped
  }

  /// Writes the values at a time.
  func show(at time: Double, in frame: PlanReader.Frame) {
    for range in numbers { frame.showModel(at: range.lowerBound, width: range.count) }
    for place in shaped { frame.shaped[place] = frame.modelShaped[place] }
    for layer in layers {
      show(layer.nodes, at: time, memory.reader.pointee, in: frame.moved(to: layer.root))
    }
  }

  private func show(
    _ nodes: Range<Int>, at time: Double, _ reader: borrowing PlanReader,
    in frame: PlanReader.Frame
  ) {
    var entry = nodes.lowerBound
    while entry < nodes.upperBound {
      reader.apply(entry: entry, at: time, to: frame, end: .drawn)
      entry = Int(reader.nodes[entry].end)
    }
  }
}

extension Plan {
  /// Returns the plan restricted to animations of some properties and their groups; properties and
  /// values keep their positions.
  fileprivate func restricted(to some: [Int32]) -> Plan {
    var isWanted = [Bool](repeating: false, count: roots.count)
    for root in some { isWanted[Int(root)] = true }
    var part = self
    part.nodes = []
    // The new index of each remaining node.
    var places = [Int32](repeating: -1, count: nodes.count)
    for layer in layers.indices {
      let first = Int32(truncatingIfNeeded: part.nodes.count)
      let firstRoot = layers[layer].roots.lowerBound
      func isWritten(_ root: Int32) -> Bool { root >= 0 && isWanted[Int(firstRoot + root)] }
      var open: [Int] = []
      for index in Int(layers[layer].nodes.lowerBound)..<Int(layers[layer].nodes.upperBound) {
        while let last = open.last, Int(nodes[last].end) <= index {
          part.close(&open, places)
        }
        var node = nodes[index]
        let slot = slot(of: index)
        guard node.isGroup || isWritten(slot.root) || isWritten(slot.turn) else { continue }
        places[index] = Int32(truncatingIfNeeded: part.nodes.count)
        node.parent = node.parent < 0 ? -1 : places[Int(node.parent)]
        node.end = places[index] + 1
        part.nodes.append(node)
        if node.isGroup { open.append(index) }
      }
      while !open.isEmpty { part.close(&open, places) }
      part.layers[layer].nodes = first..<Int32(truncatingIfNeeded: part.nodes.count)
    }
    return part
  }

  /// Closes the innermost open group; an empty one is removed.
  private mutating func close(_ open: inout [Int], _ places: [Int32]) {
    guard let group = open.popLast() else { return }
    let place = Int(places[group])
    if place == nodes.count - 1 {
      nodes.removeLast()
    } else {
      nodes[place].end = Int32(truncatingIfNeeded: nodes.count)
    }
  }
}
