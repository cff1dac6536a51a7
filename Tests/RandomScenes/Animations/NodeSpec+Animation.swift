// From a spec to the library's animation values.

package import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension NodeSpec {
  /// The animation, with a delegate for each tag.
  package func animation(
    hearing delegate: (String) -> (any LayerAnimationDelegate)? = { _ in nil }
  ) -> any LayerAnimation {
    var animation = bare(hearing: delegate)
    animation.timing = timing
    animation.timingFunction = easing
    animation.isRemovedOnCompletion = isRemoved
    animation.tag = tag
    animation.attributes.place = SourcePlace(file: "case", line: line)
    if let tag { animation.delegate = delegate(tag) }
    return animation
  }

  private func bare(
    hearing delegate: (String) -> (any LayerAnimationDelegate)?
  ) -> any LayerAnimation {
    if case .group(let children) = content {
      return AnimationGroup(children.map { $0.animation(hearing: delegate) })
    }
    let maker = Maker(node: self)
    guard path == .function else { return path.used(by: maker) }
    // A value function is fed single numbers, arrays, or, wrongly, a path.
    if case .keyframes(let keyframes) = content, keyframes.path != nil {
      return maker.use(LayerProperty<CGPoint>.transform(by: function))
    }
    return values.contains { $0.count != 1 }
      ? maker.use(LayerProperty<[Double]>.transform(by: function))
      : maker.use(LayerProperty<Double>.transform(by: function))
  }

  private struct Maker: SpecPathUse {
    let node: NodeSpec

    func use<Value: AnimatableValue>(_ property: LayerProperty<Value>) -> any LayerAnimation {
      func value(_ spec: SpecValue) -> Value { spec.value(as: Value.self) }
      switch node.content {
      case .keyframes(let keyframes):
        var animation = KeyframeAnimation(
          property, values: keyframes.values.map(value), keyTimes: keyframes.times,
          timingFunctions: keyframes.easings, calculationMode: keyframes.mode)
        animation.tensionValues = keyframes.tensions
        animation.continuityValues = keyframes.continuities
        animation.biasValues = keyframes.biases
        animation.motionPath = keyframes.path
        animation.motionRotation = keyframes.rotation
        return flagged(animation)
      case .ends(let ends):
        let (from, to) = (ends.from.map(value), ends.to.map(value))
        let by = ends.by.map(value)
        if let spring = ends.spring {
          return flagged(SpringAnimation(property, from: from, to: to, by: by, spring: spring))
        }
        return flagged(BasicAnimation(property, from: from, to: to, by: by))
      case .group: return AnimationGroup()
      }
    }

    private func flagged(_ animation: some PropertyAnimation) -> any LayerAnimation {
      var animation = animation
      animation.isAdditive = node.isAdditive
      animation.isCumulative = node.isCumulative
      return animation
    }
  }
}
