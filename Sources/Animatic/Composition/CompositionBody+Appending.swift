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
    let shift = Shift(of: other, behind: &self)
    let firstNode = nodes.count
    nodes.append(contentsOf: other.nodes)
    nodes.withUnsafeMutableBufferPointer { nodes in
      for index in firstNode..<nodes.count { shift.apply(to: &nodes[index]) }
    }
    if !other.diagnostics.isEmpty { diagnostics.append(contentsOf: other.diagnostics) }
  }

  /// The index offsets of an appended composition's nodes.
  private struct Shift {
    let pool: AnimationPool.Shift
    let attributes: Int32
    /// The first layer, usually the only one.
    var layer: Int32 = -1
    /// All layers, if there are several.
    var layers: [Int32] = []
    /// Whether no node has rare attributes.
    let isPlain: Bool

    /// Appends everything but the nodes and the diagnostics.
    init(of other: borrowing CompositionBody, behind body: inout CompositionBody) {
      pool = body.pool.append(other.pool, firstListener: Int32(body.listeners.count))
      attributes = Int32(body.attributes.count)
      if other.hosts.count == 1 {
        layer = body.index(of: other.hosts[0])
      } else if other.hosts.count > 1 {
        layers = other.hosts.map { body.index(of: $0) }
      }
      isPlain = other.listeners.isEmpty && other.attributes.isEmpty
      if !other.observations.isEmpty || !isPlain {
        let firstObservation = body.observations.count
        body.attributes.append(
          contentsOf: other.attributes.map { $0.shifted(by: firstObservation) })
        body.observations.append(contentsOf: other.observations)
        body.listeners.append(contentsOf: other.listeners)
      }
    }

    @inline(__always)
    func apply(to node: inout CompositionNode) {
      pool.apply(to: &node.record)
      if node.layer >= 0 { node.layer = layers.isEmpty ? layer : layers[Int(node.layer)] }
      if isPlain { return }
      if node.attributes >= 0 { node.attributes += attributes }
    }
  }
}
