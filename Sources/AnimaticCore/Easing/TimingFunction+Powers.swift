// Penner's families without parameters, sine to circ.

extension TimingFunction {
  /// Returns a quarter of a cosine wave: 1 - cos(x·π/2) for in.
  ///
  /// For the variants of Penner's equations, see ``EasingWay``.
  ///
  /// ```swift
  /// TimingFunction.sine(.in).value(at: 0.5)  // 0.2928932…
  /// ```
  ///
  /// - Parameter way: The eased end.
  public static func sine(_ way: EasingWay = .out) -> TimingFunction { penner(.sine, way) }

  /// Returns the second power: x² for in.
  ///
  /// ```swift
  /// TimingFunction.quad(.in).value(at: 0.25)  // 0.0625
  /// ```
  ///
  /// - Parameter way: The eased end.
  public static func quad(_ way: EasingWay = .out) -> TimingFunction { penner(.quad, way) }

  /// Returns the third power: x³ for in.
  ///
  /// This is Penner's family; for a curve with control points, use ``init(controlPoints:_:_:_:)``.
  ///
  /// ```swift
  /// TimingFunction.cubic(.in).value(at: 0.5)  // 0.125
  /// ```
  ///
  /// - Parameter way: The eased end.
  public static func cubic(_ way: EasingWay = .out) -> TimingFunction { penner(.cubic, way) }

  /// Returns the fourth power: x⁴ for in.
  ///
  /// ```swift
  /// TimingFunction.quart(.in).value(at: 0.5)  // 0.0625
  /// ```
  ///
  /// - Parameter way: The eased end.
  public static func quart(_ way: EasingWay = .out) -> TimingFunction { penner(.quart, way) }

  /// Returns the fifth power: x⁵ for in.
  ///
  /// ```swift
  /// TimingFunction.quint(.in).value(at: 0.5)  // 0.03125
  /// ```
  ///
  /// - Parameter way: The eased end.
  public static func quint(_ way: EasingWay = .out) -> TimingFunction { penner(.quint, way) }

  /// Returns an exponential function: (2^(10x) - 1) / 1023 for in.
  ///
  /// Penner's 2^(10(x - 1)) starts at 1/1024 and would jump there; this function is exactly 0 and 1
  /// at its ends and deviates from Penner's by at most 1/1024.
  ///
  /// ```swift
  /// TimingFunction.expo(.in).value(at: 0.5)  // 0.0303030…
  /// ```
  ///
  /// - Parameter way: The eased end.
  public static func expo(_ way: EasingWay = .out) -> TimingFunction { penner(.expo, way) }

  /// Returns a quarter of a circle: 1 - √(1 - x²) for in.
  ///
  /// ```swift
  /// TimingFunction.circ(.in).value(at: 0.6)  // 0.2
  /// ```
  ///
  /// - Parameter way: The eased end.
  public static func circ(_ way: EasingWay = .out) -> TimingFunction { penner(.circ, way) }

  private static func penner(
    _ family: PennerCurve.Family, _ way: EasingWay
  ) -> TimingFunction {
    TimingFunction(.penner(PennerCurve(family, way)))
  }
}
