// expect: does not conform to the 'Sendable' protocol
// Layers, stages and playbacks are confined to whoever made them.

import Animatic

func need<Value: Sendable>(_ value: Value) {}

func wrong(_ playback: Playback) {
  need(playback)
}
