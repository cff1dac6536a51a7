// Runs on layers that are not the engine's, whose reports drive the run.

import Animatic

enum GrowthOfHosts {
  static let all: [Growth] = [
    Growth("host animations, the last one first", [500, 2000, 8000]) { count in
      let stage = Stage(clock: ManualClock())
      let chains = (0..<count).map { _ in
        let host = PlayingHost()
        stage.add(host.layer)
        return Animate(host).fade(to: 0, duration: 1).onEnd { Measuring.checksum += 1 }.settle()
      }
      stage.update()
      Stagger(each: 0.05, from: .last) { for chain in chains { chain } }.run()
      // A run does not retain its hosts.
      return { withExtendedLifetime(chains) { stage.advance(by: Double(count)) } }
    }
  ]
}

/// A host with a private layer of the engine.
private final class PlayingHost: LayerHost {
  let layerID = LayerID()
  let layer = Layer()

  var name: String? { nil }
  var currentTime: Double { layer.currentTime }
  var effectiveSpeed: Double { layer.speed }
  var animationKeys: [String] { layer.animationKeys }
  func modelValues(for keyPaths: [String]) -> LayerValues { layer.modelValues(for: keyPaths) }
  func setModelValues(_ values: LayerValues) { layer.setModelValues(values) }
  func add(_ animation: any LayerAnimation, forKey key: String?) {
    layer.add(animation, forKey: key)
  }
  func removeAnimation(forKey key: String) { layer.removeAnimation(forKey: key) }
}
