// expect: does not conform to the 'Sendable' protocol
// Layers, stages, and playbacks are confined to their creator.

import Animatic

func need<Value: Sendable>(_ value: Value) {}

func wrong(_ playback: Playback) {
  need(playback)
}
