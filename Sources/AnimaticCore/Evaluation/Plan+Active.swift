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
    read { reader in
      var groupTimes = [Double](repeating: 0, count: frameSize.groups)
      var found: [Int] = []
      var index = 0
      while index < nodes.count {
        let node = nodes[index]
        let parentTime =
          node.parent < 0 ? time : groupTimes[Int(nodes[Int(node.parent)].slot)]
        let isInert = node.isGroup && node.record.flags.contains(.inert)
        guard !isInert, pool.timing(node.record).sample(at: parentTime).phase == .active else {
          index = Int(node.end)
          continue
        }
        if node.isGroup {
          if let progress = reader.progress(of: index, at: parentTime, end: .drawn) {
            groupTimes[Int(node.slot)] = reader.childTime(of: index, progress)
          }
        } else if slot(of: index).root >= 0, !node.record.flags.contains(.inert) {
          found.append(index)
        }
        index += 1
      }
      return found
    }
  }
}
