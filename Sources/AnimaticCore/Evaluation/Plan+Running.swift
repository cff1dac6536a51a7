// The animations of a layer, and those that run at a time.

extension Plan {
  /// Returns a layer's property animations with matching slots that are not inert, in order of
  /// application.
  package func leaves(of layer: Int, where meets: (PropertySlot) -> Bool) -> [Int] {
    layers[layer].nodes.filter {
      !nodes[$0].isGroup && !nodes[$0].record.flags.contains(.inert) && meets(slot(of: $0))
    }
  }

  /// Returns the property animations that run at a time, in order of application.
  package func runningNodes(at time: Double) -> [Int] {
    // By node: the local time of an active group. Groups precede their children.
    var times = [Double](repeating: time, count: nodes.count)
    var found: [Int] = []
    read { reader in
      var index = 0
      while index < nodes.count {
        let node = nodes[index]
        let outer = node.parent < 0 ? time : times[Int(node.parent)]
        guard !node.record.flags.contains(.inert),
          pool.timing(node.record).sample(at: outer).phase == .active
        else {
          index = Int(node.end)
          continue
        }
        if node.isGroup {
          guard let progress = reader.progress(of: index, at: outer, end: .drawn) else {
            index = Int(node.end)
            continue
          }
          times[index] = reader.childTime(of: index, progress)
        }
        if slot(of: index).root >= 0 { found.append(index) }
        index += 1
      }
    }
    return found
  }
}
