// A CSS property of an element, computed from a layer's values.

import AnimaticCore

/// The input of a channel.
struct ChannelInput {
  let own: LayerValues
  /// The values of the superlayer; nil for a root.
  let parent: LayerValues?
}

/// A CSS property of an element.
struct Channel: Sendable {
  /// The id of the element on the page.
  let element: String
  /// The name of the property in a keyframe, and in a style if it has no capitals.
  let property: String
  /// The display name, in Core Animation's terms.
  let title: String
  /// The layer's index in the scene.
  let node: Int
  /// The layer's properties that determine the value.
  let roots: Set<String>
  /// The superlayer's properties that determine the value.
  var parentRoots: Set<String> = []
  /// The largest distance of the layer from its corner, in points, used to judge a matrix.
  var reach = 100.0
  /// Alternative forms of the value; the first that gives one and that a browser can play is used.
  let ways: [@Sendable (ChannelInput) -> StyleValue?]

  /// The name of the property in a style.
  var styleName: String {
    if property.hasPrefix("--") { return property }
    return property.reduce(into: "") { text, letter in
      text += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
    }
  }

  /// The value in the first available form.
  func value(_ input: ChannelInput) -> StyleValue {
    for way in ways {
      if let value = way(input) { return value }
    }
    return .word("initial")
  }
}

extension Scene {
  /// Whether a channel is animated.
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
  /// Returns the input of a channel at a time.
  func input(of channel: Channel, at time: Double) -> ChannelInput {
    ChannelInput(
      own: values(of: channel.node, at: time),
      parent: scene.nodes[channel.node].parent.map { values(of: $0, at: time) })
  }
}
