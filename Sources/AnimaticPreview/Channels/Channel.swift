// One CSS property of one element: what feeds it, and how it follows from a layer's values.

import AnimaticCore

/// What a channel reads.
struct ChannelInput {
  let own: LayerValues
  /// The values of what the layer is in; nil for a root.
  let parent: LayerValues?
}

/// One CSS property of one element.
struct Channel: Sendable {
  /// The id of the element on the page.
  let element: String
  /// The name of the property in a keyframe, and in a style where it has no capitals.
  let property: String
  /// What people call it, in Core Animation's words.
  let title: String
  /// The layer that it is of, in the scene.
  let node: Int
  /// The properties of the layer that it follows from.
  let roots: Set<String>
  /// The properties of what the layer is in that it follows from.
  var parentRoots: Set<String> = []
  /// How far the layer goes from its corner, in points: what a matrix is judged by.
  var reach = 100.0
  /// How the value follows; the first way that gives one, and that a browser can play, is taken.
  let ways: [@Sendable (ChannelInput) -> StyleValue?]

  /// The property as it is written in a style.
  var styleName: String {
    if property.hasPrefix("--") { return property }
    return property.reduce(into: "") { text, letter in
      text += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
    }
  }

  /// The value by the first way that there is.
  func value(_ input: ChannelInput) -> StyleValue {
    for way in ways {
      if let value = way(input) { return value }
    }
    return .word("initial")
  }
}

extension Scene {
  /// Whether something feeds a channel over time.
  func isAnimated(_ channel: Channel, in plan: Plan) -> Bool {
    func moves(_ node: Int?, _ roots: Set<String>) -> Bool {
      guard let node, let layer = nodes[node].planLayer, !roots.isEmpty else { return false }
      return plan.layers[layer].roots.contains { roots.contains(plan.roots[Int($0)].root.name) }
    }
    return moves(channel.node, channel.roots)
      || moves(nodes[channel.node].parent, channel.parentRoots)
  }
}

extension SceneEye {
  /// What a channel reads at a time.
  func input(of channel: Channel, at time: Double) -> ChannelInput {
    ChannelInput(
      own: values(of: channel.node, at: time),
      parent: scene.nodes[channel.node].parent.map { values(of: $0, at: time) })
  }
}
