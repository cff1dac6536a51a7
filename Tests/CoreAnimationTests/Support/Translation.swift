// An animation value beside the animation of Core Animation's that it became, attribute by attribute.
// Reads both sides by itself and shares no code with the bridge.

import AnimaticCore

#if canImport(QuartzCore)
  import Foundation
  import QuartzCore

  /// Where the two differ, each as a line.
  struct Translation {
    private(set) var differences: [String] = []
    /// How many animations were compared.
    private(set) var count = 0

    mutating func compare(_ value: any LayerAnimation, _ quartz: CAAnimation, at path: String) {
      count += 1
      let mark = differences.count
      compareTiming(value, quartz)
      switch (value, quartz) {
      case (let group as AnimationGroup, let quartz as CAAnimationGroup):
        let children = quartz.animations ?? []
        expect("children", group.animations.count, children.count)
        prefix(path, from: mark)
        for (index, pair) in zip(group.animations, children).enumerated() {
          compare(pair.0, pair.1, at: "\(path)/\(index)")
        }
        return
      case (let transition as LayerTransition, let quartz as CATransition):
        expect("type", transition.kind.map(Self.kind), quartz.type)
        expect("subtype", transition.direction.map(Self.subtype), quartz.subtype)
        expect("start", transition.startProgress, Double(quartz.startProgress))
        expect("end", transition.endProgress, Double(quartz.endProgress))
      case (let value as any PropertyAnimation, let quartz as CAPropertyAnimation):
        expect("key path", value.animatedKeyPath, quartz.keyPath)
        expect("additive", value.isAdditive, quartz.isAdditive)
        expect("cumulative", value.isCumulative, quartz.isCumulative)
        expect("function", value.valueFunction.map(Self.function), quartz.valueFunction?.name)
        compareProperty(value, quartz)
      default:
        differences.append("\(type(of: value)) became \(type(of: quartz))")
      }
      prefix(path, from: mark)
    }

    private mutating func prefix(_ path: String, from mark: Int) {
      for index in mark..<differences.count { differences[index] = "\(path) \(differences[index])" }
    }

    private mutating func expect<Value: Equatable>(_ what: String, _ one: Value, _ two: Value) {
      if one != two { differences.append("\(what): \(one) became \(two)") }
    }

    private mutating func expect(_ what: String, _ one: Double, _ two: Double, within: Double) {
      if one != two, !(abs(one - two) <= within * max(1, abs(one))) {
        differences.append("\(what): \(one) became \(two)")
      }
    }

    // MARK: Timing

    private mutating func compareTiming(_ value: any LayerAnimation, _ quartz: CAAnimation) {
      let timing = value.timing
      expect("begin", timing.beginTime, quartz.beginTime)
      // What never ends lasts for years, evenly without a curve.
      let isEndless = timing.duration == .infinity
      expect("duration", isEndless ? 1e8 : timing.duration, quartz.duration)
      expect("offset", timing.timeOffset, quartz.timeOffset)
      expect("repeat duration", timing.repeatDuration, quartz.repeatDuration)
      // Core Animation's are Floats.
      expect("speed", timing.speed, Double(quartz.speed), within: 1e-7)
      expect("count", timing.repeatCount, Double(quartz.repeatCount), within: 1e-7)
      expect("autoreverses", timing.autoreverses, quartz.autoreverses)
      expect("fill", Self.fill(timing.fillMode), quartz.fillMode)
      expect("removed", value.isRemovedOnCompletion, quartz.isRemovedOnCompletion)
      let isEven = isEndless && value.timingFunction == .linear
      compare("easing", isEven ? nil : value.timingFunction, quartz.timingFunction)
    }

    private mutating func compare(
      _ what: String, _ function: TimingFunction?, _ quartz: CAMediaTimingFunction?
    ) {
      guard let function, let quartz else {
        return expect(what, function == nil, quartz == nil)
      }
      let points = (1...2).flatMap { index in
        var numbers: [Float] = [0, 0]
        quartz.getControlPoint(at: index, values: &numbers)
        return numbers.map(Double.init)
      }
      guard let curve = function.points else {
        return differences.append("\(what): \(function) became a curve")
      }
      let numbers = [curve.firstX, curve.firstY, curve.secondX, curve.secondY]
      for (one, two) in zip(numbers, points) { expect(what, one, two, within: 1e-7) }
    }

    // MARK: Properties

    private mutating func compareProperty(
      _ value: any PropertyAnimation, _ quartz: CAPropertyAnimation
    ) {
      switch value {
      case let value as any Springy: value.compareSpring(with: quartz, in: &self)
      case let value as any Keyed: value.compareKeys(with: quartz, in: &self)
      case let value as any Ended: value.compareEnds(with: quartz, in: &self)
      default: differences.append("\(type(of: value)) is not known")
      }
    }

    mutating func compareEnds<Value: AnimatableValue>(
      _ from: Value?, _ to: Value?, _ by: Value?, _ quartz: CAPropertyAnimation
    ) {
      guard let quartz = quartz as? CABasicAnimation else {
        return differences.append("became \(type(of: quartz))")
      }
      compareValue("from", from, quartz.fromValue)
      compareValue("to", to, quartz.toValue)
      compareValue("by", by, quartz.byValue)
    }

    mutating func compareSpring(_ spring: SpringCurve, _ quartz: CAPropertyAnimation) {
      guard let quartz = quartz as? CASpringAnimation else {
        return differences.append("became \(type(of: quartz))")
      }
      expect("mass", spring.mass, Double(quartz.mass))
      expect("stiffness", spring.stiffness, Double(quartz.stiffness))
      expect("damping", spring.damping, Double(quartz.damping))
      expect("velocity", spring.initialVelocity, Double(quartz.initialVelocity))
      if #available(iOS 17, macOS 14, tvOS 17, *) {
        expect("overdamping", spring.allowsOverdamping, quartz.allowsOverdamping)
      }
    }

    mutating func compareKeys<Value: AnimatableValue>(
      _ value: KeyframeAnimation<Value>, _ quartz: CAPropertyAnimation
    ) {
      guard let quartz = quartz as? CAKeyframeAnimation else {
        return differences.append("became \(type(of: quartz))")
      }
      func numbers(_ numbers: [NSNumber]?) -> [Double]? { numbers?.map(\.doubleValue) }
      expect("times", value.keyTimes, numbers(quartz.keyTimes))
      expect("mode", Self.mode(value.calculationMode), quartz.calculationMode)
      expect("tension", value.tensionValues, numbers(quartz.tensionValues))
      expect("continuity", value.continuityValues, numbers(quartz.continuityValues))
      expect("bias", value.biasValues, numbers(quartz.biasValues))
      let functions = (value.timingFunctions, quartz.timingFunctions)
      expect("functions", functions.0?.count, functions.1?.count)
      for (one, two) in zip(functions.0 ?? [], functions.1 ?? []) { compare("function", one, two) }
      if let points = value as? KeyframeAnimation<CGPoint>, let path = points.path {
        expect("turning", points.rotationMode.map(Self.rotation), quartz.rotationMode)
        compareValue("path", path, quartz.path)
      } else {
        expect("values", value.values.count, quartz.values?.count ?? 0)
        for (one, two) in zip(value.values, quartz.values ?? []) { compareValue("value", one, two) }
      }
    }

    // MARK: Values

    private mutating func compareValue<Value: AnimatableValue>(
      _ what: String, _ value: Value?, _ object: Any?
    ) {
      guard let value, let object else { return expect(what, value == nil, object == nil) }
      if ObjectNumbers.isImage(value) { return }
      guard let numbers = ObjectNumbers.numbers(object), let own = ObjectNumbers.numbers(of: value)
      else {
        return differences.append("\(what): \(value) became \(object)")
      }
      expect("\(what) count", own.count, numbers.count)
      for (one, two) in zip(own, numbers) { expect(what, one, two, within: 1e-6) }
    }
  }
#endif
