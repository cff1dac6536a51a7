// The measured support of a feature by Core Animation.

import Animatic
import AnimaticCore
import AnimaticEngine
import RandomScenes

#if APPLE_STAND_IN
  @testable import CoreAnimationStandIn
  import Foundation
  import QuartzCore

  /// Core Animation's support of a feature.
  enum Verdict: Equatable, CustomStringConvertible {
    case exact
    /// As keyframes with at most this deviation, as a fraction of the distance.
    case keyframes(error: Double)
    /// A length of nothing takes a millionth of a second.
    case instant
    case leftOut(String)
    case altered(String)

    var description: String {
      switch self {
      case .exact: "exact"
      case .keyframes(0): "keyframes, exact"
      case .keyframes(let error): "keyframes, within \(error * 100) % of the way"
      case .instant: "exact, in a millionth of a second"
      case .leftOut(let id): "refused: \(id)"
      case .altered(let id): "without the easing: \(id)"
      }
    }

    @MainActor
    static func of(_ feature: Feature) -> Verdict {
      let layers = (0..<2).map { _ in CALayer() }
      let images: @Sendable (String) -> (any Sendable)? = {
        $0 == Feature.missingImage ? nil : $0
      }
      let findings = NamedImage.$lookup.withValue(images) {
        feature.make(layers).caAnimations(reducedMotion: false).diagnostics
      }.filter { $0.id.hasPrefix("Q-") || $0.id == "L-21" }
      if let refused = findings.first(where: { $0.severity == .error }) {
        return .leftOut(refused.id)
      }
      if let altered = findings.first { return .altered(altered.id) }
      let entries = feature.make((0..<2).map { Layer(name: "\($0)") }).entries
      let leaves = entries.flatMap { $0.animation.leaves }
      if leaves.contains(where: { $0.duration == 0 }) { return .instant }
      let isLowered = leaves.contains(where: \.isEasedBeyondCurves)
      guard isLowered else { return .exact }
      return .keyframes(error: HandedOver.error(of: feature) < 1e-9 ? 0 : 0.0005)
    }
  }

  extension LayerAnimation {
    fileprivate var leaves: [any LayerAnimation] {
      (self as? AnimationGroup)?.animations.flatMap(\.leaves) ?? [self]
    }
  }

  /// The deviation of the converted animation from the library's values, as a fraction of the distance.
  enum HandedOver {
    private static let keyPaths = [
      "position", "opacity", "transform", "bounds", "cornerRadius", "backgroundColor", "zPosition",
      "borderWidth", "borderColor", "shadowOpacity", "shadowRadius", "shadowOffset", "strokeEnd",
    ]

    static func error(of feature: Feature) -> Double {
      let own = (0..<2).map { Layer(name: "\($0)") }
      let composition = feature.make(own)
      let timeline = composition.timeline
      let stage = Stage(clock: ManualClock())
      let shown = own.map { layer in
        let copy = Layer(name: layer.name)
        copy.setModelValues(layer.modelValues(for: []))
        stage.add(copy)
        return copy
      }
      stage.update()
      for entry in composition.groups {
        guard let index = own.firstIndex(where: { $0 === entry.layer }) else { continue }
        var animation = entry.animation.lasting
        if animation.beginTime != 0 { animation.beginTime += shown[index].currentTime }
        shown[index].add(animation, forKey: entry.key)
      }
      stage.update()
      let length = min(timeline.duration, 4)
      // Between the times of events at simple fractions of a second.
      let count = Campaign.isComplete ? 150 : 50
      let times = (0..<count - 1).map { (Double($0) + 0.37) / Double(count) * length }
      var (rows, others): ([[Double]], [[Double]]) = ([], [])
      for time in times {
        stage.advance(to: time)
        rows.append(own.flatMap { numbers(timeline.snapshot(at: time)[$0]) })
        others.append(shown.flatMap { numbers($0.presentation) })
      }
      return (rows.first?.indices ?? 0..<0).reduce(0) { worst, column in
        let values = rows.map { $0[column] }
        let way = (values.max() ?? 0) - (values.min() ?? 0)
        let error = zip(values, others).reduce(0) { max($0, abs($1.0 - $1.1[column])) }
        return max(worst, error / max(way, 1e-3))
      }
    }

    private static func numbers(_ values: LayerValues?) -> [Double] {
      let values = values ?? LayerValues()
      return values.position.components + [values.opacity, values.cornerRadius, values.zPosition]
        + values.transform.components + values.bounds.components
        + values.backgroundColor.components + values.borderColor.components
        + [values.borderWidth, values.shadowOpacity, values.shadowRadius]
        + values.shadowOffset.components + [values[.strokeEnd]]
    }
  }
#endif
