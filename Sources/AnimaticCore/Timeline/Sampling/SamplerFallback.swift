// The fallback of a frame sampler: animations evaluated at each frame.

/// The part of a plan that writes some properties.
struct SamplerFallback: Sendable {
  private let storage: PlanStorage
  private let roots: [PlanRoot]
  /// The maximum number of groups of a layer.
  private let groupCount: Int
  /// The entries, each with the first property of its layer.
  private var entries: [(root: Int, active: ActiveNodes)]

  /// Creates the part of a plan that writes some properties.
  ///
  /// - Complexity: O(n) in the animations.
  init(_ plan: Plan, roots: [Int32]) {
    self.roots = roots.map { plan.roots[Int($0)] }
    let part = roots.isEmpty ? Plan() : plan.restricted(to: roots)
    storage = PlanStorage(part)
    groupCount = part.frameSize.groups
    entries = part.layers.indices.flatMap { layer in
      part.entries(of: layer).map {
        (Int(part.layers[layer].roots.lowerBound), ActiveNodes(entry: $0, until: -.infinity))
      }
    }
  }

  var rootCount: Int { roots.count }

  /// Writes the values at a time.
  mutating func show(at time: Double, in frame: PlanReader.Frame) {
    defer { withExtendedLifetime(storage) {} }
    for root in roots {
      if root.root.kind == .shaped {
        frame.shaped[Int(root.offset)] = frame.modelShaped[Int(root.offset)]
      } else {
        let width = Int32(root.root.kind.blockSize)
        frame.showModel(FrameTarget(place: root.offset, width: width, layerRoot: 0))
      }
    }
    frame.withTimes(of: groupCount) { frame in
      for index in entries.indices {
        show(&entries[index].active, at: time, in: frame.moved(to: entries[index].root))
      }
    }
  }

  private func show(_ active: inout ActiveNodes, at time: Double, in frame: PlanReader.Frame) {
    if !active.covers(time) {
      active = storage.reader.activeNodes(of: active.entry, around: time)
    }
    storage.reader.apply(active, at: time, to: frame, end: .drawn)
  }
}

extension Plan {
  /// Returns the plan restricted to animations of some properties and their groups; properties and
  /// values keep their positions.
  func restricted(to some: [Int32]) -> Plan {
    var isWanted = [Bool](repeating: false, count: roots.count)
    for root in some { isWanted[Int(root)] = true }
    var isKept = [Bool](repeating: false, count: nodes.count)
    for layer in layers {
      func isWritten(_ root: Int32) -> Bool {
        root >= 0 && isWanted[Int(layer.roots.lowerBound + root)]
      }
      for node in layer.nodes where !nodes[node].isGroup {
        let slot = slot(of: node)
        guard isWritten(slot.root) || isWritten(slot.turn) else { continue }
        mark(upFrom: node, in: &isKept)
      }
    }
    // By node, and after the last one: the number of kept nodes before it.
    let places = isKept.reduce(into: [Int32(0)]) { $0.append(($0.last ?? 0) + ($1 ? 1 : 0)) }
    var part = self
    part.nodes = nodes.indices.filter { isKept[$0] }.map { index in
      var node = nodes[index]
      node.parent = node.parent < 0 ? -1 : places[Int(node.parent)]
      node.end = places[Int(node.end)]
      return node
    }
    for layer in layers.indices {
      let nodes = layers[layer].nodes
      part.layers[layer].nodes = Int(places[nodes.lowerBound])..<Int(places[nodes.upperBound])
    }
    return part
  }
}
