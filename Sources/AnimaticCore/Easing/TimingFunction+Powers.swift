// Penner's families without numbers of their own, sine to circ.

extension TimingFunction {
  /// A quarter of a cosine wave: 1 - cos(x·π/2) on the way in.
  ///
  /// The ways are those of Penner's equations, see ``EasingWay``.
  ///
  /// ```swift
  /// TimingFunction.sine(.in).value(at: 0.5)  // 0.2928932…
  /// ```
  ///
  /// - Parameter way: Where it is slow.
  public static func sine(_ way: EasingWay = .out) -> TimingFunction { penner(.sine, way) }

  /// The second power: x² on the way in.
  ///
  /// ```swift
  /// TimingFunction.quad(.in).value(at: 0.25)  // 0.0625
  /// ```
  ///
  /// - Parameter way: Where it is slow.
  public static func quad(_ way: EasingWay = .out) -> TimingFunction { penner(.quad, way) }

  /// The third power: x³ on the way in.
  ///
  /// Penner's family, and no curve with control points: that is made by
  /// ``init(controlPoints:_:_:_:)``.
  ///
  /// ```swift
  /// TimingFunction.cubic(.in).value(at: 0.5)  // 0.125
  /// ```
  ///
  /// - Parameter way: Where it is slow.
  public static func cubic(_ way: EasingWay = .out) -> TimingFunction { penner(.cubic, way) }

  /// The fourth power: x⁴ on the way in.
  ///
  /// ```swift
  /// TimingFunction.quart(.in).value(at: 0.5)  // 0.0625
  /// ```
  ///
  /// - Parameter way: Where it is slow.
  public static func quart(_ way: EasingWay = .out) -> TimingFunction { penner(.quart, way) }

  /// The fifth power: x⁵ on the way in.
  ///
  /// ```swift
  /// TimingFunction.quint(.in).value(at: 0.5)  // 0.03125
  /// ```
  ///
  /// - Parameter way: Where it is slow.
  public static func quint(_ way: EasingWay = .out) -> TimingFunction { penner(.quint, way) }

  /// Ten doublings: (2^(10x) - 1) / 1023 on the way in.
  ///
  /// Penner's 2^(10(x - 1)) starts at 1/1024 and would jump there; this one is brought to exactly 0
  /// and 1 at its ends, and is nowhere farther than 1/1024 from his.
  ///
  /// ```swift
  /// TimingFunction.expo(.in).value(at: 0.5)  // 0.0303030…
  /// ```
  ///
  /// - Parameter way: Where it is slow.
  public static func expo(_ way: EasingWay = .out) -> TimingFunction { penner(.expo, way) }

  /// A quarter of a circle: 1 - √(1 - x²) on the way in.
  ///
  /// ```swift
  /// TimingFunction.circ(.in).value(at: 0.6)  // 0.2
  /// ```
  ///
  /// - Parameter way: Where it is slow.
  public static func circ(_ way: EasingWay = .out) -> TimingFunction { penner(.circ, way) }

  private static func penner(
    _ family: PennerCurve.Family, _ way: EasingWay
  ) -> TimingFunction {
    TimingFunction(.form(.penner(PennerCurve(family, way)), problem: nil))
  }
}
