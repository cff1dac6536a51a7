// The code that pauses and resumes a layer, exactly as in T-16.

import AnimaticEngine

extension Scene {
  /// Freezes the layer at its time of now.
  func pause() {
    let now = layer.convertTime(stage.mediaTime, from: nil)
    layer.speed = 0
    layer.timeOffset = now
  }

  /// Lets the layer go on from where it was frozen.
  func resume() {
    let stopped = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(stage.mediaTime, from: nil) - stopped
  }
}
