// The keyframes of everything that moves, with statistics.

import AnimaticCore

/// The channels of a scene: their styles at the begin, and the keyframes of those that move.
struct SceneTracks {
  let sampler: SceneSampler
  let features: SceneFeatures
  /// Each channel of each layer with its value at the begin.
  private(set) var styles: [[(channel: Channel, value: StyleValue)]] = []
  private(set) var tracks: [StyleTrack] = []

  init(_ sampler: SceneSampler, _ features: SceneFeatures) {
    let scene = sampler.scene
    self.sampler = sampler
    self.features = features
    var events = EventTimes(plan: sampler.plan, horizon: features.horizon)
    for node in scene.nodes.indices {
      let channels =
        scene.nodes[node].isMask
        ? [] : LayerChannels(of: node, in: scene, features.layers[node]).all
      styles.append(channels.map { ($0, sampler.value(of: $0, at: 0)) })
      guard features.horizon > 0 else { continue }
      for (index, channel) in channels.enumerated() where sampler.isAnimated(channel) {
        let track = TrackFitter.track(of: channel, sampler, &events)
        guard let first = track.keyframes.first?.value else { continue }
        if track.keyframes.contains(where: { $0.value != first }) {
          tracks.append(track)
        } else {
          styles[node][index].value = first
        }
      }
      sampler.forget()
    }
  }

  var native: Int { tracks.reduce(0) { $0 + $1.native } }
  var approximated: Int { tracks.reduce(0) { $0 + $1.approximated } }
  var keyframeCount: Int { tracks.reduce(0) { $0 + $1.keyframes.count } }
}

extension EventTimes {
  /// The most event times of one property.
  static let mostOfProperty = 1500

  /// The event times of a preview; those closer than a few microseconds are one.
  init(plan: Plan, horizon: Double) {
    self.init(plan: plan, in: 0...horizon, most: Self.mostOfProperty, apart: 2e-6)
  }

  /// The animations of a layer that write to any of some properties, in order.
  func leaves(of layer: Int?, writing roots: Set<String>) -> [Int] {
    guard let layer, !roots.isEmpty else { return [] }
    let places = Set(
      plan.layers[layer].roots.enumerated()
        .filter { roots.contains(plan.roots[Int($0.element)].root.name) }
        .map { Int32($0.offset) })
    // A path that rotates its layer also writes the position, and every channel that reads the
    // transform reads the position.
    return plan.leaves(of: layer) { places.contains($0.root) }
  }

  /// The animations that a channel depends on.
  func leaves(of channel: Channel, in scene: Scene) -> [Int] {
    let (own, parent) = scene.planLayers(of: channel.node)
    return leaves(of: own, writing: channel.roots)
      + leaves(of: parent, writing: channel.parentRoots)
  }
}
