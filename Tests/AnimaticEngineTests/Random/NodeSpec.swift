// One random animation as plain fields that can be changed one at a time, so that a failing case can be
// made smaller. Owns how a spec becomes an animation value; draws nothing.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// The properties that random animations move.
enum SpecPath: CaseIterable {
  case opacity, position, positionX, positionY, bounds, boundsWidth, cornerRadius
  case backgroundColor, rotation, scale, translationX
  case rotationY, scaleX, scaleY, translationY

  /// How many numbers a value has.
  var count: Int {
    switch self {
    case .position: 2
    case .bounds, .backgroundColor: 4
    default: 1
    }
  }

  /// Sizes that make sense: what values are multiplied by.
  var size: Double {
    switch self {
    case .opacity, .backgroundColor, .rotation, .scale, .scaleX, .scaleY, .rotationY: 1
    default: 100
    }
  }
}

/// An animation or a group, as fields.
struct NodeSpec {
  enum Content {
    case basic(from: [Double]?, to: [Double]?, by: [Double]?)
    case keyframes([[Double]], times: [Double]?, easings: [TimingFunction]?)
    case group([NodeSpec])
  }

  var content: Content
  var path = SpecPath.opacity
  var timing = MediaTiming()
  var easing: TimingFunction?
  var isAdditive = false
  var isCumulative = false
  var isRemoved = true
  /// The name by which it is heard; nil hears nothing.
  var tag: String?

  var children: [NodeSpec] {
    get { if case .group(let children) = content { children } else { [] } }
    set { if case .group = content { content = .group(newValue) } }
  }

  var isGroup: Bool { if case .group = content { true } else { false } }

  /// The animation, heard by a delegate for each tag.
  func animation(
    hearing delegate: (String) -> (any LayerAnimationDelegate)? = { _ in nil }
  ) -> any LayerAnimation {
    var animation = bare(hearing: delegate)
    animation.timing = timing
    animation.timingFunction = easing
    animation.isRemovedOnCompletion = isRemoved
    animation.tag = tag
    if let tag { animation.delegate = delegate(tag) }
    return animation
  }

  private func bare(
    hearing delegate: (String) -> (any LayerAnimationDelegate)?
  ) -> any LayerAnimation {
    if case .group(let children) = content {
      return AnimationGroup(children.map { $0.animation(hearing: delegate) })
    }
    return switch path {
    case .opacity: property(.opacity, as: Double.self)
    case .position: property(.position, as: CGPoint.self)
    case .positionX: property(.positionX, as: Double.self)
    case .positionY: property(.positionY, as: Double.self)
    case .bounds: property(.bounds, as: CGRect.self)
    case .boundsWidth: property(.boundsWidth, as: Double.self)
    case .cornerRadius: property(.cornerRadius, as: Double.self)
    case .backgroundColor: property(.backgroundColor, as: RGBAColor.self)
    case .rotation: property(.rotation, as: Double.self)
    case .rotationY: property(.rotationY, as: Double.self)
    case .scale: property(.scale, as: Double.self)
    case .scaleX: property(.scaleX, as: Double.self)
    case .scaleY: property(.scaleY, as: Double.self)
    case .translationX: property(.translationX, as: Double.self)
    case .translationY: property(.translationY, as: Double.self)
    }
  }

  private func property<Value: AnimatableValue>(
    _ property: LayerProperty<Value>, as: Value.Type
  ) -> any LayerAnimation {
    func value(_ numbers: [Double]) -> Value { Value(components: numbers) }
    if case .keyframes(let values, let times, let easings) = content {
      var animation = KeyframeAnimation(
        property, values: values.map(value), keyTimes: times, timingFunctions: easings)
      animation.isAdditive = isAdditive
      animation.isCumulative = isCumulative
      return animation
    }
    var animation = BasicAnimation(property)
    if case .basic(let from, let to, let by) = content {
      animation.fromValue = from.map(value)
      animation.toValue = to.map(value)
      animation.byValue = by.map(value)
    }
    animation.isAdditive = isAdditive
    animation.isCumulative = isCumulative
    return animation
  }

  /// The largest number in it, for tolerances.
  var magnitude: Double {
    switch content {
    case .basic(let from, let to, let by):
      ((from ?? []) + (to ?? []) + (by ?? [])).map(abs).max() ?? 0
    case .keyframes(let values, _, _): values.joined().map(abs).max() ?? 0
    case .group(let children): children.map(\.magnitude).max() ?? 0
    }
  }

  /// The tree, one line each, indented.
  func text(indent: String = "  ") -> String {
    var line = "\(indent)\(animation())"
    if isAdditive { line += " additive" }
    if isCumulative { line += " cumulative" }
    if case .keyframes(_, let times, let easings) = content {
      if let times { line += " times \(times)" }
      if let easings { line += " easings \(easings)" }
    }
    return ([line] + children.map { $0.text(indent: indent + "  ") }).joined(separator: "\n")
  }
}
