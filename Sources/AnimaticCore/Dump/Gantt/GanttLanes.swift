// The rows of a chart as a picture has them: one lane for each property of each layer, with the rows
// of all animations on it. They are drawn by what draws the rows of the tree.

/// The lanes of a chart, layer by layer.
package struct GanttLanes: Sendable {
  /// How much of each there may be; what is beyond is counted.
  package struct Limits: Sendable {
    package let layers: Int
    /// Lanes of one layer.
    package let lanes: Int
    /// Animations of one lane; of more it is told what they cover.
    package let rows: Int

    package init(layers: Int, lanes: Int, rows: Int) {
      self.layers = layers
      self.lanes = lanes
      self.rows = rows
    }
  }

  /// One property of one layer.
  package struct Lane: Sendable {
    package let keyPath: String
    /// Its animations, in order of application; where they are too many, what they cover.
    package let rows: [GanttRow]
    /// How many animations there are.
    package let count: Int
  }

  /// One layer.
  package struct Section: Sendable {
    package let lanes: [Lane]
    /// How many lanes are left out.
    package let omitted: Int
  }

  /// In order of the plan's layers.
  package private(set) var sections: [Section] = []
  /// How many layers are left out.
  package let omitted: Int

  /// - Parameters:
  ///   - plan: The plan.
  ///   - horizon: The last second that is shown.
  ///   - limits: How much is drawn.
  /// - Complexity: O(n log n) in the animations of the layers that are shown.
  package init(of plan: Plan, horizon: Double, limits: Limits) {
    let shown = plan.layers.indices.prefix(max(0, limits.layers))
    omitted = plan.layers.count - shown.count
    var drawing = GanttDrawing(plan: plan, during: 0...horizon)
    for layer in shown {
      let all = Self.nodes(of: layer, in: plan)
      let lanes = all.prefix(max(0, limits.lanes)).map { keyPath, nodes in
        Lane(
          keyPath: keyPath,
          rows: nodes.count <= limits.rows
            ? nodes.map { drawing.draw($0) } : drawing.cover(nodes, most: limits.rows),
          count: nodes.count)
      }
      sections.append(Section(lanes: lanes, omitted: all.count - lanes.count))
    }
  }

  /// The animations of a layer by what they animate, in the order in which they are met first.
  private static func nodes(
    of layer: Int, in plan: Plan
  ) -> [(keyPath: String, nodes: [Int])] {
    var all: [(keyPath: String, nodes: [Int])] = []
    var places: [String: Int] = [:]
    // Neighbours often animate the same: asking again for a place, or a name, takes longer.
    var last = (property: Int32.min, place: 0)
    for node in plan.layers[layer].nodes.map(Int.init) where !plan.nodes[node].isGroup {
      let property = plan.nodes[node].record.property
      if last.property != property {
        let keyPath = plan.pool.path(property).keyPath
        let place = places[keyPath] ?? all.count
        if place == all.count { all.append((keyPath, [])) }
        places[keyPath] = place
        last = (property, place)
      }
      all[last.place].nodes.append(node)
    }
    return all
  }
}
