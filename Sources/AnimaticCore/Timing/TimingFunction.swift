// What a user says about easing, and what it means for a fraction. Solving is CubicCurve's
// business. The kinds stay private, so that new ones change nothing outside.

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// How the fraction of a pass is eased: Core Animation's timing function as a value.
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
  private enum Kind: Hashable {
    case named(NamedCurve)
    case cubic(ControlPoints)
    /// Points that cannot be used as they are; what is used is derived from them.
    case rejected(ControlPoints)
  }

  private let kind: Kind

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

  private init(_ curve: NamedCurve) { kind = .named(curve) }

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
    let points = ControlPoints(firstX, firstY, secondX, secondY)
    if let named = NamedCurve(points) {
      kind = .named(named)
    } else {
      kind = points.isLegal ? .cubic(points) : .rejected(points)
    }
  }

  /// The eased fraction.
  ///
  /// Exactly 0 for a fraction up to 0 and for NaN, exactly 1 from 1 on; the error in between is
  /// below 1e-9. Overshooting curves leave 0…1. Follows E-4.
  ///
  /// ```swift
  /// TimingFunction.easeInEaseOut.value(at: 0.25)  // 0.1291619…
  /// ```
  ///
  /// - Parameter fraction: How far into the pass, 0 to 1.
  /// - Complexity: O(1); named functions are several times as fast as others.
  public func value(at fraction: Double) -> Double {
    switch kind {
    case .named(let named): CurveBank.shared.value(named.rawValue, at: fraction, own: [])
    case .cubic(let points), .rejected(let points): CubicCurve(points).value(at: fraction)
    }
  }

  /// One of the four points of the curve: its ends are 0 and 3.
  ///
  /// Of a function that is not ``isValid`` these are the points in use. Follows E-2, where other
  /// indices raise.
  ///
  /// ```swift
  /// TimingFunction.easeIn.controlPoint(at: 1)  // (0.42, 0)
  /// ```
  ///
  /// - Parameter index: 0 to 3.
  /// - Returns: Nil for any other index.
  public func controlPoint(at index: Int) -> CGPoint? {
    let points = points
    return switch index {
    case 0: CGPoint(x: 0, y: 0)
    case 1: CGPoint(x: points.firstX, y: points.firstY)
    case 2: CGPoint(x: points.secondX, y: points.secondY)
    case 3: CGPoint(x: 1, y: 1)
    default: nil
    }
  }

  /// Whether the control points are used as they were given: finite, each x in 0…1 (E-3).
  public var isValid: Bool { problem == nil }

  /// The name, or the control points in use.
  ///
  /// ```swift
  /// TimingFunction(controlPoints: 0.2, 0, 0.4, 1).description  // "cubic(0.2, 0, 0.4, 1)"
  /// ```
  public var description: String {
    switch kind {
    case .named(let named): named.name
    case .cubic(let points): Self.text(points)
    case .rejected(let points): NamedCurve(points.legal)?.name ?? Self.text(points.legal)
    }
  }

  // MARK: For the other parts of the package

  /// The function of a code that ``namedCode`` gives; nil for any other.
  package static func named(_ code: Int32) -> TimingFunction? {
    NamedCurve(rawValue: code).map(TimingFunction.init)
  }

  /// The code by which a frame loop knows a named function: 0 linear, 1 easeIn, 2 easeOut, 3
  /// easeInEaseOut, 4 default.
  ///
  /// Nil for any other, rejected input included: it is stored as itself, so that its problem is not
  /// lost.
  package var namedCode: Int32? {
    if case .named(let named) = kind { named.rawValue } else { nil }
  }

  /// The curve that evaluates it, in numbers equal to those of ``value(at:)``; nil for a kind that
  /// is no cubic.
  package var curve: CubicCurve? { CubicCurve(points) }

  /// What is wrong with the control points as given, as a sentence, and what is used instead.
  package var problem: String? {
    guard case .rejected(let given) = kind else { return nil }
    let text = "The timing function's control points are \(given.numbers.tupleText)"
    return given.isFinite
      ? "\(text), but each x must be within 0…1: \(self) is used."
      : "\(text), but every number must be finite: linear is used."
  }

  /// The control points in use.
  package var points: ControlPoints {
    switch kind {
    case .named(let named): named.controlPoints
    case .cubic(let points): points
    case .rejected(let points): points.legal
    }
  }

  private static func text(_ points: ControlPoints) -> String {
    "cubic\(points.numbers.tupleText)"
  }
}
