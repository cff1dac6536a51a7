// A composition's tracks, and how far they are from its timeline.

import Animatic
import AnimaticCore
import RandomScenes

@testable import AnimaticPreview

/// What a page would play, without the page.
struct PlayedTracks {
  let preview: CompositionPreview
  let timeline: Timeline
  let tracks: SceneTracks

  init(_ composition: some Composable, root: Layer? = nil) {
    preview = composition.preview(root: root)
    timeline = composition.timeline
    tracks = preview.tracks
  }

  var horizon: Double { tracks.features.horizon }

  func track(_ property: String, element: String? = nil) -> StyleTrack? {
    tracks.tracks.first {
      $0.channel.property == property && (element == nil || $0.channel.element == element)
    }
  }

  /// The values of a layer by a snapshot of the whole timeline, which the tracks were not made of.
  func values(of node: Int, at time: Double) -> LayerValues {
    let own = preview.scene.nodes[node]
    guard let place = own.planLayer else { return own.model }
    return timeline.snapshot(at: time).all[place]
  }

  /// The largest deviation of a browser from the timeline, in units of the tolerance of keyframes,
  /// and its location.
  func worst(at times: [Double]) -> (distance: Double, place: String) {
    var worst = (distance: 0.0, place: "")
    for track in tracks.tracks {
      let simulator = BrowserSimulator(track: track)
      let channel = track.channel
      let parent = preview.scene.nodes[channel.node].parent
      for time in times {
        let right = channel.value(
          values(of: channel.node, at: time), in: parent.map { values(of: $0, at: time) })
        guard let shown = simulator.value(at: time) else { continue }
        let isWord = right.numbers.isEmpty && shown.numbers.isEmpty
        let distance =
          isWord
          ? (right == shown ? 0 : .infinity) : right.distance(to: shown, reach: channel.reach)
        if distance > worst.distance {
          worst = (distance, "\(channel.element) \(channel.property) at \(time)")
        }
      }
    }
    return worst
  }

  /// Times spread over all of it, by a seed; none of them next to an event.
  func times(_ count: Int, seed: UInt64 = 1) -> [Double] {
    var random = SeededNumbers(seed: seed)
    var events = EventTimes(plan: preview.timeline.plan, horizon: horizon)
    var edges: [Double] = []
    for node in preview.scene.nodes {
      guard let layer = node.planLayer else { continue }
      let roots = Set(
        preview.timeline.plan.layers[layer].roots.map {
          preview.timeline.plan.roots[Int($0)].root.name
        })
      edges += events.times(of: events.leaves(of: layer, writing: roots)).times
    }
    var times: [Double] = []
    while times.count < count {
      let time = random.fraction() * horizon
      if !edges.contains(where: { abs($0 - time) < 1e-5 }) { times.append(time) }
    }
    for edge in edges.prefix(60) {
      for near in [edge - 2e-5, edge + 2e-5] where near > 0 && near < horizon { times.append(near) }
    }
    return times
  }
}

/// A layer with a colour and a size.
func tile(_ name: String = "tile", x: Double = 50, y: Double = 50, size: Double = 60) -> Layer {
  let layer = Layer(
    name: name, position: CGPoint(x: x, y: y),
    bounds: CGRect(x: 0, y: 0, width: size, height: size))
  layer.backgroundColor = .blue
  return layer
}
