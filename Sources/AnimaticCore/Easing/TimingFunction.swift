// What a user says about easing, and what it means for a fraction. Solving is CubicCurve's business,
// other curves are EasingForm's. The kinds stay in the timing, so that new ones change nothing
// outside.

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// How the fraction of a pass is eased: Core Animation's timing function as a value.
///
/// It is one of the five named curves, any other cubic curve, or one of what Core Animation has no
/// timing function for: Penner's families, steps, straight lines, springs, samples, and any of them
/// turned around. Every function is exactly 0 at 0 and exactly 1 at 1.
///
/// Where none is given, explicit animations are linear (E-6). Two functions are equal if they were
/// made from the same curve; making a named one from its control points gives the named one.
/// Follows E-1 to E-5.
///
/// ```swift
/// TimingFunction.easeIn.value(at: 0.25)  // 0.0934647…
/// TimingFunction(controlPoints: 0.42, 0, 1, 1) == .easeIn  // true
/// ```
public struct TimingFunction: Sendable, Hashable, CustomStringConvertible {
  enum Kind: Hashable {
    case named(NamedCurve)
    case cubic(ControlPoints)
    /// Points that cannot be used as they are; what is used is derived from them.
    case rejected(ControlPoints)
    /// The curve with these points turned around, where its own points, turned around again, would
    /// not be these to the last digit.
    case turned(ControlPoints)
    /// Any other curve, and what of it could not be used as it was given.
    indirect case form(EasingForm, problem: String?)
    /// Numbers that make no curve; it is linear.
    indirect case refused(EasingRefusal)
  }

  let kind: Kind

  /// The code by which a frame loop knows a named function: 0 linear, 1 easeIn, 2 easeOut, 3
  /// easeInEaseOut, 4 default; -1 for any other.
  ///
  /// It stands beside the kind so that nobody who needs just this has to copy a function.
  @usableFromInline package let code: Int32

  /// The fit of a named function.
  @usableFromInline let fit: CurveFit?

  /// No easing: the value is the fraction.
  public static let linear = TimingFunction(.linear)

  /// Starts slowly; control points (0.42, 0) and (1, 1).
  public static let easeIn = TimingFunction(.easeIn)

  /// Ends slowly; control points (0, 0) and (0.58, 1).
  public static let easeOut = TimingFunction(.easeOut)

  /// Starts and ends slowly; control points (0.42, 0) and (0.58, 1).
  ///
  /// What UIView uses (E-6).
  public static let easeInEaseOut = TimingFunction(.easeInEaseOut)

  /// Starts quickly and ends slowly; control points (0.25, 0.1) and (0.25, 1).
  ///
  /// What implicit animations use (E-6), and what CSS calls `ease`.
  public static let `default` = TimingFunction(.default)

  private init(_ curve: NamedCurve) { self.init(.named(curve)) }

  init(_ kind: Kind) {
    self.kind = kind
    if case .named(let named) = kind {
      code = named.rawValue
      fit = CurveBank.shared.fit(of: code)
    } else {
      code = -1
      fit = nil
    }
  }

  /// Creates the cubic curve from (0, 0) to (1, 1) with two control points.
  ///
  /// Each x belongs in 0…1 and is clamped to it; y is free, beyond 0…1 the curve overshoots. A
  /// number that is not finite makes the function linear. In both cases it is not ``isValid``.
  /// Follows E-3.
  ///
  /// ```swift
  /// TimingFunction(controlPoints: 0.175, 0.885, 0.32, 1.275).value(at: 0.5)  // 1.06755…
  /// ```
  ///
  /// - Parameters:
  ///   - firstX: The fraction of the control point next to the start.
  ///   - firstY: Its value.
  ///   - secondX: The fraction of the control point next to the end.
  ///   - secondY: Its value.
  public init(
    controlPoints firstX: Double, _ firstY: Double, _ secondX: Double, _ secondY: Double
  ) {
    self.init(ControlPoints(firstX, firstY, secondX, secondY))
  }

  init(_ points: ControlPoints) {
    if let named = NamedCurve(points) {
      self.init(.named(named))
    } else {
      self.init(points.isLegal ? .cubic(points) : .rejected(points))
    }
  }

  /// The eased fraction.
  ///
  /// Exactly 0 for a fraction up to 0 and for NaN, exactly 1 from 1 on; the error in between is
  /// below 1e-9. Overshooting curves leave 0…1. Where a function jumps, the value after the jump
  /// counts. Follows E-4.
  ///
  /// ```swift
  /// TimingFunction.easeInEaseOut.value(at: 0.25)  // 0.1291619…
  /// ```
  ///
  /// - Parameter fraction: How far into the pass, 0 to 1.
  /// - Complexity: O(1), O(log n) in the points of straight lines; named functions are several times
  ///   as fast as others.
  @inlinable
  public func value(at fraction: Double) -> Double {
    // Inlined wherever it is called: the call would take as long as the fit.
    fit?.value(at: fraction) ?? solvedValue(at: fraction)
  }

  @usableFromInline
  func solvedValue(at fraction: Double) -> Double {
    if let namedCode { return CurveBank.shared.value(named: namedCode, at: fraction) }
    return easing.value(at: fraction)
  }

  /// One of the four points of the curve: its ends are 0 and 3.
  ///
  /// Of a function that is not ``isValid`` these are the points in use; one that is not ``isCubic``
  /// has none. Follows E-2, where other indices raise.
  ///
  /// ```swift
  /// TimingFunction.easeIn.controlPoint(at: 1)  // (0.42, 0)
  /// ```
  ///
  /// - Parameter index: 0 to 3.
  /// - Returns: Nil for any other index, and for a function that is no cubic curve.
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

  /// Whether everything is used as it was given.
  ///
  /// Control points are finite with each x in 0…1 (E-3); the other kinds say what they need.
  public var isValid: Bool { problem == nil }

  /// Whether it is one cubic curve, which is all that Core Animation's timing function can be.
  ///
  /// ```swift
  /// TimingFunction.easeIn.isCubic  // true
  /// TimingFunction.bounce().isCubic  // false
  /// ```
  public var isCubic: Bool { points != nil }

  /// The name, the control points in use, or the kind and its numbers.
  ///
  /// ```swift
  /// TimingFunction(controlPoints: 0.2, 0, 0.4, 1).description  // "cubic(0.2, 0, 0.4, 1)"
  /// TimingFunction.steps(4).description  // "steps 4 end"
  /// ```
  public var description: String {
    if case .form(let form, _) = kind { return form.description }
    let points = points ?? NamedCurve.linear.controlPoints
    return NamedCurve(points)?.name ?? "cubic\(points.numbers.tupleText)"
  }

  // MARK: For the other parts of the package

  /// The function of a code that ``namedCode`` gives; nil for any other.
  package static func named(_ code: Int32) -> TimingFunction? {
    NamedCurve(rawValue: code).map(TimingFunction.init)
  }

  /// The code of a named function; nil for any other, rejected input included: it is stored as
  /// itself, so that its problem is not lost.
  @inlinable package var namedCode: Int32? { code < 0 ? nil : code }

  /// The curve that evaluates it, in numbers equal to those of ``value(at:)``; nil for a kind that
  /// is no cubic.
  package var curve: CubicCurve? { points.map(CubicCurve.init) }

  /// The same for every kind.
  package var easing: EasingCurve {
    if case .form(let form, _) = kind { return EasingCurve(form) }
    return EasingCurve(CubicCurve(points ?? NamedCurve.linear.controlPoints))
  }

  /// What could not be used as it was given, as a sentence, and what is used instead.
  package var problem: String? {
    switch kind {
    case .named, .cubic, .turned: return nil
    case .form(_, let problem): return problem
    case .refused(let refusal): return refusal.sentence
    case .rejected(let given):
      let text = "The timing function's control points are \(given.numbers.tupleText)"
      return given.isFinite
        ? "\(text), but each x must be within 0…1: \(self) is used."
        : "\(text), but every number must be finite: linear is used."
    }
  }

  /// What to give in place of what could not be used.
  package var remedy: String {
    if case .rejected = kind { return "Give finite control points whose x is 0 to 1." }
    return springCurve == nil
      ? "Give numbers within these bounds."
      : "Give a spring that moves and settles, of numbers within these bounds."
  }

  /// The control points in use; nil for a kind that is no cubic.
  package var points: ControlPoints? {
    switch kind {
    case .named(let named): named.controlPoints
    case .cubic(let points): points
    case .rejected(let points): points.legal
    case .turned(let points): points.turned
    case .form: nil
    case .refused: NamedCurve.linear.controlPoints
    }
  }
}

/// What was asked for where no curve came of it.
struct EasingRefusal: Hashable {
  /// What is wrong with it.
  let sentence: String
  /// The spring that was asked for.
  var spring: SpringCurve?
}
