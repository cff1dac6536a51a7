// Makes random compositions, the same for the same seed, and counts what is in them.

package import Animatic

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// Makes scenes of a few layers.
package struct CompositionMaker {
  package struct Scene {
    package let hosts: [any LayerHost]
    package let composition: Composition

    /// The built-in ones of its layers.
    package var layers: [Layer] { hosts.compactMap { $0 as? Layer } }
  }

  package final class Log {
    package var lines: [String] = []

    package init() {}
  }

  /// What must occur often enough.
  package static let kinds = [
    "then", "gap", "group", "after", "inferred", "by", "stay", "settle", "repeats", "autoreverses",
    "easing", "effect", "raw", "sequential", "parallel", "nested group", "clipped",
  ]

  package private(set) var kinds: [String: Int] = [:]
  private var numbers: SeededNumbers
  private let log: Log?
  private let hasInstants: Bool
  private let makeHost: (Int) -> any LayerHost
  private var number = 0

  /// - Parameters:
  ///   - seed: Says everything that is made.
  ///   - hasInstants: Whether there are verbs of no length, which Core Animation's shape can't say: a
  ///     duration of 0 in a group is the group's (G-4).
  ///   - log: What the callbacks write to.
  ///   - makeHost: Makes a layer with a number.
  package init(
    seed: UInt64, hasInstants: Bool, log: Log? = nil,
    makeHost: @escaping (Int) -> any LayerHost = {
      Layer(name: "layer \($0)", position: CGPoint(x: $0, y: 7))
    }
  ) {
    self.makeHost = makeHost
    self.hasInstants = hasInstants
    numbers = SeededNumbers(seed: seed &* 0x9E37_79B9_7F4A_7C15)
    self.log = log
  }

  // MARK: Numbers

  private mutating func below(_ count: Int) -> Int { Int(numbers.next() % UInt64(count)) }

  private mutating func happens(_ kind: String, oneIn count: Int) -> Bool {
    guard below(count) == 0 else { return false }
    kinds[kind, default: 0] += 1
    return true
  }

  /// A multiple of an eighth, exact in binary.
  private mutating func time(upTo eighths: Int) -> Double { Double(below(eighths) + 1) / 8 }

  /// A step of a stage.
  package mutating func step() -> Double { Double(below(1000) + 1) / 1024 }

  // MARK: Scenes

  package mutating func makeScene() -> Scene {
    let layers = (0..<1 + below(3)).map(makeHost)
    return Scene(hosts: layers, composition: container(on: layers, depth: 0))
  }

  private mutating func container(on layers: [any LayerHost], depth: Int) -> Composition {
    if depth == 2 || below(3) == 0 { return chain(on: layers[below(layers.count)]).composition }
    var parts: [Composition] = []
    for _ in 0..<1 + below(3) { parts.append(container(on: layers, depth: depth + 1)) }
    if happens("sequential", oneIn: 2) {
      return Sequential(gap: Double(below(3)) / 8) { for part in parts { part } }.composition
    }
    kinds["parallel", default: 0] += 1
    return Parallel { for part in parts { part } }.composition
  }

  private mutating func chain(on layer: any LayerHost) -> Animate {
    var chain = Animate(layer)
    var groups = 0
    for _ in 0..<1 + below(5) {
      chain = modified(verb(chain))
      if happens("then", oneIn: 3) {
        chain = chain.then(gap: happens("gap", oneIn: 2) ? time(upTo: 4) : 0)
      }
      if happens("group", oneIn: 5) {
        chain = modified(chain.group())
        groups += 1
        if groups > 1 { kinds["nested group", default: 0] += 1 }
        if happens("clipped", oneIn: 4) { chain = chain.duration(time(upTo: 8)) }
      }
    }
    return chain
  }

  private mutating func verb(_ chain: Animate) -> Animate {
    let duration = hasInstants && happens("instant", oneIn: 9) ? 0 : time(upTo: 12)
    let number = Double(below(20)) - 5
    switch below(9) {
    case 0: return chain.move(to: [number, 3], duration: duration)
    case 1: return chain.move(from: number, x: number + 9, duration: duration)
    case 2:
      kinds["inferred", default: 0] += 1
      return chain.move(y: number, duration: duration)
    case 3:
      kinds["by", default: 0] += 1
      return chain.move(offset: [number, 1], duration: duration)
    case 4: return chain.fade(from: 0.25, to: 1, duration: duration)
    case 5: return chain.fade(to: 0.5, duration: duration)
    case 6: return chain.rotate(by: .radians(number / 20), duration: duration)
    case 7:
      kinds["effect", default: 0] += 1
      return chain.shakeX(range: 4, times: 2, duration: duration)
    default:
      kinds["raw", default: 0] += 1
      return chain.add(
        animation: BasicAnimation(.cornerRadius, from: 2, to: number, duration: duration))
    }
  }

  private mutating func modified(_ chain: Animate) -> Animate {
    var chain = chain
    if happens("after", oneIn: 4) { chain = chain.after(begin: time(upTo: 8)) }
    if happens("stay", oneIn: 6) { chain = chain.stay() }
    if happens("settle", oneIn: 6) { chain = chain.settle() }
    if happens("repeats", oneIn: 6) { chain = chain.repeats(Double(1 + below(6)) / 2) }
    if happens("autoreverses", oneIn: 6) { chain = chain.autoreverses() }
    if happens("easing", oneIn: 5) {
      chain = chain.easing(below(2) == 0 ? .easeIn : .easeInEaseOut)
    }
    guard let log else { return chain }
    number += 1
    let name = number
    return chain.onBegin { log.lines.append("begin \(name) \($0.time)") }
      .onEnd { log.lines.append("end \(name) \($0.time) \($0.finished)") }
  }

  // MARK: What is compared

  private static let compared = ["position", "opacity", "cornerRadius", "transform"]

  package static func model(of layer: Layer) -> [String: [Double]] {
    Dictionary(uniqueKeysWithValues: compared.map { ($0, numbers(of: layer.model, $0)) })
  }

  package static func numbers(of values: LayerValues?, _ keyPath: String) -> [Double] {
    guard let values else { return [] }
    return switch keyPath {
    case "position": values.position.components
    case "opacity": [values.opacity]
    case "cornerRadius": [values.cornerRadius]
    default: values.transform.components
    }
  }
}
