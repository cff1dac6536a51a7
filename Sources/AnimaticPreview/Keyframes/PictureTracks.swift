// The keyframes of everything that moves, with statistics.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// An animated picture: its scene, its initial styles and its keyframes.
struct PictureTracks {
  let scene: Scene
  let survey: SceneSurvey
  /// The channels of each layer.
  private(set) var channels: [[Channel]] = []
  private(set) var tracks: [StyleTrack] = []
  /// The value of each channel at the begin, by layer.
  private(set) var styles: [[StyleValue]] = []

  init(_ scene: Scene, survey: SceneSurvey, plan: Plan, eye: SceneEye) {
    self.scene = scene
    self.survey = survey
    var events = EventTimes(plan: plan, horizon: survey.horizon)
    for node in scene.nodes.indices {
      guard !scene.nodes[node].isMask else {
        channels.append([])
        styles.append([])
        continue
      }
      let own = ChannelMaker(scene: scene, node: node, looks: survey.looks[node]).channels()
      channels.append(own)
      styles.append(own.map { $0.value(eye.input(of: $0, at: 0)) })
      for channel in own where survey.horizon > 0 && scene.isAnimated(channel, in: plan) {
        let track = Self.track(of: channel, scene, plan, eye, &events)
        if track.keyframes.contains(where: { $0.value != track.keyframes[0].value }) {
          tracks.append(track)
        } else if let only = track.keyframes.first?.value,
          let place = own.firstIndex(where: {
            $0.element == channel.element && $0.property == channel.property
          })
        {
          styles[node][place] = only
        }
      }
      eye.forget()
    }
  }

  private static func track(
    of channel: Channel, _ scene: Scene, _ plan: Plan, _ eye: SceneEye, _ events: inout EventTimes
  ) -> StyleTrack {
    var leaves: [Int] = []
    if let layer = scene.nodes[channel.node].planLayer {
      leaves += events.leaves(of: layer, writing: channel.roots)
    }
    if let parent = scene.nodes[channel.node].parent, !channel.parentRoots.isEmpty,
      let layer = scene.nodes[parent].planLayer
    {
      leaves += events.leaves(of: layer, writing: channel.parentRoots)
    }
    let (times, isCut) = events.times(of: leaves)
    return TrackFitter.track(
      of: channel, eye: eye, times: times, isCut: isCut,
      candidates: CurveCandidates(plan: plan, leaves: leaves))
  }

  var native: Int { tracks.reduce(0) { $0 + $1.native } }
  var lowered: Int { tracks.reduce(0) { $0 + $1.lowered } }
  var keyframeCount: Int { tracks.reduce(0) { $0 + $1.keyframes.count } }
}
