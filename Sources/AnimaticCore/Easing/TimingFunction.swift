// The public easing type. CubicCurve evaluates cubic curves, EasingForm all others. The kind is
// internal, so new kinds don't change the API.

/// The easing of one iteration: Core Animation's timing function as a value.
///
/// A timing function is one of the five named curves, another cubic curve, or a curve that Core
/// Animation lacks: Penner's families, steps, straight lines, springs, samples, and the reversal of
/// any of them. Every function is exactly 0 at 0 and exactly 1 at 1.
///
/// Without a timing function, explicit animations are linear (E-6). Functions made from the same
/// curve are equal; the control points of a named curve give the named function. Follows E-1 to
/// E-5.
///
/// ```swift
/// TimingFunction.easeIn.value(at: 0.25)  // 0.0934647…
/// TimingFunction(controlPoints: 0.42, 0, 1, 1) == .easeIn  // true
/// ```
public struct TimingFunction: Sendable, Hashable, CustomStringConvertible {
  enum Kind: Hashable {
    /// Control points; valid ones are derived from invalid ones.
    case cubic(ControlPoints)
    /// The reversal of the curve with these points, if reversing its own points twice would not
    /// give these to the last digit.
    case turned(ControlPoints)
    /// Any other curve, and the diagnostic of its invalid input.
    case form(SharedForm, problem: String?)
    /// The diagnostic of numbers that define no curve, and the requested spring; evaluates as
    /// linear.
    case refused(String, spring: SpringCurve?)
  }

  /// A kind in an object, so that functions are copied at little cost.
  @usableFromInline final class SharedKind: Sendable, Hashable {
    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    @usableFromInline static func == (first: SharedKind, second: SharedKind) -> Bool {
      first === second || first.kind == second.kind
    }

    @usableFromInline func hash(into hasher: inout Hasher) { hasher.combine(kind) }
  }

  /// The curve of a named function; nil for any other.
  ///
  /// Rejected input has none, so its diagnostic is kept.
  @usableFromInline package let named: NamedCurve?

  /// The kind of a function without a name; nil for a named one.
  @usableFromInline let sharedKind: SharedKind?

  /// The kind; a named function is cubic.
  var kind: Kind {
    sharedKind?.kind ?? .cubic((named ?? .linear).controlPoints)
  }

  // Computed and inlined: a stored constant would need a lazy global and a reference count.

  /// A linear function: the value equals the fraction.
  @inlinable public static var linear: TimingFunction { TimingFunction(.linear) }

  /// Starts slowly; control points (0.42, 0) and (1, 1).
  @inlinable public static var easeIn: TimingFunction { TimingFunction(.easeIn) }

  /// Ends slowly; control points (0, 0) and (0.58, 1).
  @inlinable public static var easeOut: TimingFunction { TimingFunction(.easeOut) }

  /// Starts and ends slowly; control points (0.42, 0) and (0.58, 1).
  ///
  /// The default of UIView (E-6).
  @inlinable public static var easeInEaseOut: TimingFunction { TimingFunction(.easeInEaseOut) }

  /// The curve easeInEaseOut, under its name in UIKit and SwiftUI.
  @inlinable public static var easeInOut: TimingFunction { easeInEaseOut }

  /// Starts quickly and ends slowly; control points (0.25, 0.1) and (0.25, 1).
  ///
  /// The default of implicit animations (E-6), called `ease` in CSS.
  @inlinable public static var `default`: TimingFunction { TimingFunction(.default) }

  @inlinable package init(_ named: NamedCurve) {
    self.named = named
    sharedKind = nil
  }

  init(_ kind: Kind) {
    var named: NamedCurve?
    if case .cubic(let points) = kind { named = NamedCurve(points) }
    self.named = named
    sharedKind = named == nil ? SharedKind(kind) : nil
  }

  /// Creates the cubic curve from (0, 0) to (1, 1) with two control points.
  ///
  /// Each x must be in 0…1 and is clamped to it; y may be outside 0…1, which overshoots. A number
  /// that is not finite makes the function linear. In both cases it is not ``isValid``. Follows
  /// E-3.
  ///
  /// ```swift
  /// TimingFunction(controlPoints: 0.175, 0.885, 0.32, 1.275).value(at: 0.5)  // 1.06755…
  /// ```
  ///
  /// - Parameters:
  ///   - firstX: The x of the control point next to the start.
  ///   - firstY: Its y.
  ///   - secondX: The x of the control point next to the end.
  ///   - secondY: Its y.
  public init(
    controlPoints firstX: Double, _ firstY: Double, _ secondX: Double, _ secondY: Double
  ) {
    self.init(ControlPoints(firstX, firstY, secondX, secondY))
  }

  /// Returns the cubic curve from (0, 0) to (1, 1) with two control points, under its name in CSS.
  ///
  /// - Parameters:
  ///   - firstX: The x of the control point next to the start.
  ///   - firstY: Its y.
  ///   - secondX: The x of the control point next to the end.
  ///   - secondY: Its y.
  /// - Returns: The curve.
  public static func cubicBezier(
    _ firstX: Double, _ firstY: Double, _ secondX: Double, _ secondY: Double
  ) -> TimingFunction {
    TimingFunction(controlPoints: firstX, firstY, secondX, secondY)
  }

  /// Creates a function of another kind.
  init(_ form: any EasingForm, problem: String? = nil) {
    self.init(.form(SharedForm(form), problem: problem))
  }

  init(_ points: ControlPoints) { self.init(.cubic(points)) }

  /// Returns the eased fraction.
  ///
  /// The value is exactly 0 for a fraction up to 0 and for NaN, and exactly 1 from 1 on; the error
  /// in between is below 1e-9. Overshooting curves leave 0…1. At a jump, the value is the one after
  /// it. Follows E-4.
  ///
  /// ```swift
  /// TimingFunction.easeInEaseOut.value(at: 0.25)  // 0.1291619…
  /// ```
  ///
  /// - Parameter fraction: The fraction of the iteration, 0 to 1.
  /// - Complexity: O(1); O(log n) in the points of straight lines. Named functions are several
  ///   times as fast as others.
  @inlinable
  public func value(at fraction: Double) -> Double {
    // Inlined at every call: a function call would take as long as the approximation. The cache is
    // read before any condition, so that a loop reads it once; a first function without a name
    // builds it in vain, in 0.1 ms.
    let cache = CurveCache.shared
    let value = named.flatMap { cache.approximation(of: $0).value(at: fraction) }
    return value ?? solvedValue(at: fraction)
  }

  @usableFromInline
  func solvedValue(at fraction: Double) -> Double {
    if let named { return CurveCache.shared.value(of: named, at: fraction) }
    // Copying the curve to an easing would take as long as an elastic value.
    if case .form(let form, _) = kind { return form.value(at: fraction) }
    return (curve ?? .linear).value(at: fraction)
  }

  /// Returns one of the four points of the curve: its ends are 0 and 3.
  ///
  /// A function that is not ``isValid`` returns the points in use; one that is not ``isCubic`` has
  /// none. Follows E-2, where other indices raise.
  ///
  /// ```swift
  /// TimingFunction.easeIn.controlPoint(at: 1)  // (0.42, 0)
  /// ```
  ///
  /// - Parameter index: 0 to 3.
  /// - Returns: The point; nil for any other index, and for a function that is not cubic.
  public func controlPoint(at index: Int) -> CGPoint? {
    guard let points else { return nil }
    return switch index {
    case 0: CGPoint(x: 0, y: 0)
    case 1: CGPoint(x: points.firstX, y: points.firstY)
    case 2: CGPoint(x: points.secondX, y: points.secondY)
    case 3: CGPoint(x: 1, y: 1)
    default: nil
    }
  }

  /// Whether the input is used without changes.
  ///
  /// Control points must be finite with each x in 0…1 (E-3); other kinds document their
  /// requirements.
  public var isValid: Bool { problem == nil }

  /// Whether the function is one cubic curve, the only kind that Core Animation supports.
  ///
  /// Of Penner's families, these are quad, cubic, and back with an eased start or end.
  ///
  /// ```swift
  /// TimingFunction.easeIn.isCubic  // true
  /// TimingFunction.quad(.out).isCubic  // true
  /// TimingFunction.bounce().isCubic  // false
  /// ```
  public var isCubic: Bool { points != nil }

  /// The name, the control points in use, or the kind and its parameters.
  ///
  /// ```swift
  /// TimingFunction(controlPoints: 0.2, 0, 0.4, 1).description  // "cubic(0.2, 0, 0.4, 1)"
  /// TimingFunction.steps(4).description  // "steps 4 end"
  /// ```
  public var description: String {
    form?.description ?? (points ?? NamedCurve.linear.controlPoints).description
  }

  // MARK: For the other parts of the package

  /// The cubic curve with the same values as ``value(at:)``; nil for other kinds.
  package var curve: CubicCurve? { points.map(CubicCurve.init) }

  /// The curve of any kind.
  @inline(never)
  package var easing: EasingCurve {
    if case .form(let form, _) = kind { return EasingCurve(form) }
    return EasingCurve(curve ?? .linear)
  }

  /// Nil for a cubic curve.
  var form: (any EasingForm)? {
    if case .form(let form, _) = kind { form.form } else { nil }
  }

  /// A sentence that states the invalid input and its replacement.
  package var problem: String? {
    switch kind {
    case .turned: return nil
    case .form(_, let problem): return problem
    case .refused(let problem, _): return problem
    case .cubic(let given):
      if given.isLegal { return nil }
      let text = "The timing function's control points are \(given.numbers.map(\.text).tupleText)"
      return given.isFinite
        ? "\(text), but each x must be within 0…1: \(self) is used."
        : "\(text), but every number must be finite: linear is used."
    }
  }

  /// A sentence that states the valid input.
  package var remedy: String {
    if case .cubic = kind { return "Give finite control points whose x is 0 to 1." }
    return springCurve == nil
      ? "Give numbers within these bounds."
      : "Give a spring that moves and settles, of numbers within these bounds."
  }

  /// The control points in use; nil for a function that is not cubic.
  package var points: ControlPoints? {
    switch kind {
    case .cubic(let points): points.legal
    case .turned(let points): points.turned
    case .form(let form, _): form.form.points
    case .refused: NamedCurve.linear.controlPoints
    }
  }

  /// The smallest and largest value, or their limits.
  ///
  /// The error is below 1e-9.
  ///
  /// ```swift
  /// TimingFunction.easeIn.range  // 0...1
  /// TimingFunction.back(.in).range  // -0.1000040…...1
  /// ```
  ///
  /// - Complexity: O(n) in the stops, samples or swings of the function.
  public var range: ClosedRange<Double> {
    easing.runs(from: 0, to: 1).reduce(0...1) { range, run in
      min(
        range.lowerBound, run.values.lowerBound)...max(
          range.upperBound, run.values.upperBound)
    }
  }

  /// Whether any value is outside 0…1.
  ///
  /// ```swift
  /// TimingFunction.elastic().overshoots  // true
  /// ```
  ///
  /// - Complexity: As for ``range``.
  public var overshoots: Bool { range != 0...1 }

  /// Whether the function never decreases.
  ///
  /// ```swift
  /// TimingFunction.steps(4).isMonotone  // true
  /// TimingFunction.bounce().isMonotone  // false
  /// ```
  ///
  /// - Complexity: As for ``range``.
  public var isMonotone: Bool { easing.runs(from: 0, to: 1).allSatisfy(\.rises) }

  /// Returns the first fraction between two fractions at which the function reaches or jumps over a
  /// value.
  ///
  /// ```swift
  /// TimingFunction.easeInEaseOut.firstFraction(reaching: 0.5, from: 0, to: 1)  // 0.5
  /// TimingFunction.steps(4).firstFraction(reaching: 0.3, from: 0, to: 1)  // 0.5
  /// ```
  ///
  /// - Parameters:
  ///   - value: The eased fraction; may be outside 0…1.
  ///   - from: The start, included and clamped to 0…1.
  ///   - to: The end, included and clamped to 0…1; may be smaller than the start.
  /// - Returns: Nil if the value is not reached, or a number is NaN.
  /// - Complexity: O(n) in the edges of the function.
  package func firstFraction(reaching value: Double, from: Double, to: Double) -> Double? {
    easing.firstFraction(reaching: value, from: from, to: to)
  }

  /// The fractions strictly between 0 and 1 at which the value turns, ascending.
  ///
  /// A cubic curve has at most two.
  package var extremaFractions: [Double] { easing.extremaFractions }

  /// Returns a stepped function with equal steps, as in CSS.
  ///
  /// At a multiple of 1/count the step has already occurred. At exactly 0 and 1 the value is 0 and
  /// 1 for any jump.
  ///
  /// ```swift
  /// TimingFunction.steps(4).value(at: 0.25)  // 0.25
  /// TimingFunction.steps(3, jump: .none).value(at: 0.5)  // 0.5
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of steps, 1 to 1,000,000, and at least 2 without a jump at either end.
  ///     Any other makes the function linear and not ``isValid``.
  ///   - jump: The position of the jumps.
  public static func steps(_ count: Int, jump: StepJump = .end) -> TimingFunction {
    let least = jump == .none ? 2 : 1
    guard StepCurve.counts.contains(count), count >= least else {
      return refused("steps are \(count), but must be within \(least)…1000000")
    }
    return TimingFunction(StepCurve(count: count, jump: jump))
  }

  /// Returns a piecewise linear function through stops, as linear() in CSS.
  ///
  /// The first stop without a fraction is at 0 and the last at 1; others without one are spaced
  /// evenly between their neighbors; a decreasing fraction is raised to the largest so far. Of
  /// several stops at one fraction, the last one counts there. The outermost lines extend beyond
  /// the first and last stop. At exactly 0 and 1 the value is 0 and 1 for any stops.
  ///
  /// ```swift
  /// TimingFunction.linear([0, 0.25, 1]).value(at: 0.75)  // 0.625
  /// ```
  ///
  /// - Parameter stops: At least two, each number at most 1e100 in magnitude. Anything else makes
  ///   the function linear and not ``isValid``.
  /// - Complexity: O(n); a value takes O(log n).
  public static func linear(_ stops: [EasingStop]) -> TimingFunction {
    guard let curve = PiecewiseCurve(stops) else {
      return refused(
        stops.count < 2
          ? "stops are \(stops.count), but must be 2 or more"
          : "stops hold a number that is not within -1e100…1e100")
    }
    return TimingFunction(curve)
  }

  /// Returns a piecewise linear function from samples of a closure.
  ///
  /// The samples are at 0, 1, and evenly spaced in between. At exactly 0 and 1 the value is 0 and
  /// 1; a closure with other values there gives a jump.
  ///
  /// ```swift
  /// TimingFunction.sampled(count: 3) { $0 * $0 }.value(at: 0.25)  // 0.125
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of samples, 2 to 1,000,000. Any other makes the function linear and not
  ///     ``isValid``, as does a sample that is not finite or exceeds 1e100.
  ///   - function: Returns the eased fraction at a fraction of 0…1.
  /// - Complexity: O(n) in the count.
  public static func sampled(
    count: Int = 256, _ function: (Double) -> Double
  ) -> TimingFunction {
    guard SampleCurve.counts.contains(count) else {
      return refused("samples are \(count), but must be within 2…1000000")
    }
    return sampled((0..<count).map { function(Double($0) / Double(count - 1)) })
  }

  static func sampled(_ values: [Double]) -> TimingFunction {
    guard let curve = SampleCurve(values) else {
      return refused("samples hold a number that is not within -1e100…1e100")
    }
    return TimingFunction(curve)
  }
}

extension TimingFunction: Codable {
  /// Decodes the four numbers of the control points, or a function of another kind.
  ///
  /// Control points, including invalid ones, are handled as in ``init(controlPoints:_:_:_:)``
  /// (E-3). For other kinds, parameters of a function that is not ``isValid`` are an error, except
  /// the numbers of springs.
  ///
  /// - Throws: `DecodingError` if there are not exactly four numbers, the kind is unknown, or its
  ///   numbers are missing or invalid.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: EasingKey.self)
    guard let kind = try container.decodeIfPresent(String.self, forKey: .kind) else {
      self.init(try ControlPoints(container))
      return
    }
    guard let function = try Self.made(kind, from: container) else {
      throw container.error(.kind, "A timing function's kind can't be \(kind.oneLine).")
    }
    // Invalid spring parameters are ignored, as everywhere.
    if function.springCurve == nil, let problem = function.problem {
      throw container.error(.kind, problem)
    }
    self = function
  }

  /// Encodes the four numbers in use, or the kind and its parameters.
  ///
  /// A function that is not ``isValid`` is encoded as its valid replacement; a spring that can't be
  /// an easing is encoded as that spring.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: EasingKey.self)
    var archive = archive
    if case .refused(_, let spring) = kind {
      archive = spring.map { EasingArchive(.spring, [.spring: $0]) }
    }
    guard var archive else {
      let points = points ?? NamedCurve.linear.controlPoints
      return try container.encode(points.numbers, forKey: .controlPoints)
    }
    try container.encode(archive.kind, forKey: .kind)
    archive.fields[.problem] = nil
    for key in EasingKey.allCases {
      if let value = archive.fields[key] { try container.encode(value, forKey: key) }
    }
  }
}

extension KeyedDecodingContainer<EasingKey>: EasingSource {
  package func value<Value: EasingValue>(_ key: EasingKey) throws -> Value {
    try decode(Value.self, forKey: key)
  }

  package func error(_ key: EasingKey, _ message: String) -> any Error {
    DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: message)
  }
}
