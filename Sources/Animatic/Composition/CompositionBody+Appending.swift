// Appending one composition to another.

import AnimaticCore

extension CompositionBody {
  /// Appends a builder's statement as one tree; it is emptied to avoid copies.
  mutating func append(statement: inout Composition) {
    if let verb = statement.onlyVerb {
      append(verb, file: statement.verbFile, layer: layer(of: statement))
    } else if !statement.isEmpty {
      var other = statement.takeBody()
      if !other.nodes.isEmpty { other.close() }
      append(consume other)
    }
  }

  /// The index of the layer of a single verb.
  @inline(__always)
  mutating func layer(of statement: borrowing Composition) -> Int32 {
    // Successive statements usually have the same layer.
    if !hosts.isEmpty, statement.host === hosts[hosts.count - 1] { return Int32(hosts.count - 1) }
    return statement.host.map { index(of: $0) } ?? -1
  }

  /// Appends another composition.
  mutating func append(_ other: consuming CompositionBody) {
    if nodes.isEmpty, diagnostics.isEmpty, hosts.isEmpty, other.nodes.capacity >= nodes.capacity {
      self = other
      return
    }
    let shift = pool.append(other.pool, firstListener: Int32(listeners.count))
    let firstAttributes = Int32(attributes.count)
    let firstObservation = observations.count
    let layers = other.hosts.map { index(of: $0) }
    let firstNode = nodes.count
    nodes.append(contentsOf: other.nodes)
    nodes.withUnsafeMutableBufferPointer { nodes in
      for index in firstNode..<nodes.count {
        shift.apply(to: &nodes[index].record)
        if nodes[index].layer >= 0 { nodes[index].layer = layers[Int(nodes[index].layer)] }
        if nodes[index].attributes >= 0 { nodes[index].attributes += firstAttributes }
      }
    }
    attributes += other.attributes.map { $0.shifted(by: firstObservation) }
    observations += other.observations
    listeners += other.listeners
    diagnostics += other.diagnostics
  }
}
