// A custom verb that forwards the caller's location; a custom property, value, and host.

import Animatic

extension Animate {
  consuming func appear(file: String = #fileID, line: UInt = #line) -> Animate {
    fade(from: 0, to: 1, duration: 0.3, file: file, line: line)
      .scale(from: 0.8, to: 1, duration: 0.3, file: file, line: line)
  }
}

struct Heat: AnimatableVector {
  static let componentCount = 1
  var degrees: Double
  init(components: [Double]) { degrees = components.first ?? 0 }
  var components: [Double] { [degrees] }
}

extension LayerProperty where Value == Heat {
  static var heat: Self { Self("heat", default: Heat(components: [20])) }
}

final class Host: LayerHost {
  let layerID = LayerID()
  var name: String? { nil }
  var currentTime: Double { 0 }
  var animationKeys: [String] { [] }
  func modelValues(for keyPaths: [String]) -> LayerValues { LayerValues() }
  func setModelValues(_ values: LayerValues) {}
  func add(_ animation: any LayerAnimation, forKey key: String?) {}
  func removeAnimation(forKey key: String) {}
}

func use(_ host: Host) -> Heat? {
  let warm = BasicAnimation(.heat, to: Heat(components: [90]), duration: 1)
  let chain = Animate(host).appear().add(animation: warm)
  chain.run()
  return chain.timeline.value(of: .heat, on: host, at: 0.5)
}
