// The animations of a layer, and the active set at a time.

extension Plan {
  /// Returns a layer's property animations with matching slots that are not inert, in order of
  /// application.
  package func leaves(of layer: Int, where meets: (PropertySlot) -> Bool) -> [Int] {
    layers[layer].nodes.map(Int.init).filter {
      !nodes[$0].isGroup && !nodes[$0].record.flags.contains(.inert) && meets(slot(of: $0))
    }
  }

  /// Returns the active property animations at a time, in order of application.
  package func activeNodes(at time: Double) -> [Int] {
    // By node: the local time of an active group. Groups precede their children.
    var times: [Int: Double] = [-1: time]
    return read { reader in
      nodes.indices.filter { index in
        let node = nodes[index]
        guard let outer = times[Int(node.parent)], !node.record.flags.contains(.inert),
          pool.timing(node.record).sample(at: outer).phase == .active
        else { return false }
        if node.isGroup, let progress = reader.progress(of: index, at: outer, end: .drawn) {
          times[index] = reader.childTime(of: index, progress)
        }
        return slot(of: index).root >= 0
      }
    }
  }
}
