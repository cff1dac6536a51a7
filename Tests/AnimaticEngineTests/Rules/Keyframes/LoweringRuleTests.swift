// Easings that Core Animation lacks, lowered to keyframes: both have the same values.

import AnimaticCore
import AnimaticEngine
import RandomScenes
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct LoweringRuleTests {
  static let functions: [TimingFunction] = [
    .sine(.inOut), .quad(.inOut), .expo(.out), .circ(.inOut), .back(.outIn), .elastic(),
    .elastic(.inOut, amplitude: 2, period: 0.4), .bounce(.outIn), .steps(5),
    .steps(3, jump: .both), .steps(2500), .linear([0, 0.2, 0.9, 1]), .linear([0.3, 1.4, 0.6]),
    .linear([EasingStop(0), EasingStop(0.9, at: 0.5), EasingStop(0.2, at: 0.5), EasingStop(1)]),
    .sampled(count: 9) { $0 * $0 }, .spring(SpringCurve()), .steps(4).mirrored(.inOut),
    TimingFunction.default.mirrored(.outIn),
  ]

  /// How far the lowered animation is from the exact one at many times of a pass, and its keys.
  private func compare<Value: AnimatableValue>(
    _ animation: some LayerAnimation, _ property: LayerProperty<Value>, name: String,
    steps: Int = 700
  ) throws -> (error: Double, keys: KeyframeAnimation<Value>) {
    let lowered = try #require(animation.lowered() as? KeyframeAnimation<Value>, "\(name)")
    let scenes = [Scene(), Scene()]
    scenes[0].add(animation) { $0.isRemovedOnCompletion = false }
    scenes[1].layer.add(lowered, forKey: nil)
    let findings = scenes.map { Set($0.findings.map(\.id)) }
    #expect(findings[1].isSubset(of: findings[0]), "\(name)")
    var error = 0.0
    for step in 0...steps {
      let time = Double(step) / Double(steps)
      let shown = scenes[0].value(of: property, at: time).components
      let other = scenes[1].value(of: property, at: time).components
      for (one, two) in zip(shown, other) { error = max(error, abs(one - two)) }
    }
    return (error, lowered)
  }

  @Test(arguments: functions)
  func `a lowered basic animation has the same values within its tolerance`(
    function: TimingFunction
  ) throws {
    var animation = BasicAnimation(
      .positionX, from: 0, to: 1, duration: 1, timingFunction: function)
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    let (error, keys) = try compare(animation, .positionX, name: function.description)
    let isExact = function.easing.lines != .curved && function != .steps(2500)
    #expect(error <= (isExact ? 1e-12 : 0.0005), "\(function) is off by \(error)")
    #expect(keys.values.count <= 1000 && keys.timingFunction == nil)
    #expect(
      keys.calculationMode == (function.easing.lines == .level ? .discrete : .linear)
        || function == .steps(2500))
    if function.easing.lines == .curved { #expect(keys.values.count <= 200, "\(function)") }
  }

  @Test func `steps are discrete keyframes at their jumps`() throws {
    let animation = BasicAnimation(
      .opacity, from: 0, to: 1, duration: 1, timingFunction: .steps(4))
    let keys = try #require(animation.lowered() as? KeyframeAnimation<Double>)
    expectEqual(keys.calculationMode, .discrete)
    expectEqual(keys.values, [0, 0.25, 0.5, 0.75, 1])
    expectEqual(keys.keyTimes, [0, 0.25, 0.5, 0.75, 1, 1])
  }

  @Test func `straight lines are linear keyframes at their stops`() throws {
    let animation = BasicAnimation(
      .opacity, from: 1, to: 0, duration: 1, timingFunction: .linear([0, 0.25, 1]))
    let keys = try #require(animation.lowered() as? KeyframeAnimation<Double>)
    #expect(keys.values == [1, 0.75, 0] && keys.keyTimes == [0, 0.5, 1])
  }

  @Test(arguments: [TimingFunction.quad(), .cubic(.in), .back(.in, overshoot: 3)])
  func `polynomials of the third degree stay, in a group as well`(function: TimingFunction) {
    let animation = BasicAnimation(
      .opacity, from: 1, to: 0, duration: 1, timingFunction: function)
    #expect(animation.lowered() is BasicAnimation<Double>)
    var group = AnimationGroup([animation], duration: 1)
    group.timingFunction = function
    expectEqual(group.lowered().timingFunction, function)
  }

  @Test func `everything else about it stays`() throws {
    var animation = BasicAnimation(
      .position, from: .zero, by: CGPoint(x: 3, y: -4), duration: 2, timingFunction: .bounce())
    animation.isAdditive = true
    animation.isCumulative = true
    animation.repeatCount = 3
    animation.fillMode = .both
    animation.tag = "a"
    animation.isRemovedOnCompletion = false
    let keys = try #require(animation.lowered() as? KeyframeAnimation<CGPoint>)
    #expect(keys.isAdditive && keys.isCumulative && keys.tag == "a")
    #expect(keys.timing == animation.timing && !keys.isRemovedOnCompletion)
    expectEqual(keys.attributes.place, animation.attributes.place)
    #expect(keys.values.first == .zero && keys.values.last == CGPoint(x: 3, y: -4))
  }

  @Test func `cycles that pile up pile up the same`() throws {
    var animation = BasicAnimation(
      .positionX, from: 2, to: 3, duration: 0.25, timingFunction: .back(.inOut))
    animation.repeatCount = 4
    animation.isCumulative = true
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    #expect(try compare(animation, .positionX, name: "cumulative").error < 0.0005)
  }

  @Test func `colors and whole transforms are interpolated by their own rules`() throws {
    var color = BasicAnimation(
      .backgroundColor, from: RGBAColor(red: 0.2, green: 1, blue: 0, alpha: 0),
      to: RGBAColor(red: 1, green: 0, blue: 0.5, alpha: 1), duration: 1,
      timingFunction: .elastic())
    color.isRemovedOnCompletion = false
    color.fillMode = .both
    #expect(try compare(color, .backgroundColor, name: "colour").error < 0.0005)
    let turn = Transform3D.rotation(by: 2).concatenated(with: .translation(x: 1, y: 0))
    var transform = BasicAnimation(
      .transform, from: .identity, to: turn, duration: 1, timingFunction: .back(.inOut))
    transform.isRemovedOnCompletion = false
    transform.fillMode = .both
    // A rotation by 2 radians: 0.0005 of the distance is 0.001 along the circle.
    #expect(try compare(transform, .transform, name: "transform").error < 0.0015)
  }

  private func keyframes(
    _ mode: CalculationMode, own: TimingFunction?, segments: [TimingFunction]?
  ) -> KeyframeAnimation<Double> {
    var animation = KeyframeAnimation(
      .positionX, values: [0, 1, 0.5, 1.5], keyTimes: [0, 0.3, 0.7, 1],
      timingFunctions: segments, calculationMode: mode, duration: 1)
    animation.timingFunction = own
    animation.isRemovedOnCompletion = false
    animation.fillMode = .both
    return animation
  }

  @Test(arguments: Campaign.share(of: functions), [CalculationMode.linear, .discrete, .paced])
  func `keyframes that are eased as a whole`(
    function: TimingFunction, mode: CalculationMode
  ) throws {
    let animation = keyframes(mode, own: function, segments: [.easeIn, .linear, .easeOut])
    let (error, keys) = try compare(animation, .positionX, name: "\(function) \(mode)")
    #expect(keys.timingFunction == nil && keys.timingFunctions == nil)
    guard function != .steps(2500) else { return }
    #expect(error <= (mode == .discrete ? 1e-9 : 0.00051), "\(function) \(mode): \(error)")
  }

  @Test(arguments: Campaign.share(of: functions))
  func `keyframes whose segments are eased by it`(function: TimingFunction) throws {
    for own in [nil, TimingFunction.easeIn, .back(), TimingFunction(controlPoints: 0, 2, 1, 1)] {
      let animation = keyframes(.linear, own: own, segments: [.easeIn, function, function])
      let (error, keys) = try compare(animation, .positionX, name: function.description)
      #expect(error <= 0.00051, "\(function) in \(own?.description ?? "none"): \(error)")
      expectEqual(keys.timingFunction, (own == .easeIn ? .easeIn : nil))
    }
  }

  // MARK: Narrow features

  /// Easings with something narrow in them, and where that is.
  static let narrow: [(function: TimingFunction, places: [Double])] = [
    (spike(width: 1.0 / 2000, at: 0.4), [0.4]),
    (spike(width: 1e-6, at: 0.7134), [0.7134]),
    (spike(width: 1.0 / 2000, at: 0.4).mirrored(.outIn), [0.3, 0.7]),
    (spike(width: 1.0 / 2000, at: 0.4).reversed, [0.6]),
    (
      .linear([EasingStop(0), EasingStop(0.9, at: 0.5), EasingStop(0.2, at: 0.5), EasingStop(1)]),
      [0.5]
    ),
    (.linear([0.3, 1.4, 0.6]), [0, 0.5, 1]), (.steps(7), [1.0 / 7]),
    (.steps(3, jump: .both), [1.0 / 3]), (.bounce(.outIn), [0.5]),
    (.elastic(.in, amplitude: 1, period: 0.05), [0.97, 0.98]),
  ]

  private static func spike(width: Double, at place: Double) -> TimingFunction {
    .linear([
      EasingStop(0), EasingStop(place, at: place), EasingStop(0.95, at: place + width / 2),
      EasingStop(place, at: place + width), EasingStop(1),
    ])
  }

  /// The largest deviation of the lowered values, as a fraction of the whole distance,
  /// at many times, most of them near narrow features.
  private func loweringError<Value: AnimatableValue>(
    of given: some LayerAnimation, _ property: LayerProperty<Value>, near places: [Double]
  ) throws -> Double {
    var animation: any LayerAnimation = given
    animation.duration = 1
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    let lowered = animation.lowered(over: LayerValues())
    #expect(!lowered.isEasedBeyondCurves)
    let scenes = [Scene(), Scene()]
    scenes[0].layer.add(animation, forKey: nil)
    scenes[1].layer.add(lowered, forKey: nil)
    var close: [Double] = []
    for place in places {
      for reach in [1e-3, 1e-6, 4e-7] {
        close += (-12...12).map { (step: Int) -> Double in
          place + (Double(step) + 0.3) / 12 * reach
        }
      }
    }
    let times = (0...250).map { (step: Int) in Double(step) / 250 } + close
    var (worst, shown) = (0.0, [[Double]]())
    for time in times.filter({ $0 >= 0 && $0 <= 1 }).sorted() {
      let numbers = scenes.map { $0.value(of: property, at: time).components }
      shown.append(numbers[0])
      for (one, two) in zip(numbers[0], numbers[1]) { worst = max(worst, abs(one - two)) }
    }
    let extents = (shown.first?.indices ?? 0..<0).map { index in
      let column = shown.map { $0[index] }
      return (column.max() ?? 0) - (column.min() ?? 0)
    }
    return worst / (extents.max() ?? 1)
  }

  @Test(arguments: Campaign.share(of: narrow))
  func `no feature is too narrow to be sampled`(
    function: TimingFunction, places: [Double]
  ) throws {
    var path = BezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 80, y: 0))
    path.addCurve(
      to: CGPoint(x: 100, y: 100), control1: CGPoint(x: 120, y: 0), control2: CGPoint(x: 130, y: 90)
    )
    var along = KeyframeAnimation(.position, path: path)
    along.timingFunction = function
    #expect(try loweringError(of: along, .position, near: places) <= 0.0005, "path")
    along.rotationMode = .auto
    #expect(try loweringError(of: along, .position, near: places) <= 0.0005, "turning")
    var spring = SpringAnimation(.positionX, from: 0, to: 100)
    spring.timingFunction = function
    #expect(try loweringError(of: spring, .positionX, near: places) <= 0.0005, "spring")
    for mode in [CalculationMode.cubic, .cubicPaced] {
      var cubic = KeyframeAnimation(.positionX, values: [0, 60, 20, 100], calculationMode: mode)
      cubic.timingFunction = function
      #expect(try loweringError(of: cubic, .positionX, near: places) <= 0.0005, "\(mode)")
    }
  }

  @Test func `a keyframe that is reached for an instant is sampled`() throws {
    var cubic = KeyframeAnimation(
      .positionX, values: [0, 0, 100, 0, 0], keyTimes: [0, 0.5, 0.50025, 0.5005, 1],
      calculationMode: .cubic)
    cubic.timingFunction = .quad(.in)
    let places = [0.5, 0.50025, 0.5005].map { $0.squareRoot() }
    #expect(try loweringError(of: cubic, .positionX, near: places) <= 0.0005)
  }

  @Test func `the reference gives the same values for lowered animations`() throws {
    let animation = BasicAnimation(
      .opacity, from: 0, to: 1, duration: 1, timingFunction: .bounce())
    let keys = try #require(animation.lowered() as? KeyframeAnimation<Double>)
    let times = try #require(keys.keyTimes)
    for (time, value) in zip(times, keys.values) {
      #expect(abs(value - TimingFunction.bounce().value(at: time)) < 1e-12)
    }
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 } && times.last == 1)
  }

  @Test func `what needs no lowering or can't be stays as it is`() {
    func isSame(_ animation: some LayerAnimation) -> Bool {
      animation.lowered().description == animation.description
    }
    let bounce = TimingFunction.bounce()
    #expect(isSame(BasicAnimation(.opacity, from: 0, to: 1, timingFunction: .easeIn)))
    #expect(isSame(BasicAnimation(.opacity, to: 1, timingFunction: bounce)))
    #expect(isSame(BasicAnimation(.isHidden, from: false, to: true, timingFunction: bounce)))
    #expect(isSame(AnimationGroup([], timingFunction: bounce)))
    var spring = SpringAnimation(.opacity, from: 0, to: 1)
    spring.timingFunction = bounce
    #expect(isSame(spring))
    #expect(isSame(keyframes(.cubic, own: bounce, segments: nil)))
    #expect(isSame(keyframes(.linear, own: .easeIn, segments: [.easeOut])))
    #expect(isSame(KeyframeAnimation(.opacity, values: [1], timingFunctions: [bounce])))
  }
}
