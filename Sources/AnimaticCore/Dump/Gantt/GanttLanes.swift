// The rows of a graphical chart: one lane per property and layer, containing the rows of its
// animations. The rows are drawn as in the tree.

/// The lanes of a chart, layer by layer.
package struct GanttLanes: Sendable {
  /// The limits of a chart; omitted items are counted.
  package struct Limits: Sendable {
    package let layers: Int
    /// The lanes per layer.
    package let lanes: Int
    /// The animations per lane; beyond this, the lane shows the covered intervals.
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
    /// The animations in order of application, or the covered intervals if there are too many.
    package let rows: [GanttRow]
    /// The number of animations.
    package let count: Int
  }

  /// One layer.
  package struct Section: Sendable {
    package let lanes: [Lane]
    /// The number of omitted lanes.
    package let omitted: Int
  }

  /// In order of the plan's layers.
  package private(set) var sections: [Section] = []
  /// The number of omitted layers.
  package let omitted: Int

  /// - Parameters:
  ///   - plan: The plan.
  ///   - horizon: The last displayed second.
  ///   - limits: The limits of the chart.
  /// - Complexity: O(n log n) in the animations of the displayed layers.
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

  /// Returns the animations of a layer by property, in order of first appearance.
  private static func nodes(
    of layer: Int, in plan: Plan
  ) -> [(keyPath: String, nodes: [Int])] {
    var all: [(keyPath: String, nodes: [Int])] = []
    var places: [String: Int] = [:]
    // Neighbors often animate the same property, which makes the lookup unnecessary.
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
