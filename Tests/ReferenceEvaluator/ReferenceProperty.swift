// The attributes of an animation that the reference reads, for any type of values.

import AnimaticCore

/// The values of a property animation, as numbers.
struct ReferenceProperty {
  enum Way {
    case ends(ReferenceEnds)
    case keyframes(ReferenceKeyframes)
    case path(ReferenceMotion)
  }

  let keyPath: String
  var function: ReferenceFunction?
  let way: Way
  let isAdditive: Bool
  let isCumulative: Bool

  /// K-14: the rotation of the layer along its path; only its position rotates it.
  var rotation: RotationMode? {
    if case .path(let motion) = way, keyPath == "position" { motion.rotation } else { nil }
  }
}

/// The ends of a basic animation, and the spring between them.
struct ReferenceEnds {
  var from: ReferenceValue?
  var to: ReferenceValue?
  var by: ReferenceValue?
  var spring: SpringCurve?
}

/// An animation of one property whose fields can be read without knowing its type.
protocol ReferenceReadable {
  var reference: ReferenceProperty { get }
}

extension BasicAnimation: ReferenceReadable {
  var reference: ReferenceProperty {
    let ends = ReferenceEnds(
      from: fromValue.map { ReferenceValue($0) }, to: toValue.map { ReferenceValue($0) },
      by: byValue.map { ReferenceValue($0) })
    return ReferenceProperty(
      keyPath: property.keyPath, function: valueFunction.map(ReferenceFunction.init),
      way: .ends(ends), isAdditive: isAdditive, isCumulative: isCumulative)
  }
}

extension SpringAnimation: ReferenceReadable {
  var reference: ReferenceProperty {
    let ends = ReferenceEnds(
      from: fromValue.map { ReferenceValue($0) }, to: toValue.map { ReferenceValue($0) },
      by: byValue.map { ReferenceValue($0) }, spring: spring)
    return ReferenceProperty(
      keyPath: property.keyPath, function: valueFunction.map(ReferenceFunction.init),
      way: .ends(ends), isAdditive: isAdditive, isCumulative: isCumulative)
  }
}

extension KeyframeAnimation: ReferenceReadable {
  var reference: ReferenceProperty {
    let way: ReferenceProperty.Way =
      if let motionPath {
        .path(
          ReferenceMotion(
            path: ReferencePath(motionPath), times: keyTimes, easings: timingFunctions ?? [],
            mode: calculationMode, rotation: motionRotation))
      } else {
        .keyframes(
          ReferenceKeyframes(
            values: values.map { ReferenceValue($0) }, times: keyTimes,
            easings: timingFunctions ?? [], mode: calculationMode,
            tensions: tensionValues ?? [], continuities: continuityValues ?? [],
            biases: biasValues ?? []))
      }
    return ReferenceProperty(
      keyPath: property.keyPath, function: valueFunction.map(ReferenceFunction.init), way: way,
      isAdditive: isAdditive, isCumulative: isCumulative)
  }
}
