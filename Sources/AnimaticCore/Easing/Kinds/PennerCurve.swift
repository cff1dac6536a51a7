// Robert Penner's ten families by their in variants: formulas and parameters.

/// One of Penner's easing equations.
struct PennerCurve: EasingForm {
  enum Family: String, Sendable, Hashable, CaseIterable {
    case sine, quad, cubic, quart, quint, expo, circ, back, elastic, bounce
  }

  let family: Family
  let way: EasingWay

  /// The overshoot of back, or the amplitude of elastic; 0 for others.
  let strength: Double

  /// The period of elastic; 0 for others.
  let period: Double

  /// A derived number: the effective overshoot, or radians per fraction.
  let factor: Double

  /// The final phase of elastic in radians; a quarter turn at amplitude 1.
  let phase: Double

  init(_ family: Family, _ way: EasingWay, strength: Double = 0, period: Double = 0) {
    self.family = family
    self.way = way
    // Negative zero would hash as another curve.
    self.strength = strength + 0
    self.period = period
    switch family {
    case .back:
      factor = way == .inOut ? strength * 1.525 : strength
      phase = 0
    case .elastic:
      factor = 2 * .pi / (way == .inOut ? period * 1.5 : period)
      // The arcsine of 1 over the amplitude.
      phase = angleOfVector(x: ((strength - 1) * (strength + 1)).squareRoot(), y: 1)
    default:
      factor = 0
      phase = 0
    }
  }

  func limit(at fraction: Double, _ side: EasingSide = .after) -> Double {
    let place = way.place(at: fraction)
    return place.offset + place.scale * rising(place.t, place.rest, flips: place.flips)
  }

  /// Polynomials up to the third degree are cubic curves whose x is linear; those of two halves
  /// are two curves.
  var points: ControlPoints? {
    guard [.quad, .cubic, .back].contains(family) else { return nil }
    let secondY = family == .quad ? 1.0 / 3 : -factor / 3
    return switch way {
    case .in: ControlPoints(1.0 / 3, 0, 2.0 / 3, secondY)
    case .out: ControlPoints(1.0 / 3, 1 - secondY, 2.0 / 3, 1)
    case .inOut, .outIn: nil
    }
  }

  var edgeCount: Int { family == .elastic ? Int(2 / period) + 2 : 8 }

  /// For an elastic with an amplitude above 1, out is not the reversal of in.
  var reversed: EasingCurve? {
    guard family != .elastic || strength == 1 else { return nil }
    return EasingCurve(PennerCurve(family, way.reversed, strength: strength, period: period))
  }

  /// The parameters beside the family and the eased end.
  var parameters: [Double] {
    switch family {
    case .back: [strength]
    case .elastic: [strength, period]
    default: []
    }
  }

  var kind: String { family.rawValue }

  var fields: EasingFields {
    let keys: [EasingKey] = family == .back ? [.overshoot] : [.amplitude, .period]
    return zip(keys, parameters).reduce(into: [.way: way]) { $0[$1.0] = $1.1 }
  }

  var description: String {
    ([family.rawValue, way.rawValue] + parameters.map(\.text)).joined(separator: " ")
  }

  /// Returns the value of the in variant.
  ///
  /// - Parameters:
  ///   - t: The fraction, 0 to 1.
  ///   - rest: 1 minus the fraction, with full precision.
  ///   - flips: Whether it is the reversed out variant: elastic's has another phase.
  func rising(_ t: Double, _ rest: Double, flips: Bool) -> Double {
    switch family {
    case .sine:
      let half = sineAndCosine(of: t * .pi / 4).sine
      return 2 * half * half
    case .quad: return t * t
    case .cubic: return t * t * t
    case .quart: return t * t * t * t
    case .quint: return t * t * t * t * t
    case .expo: return Self.growth(t)
    case .circ: return 1 - (rest * (1 + t)).squareRoot()
    case .back: return t * t * ((factor + 1) * t - factor)
    case .elastic:
      let angle = flips ? phase - factor * rest : phase + factor * rest
      return strength * Self.growth(t) * sineAndCosine(of: angle).sine
    case .bounce: return 1 - Self.bounced(rest)
    }
  }

  /// The exponent of expo and elastic: ten doublings.
  static let doublings = 10 * naturalLogarithm(2)

  /// Returns 2^(10t), normalized to exactly 0 and 1 at its ends.
  private static func growth(_ t: Double) -> Double {
    exponentialLessOne(doublings * t) / 1023
  }

  /// Returns four parabolas with their minima at 0, 3/4, 15/16, and 63/64.
  private static func bounced(_ t: Double) -> Double {
    let eleventh = t * 11
    if eleventh < 4 { return 7.5625 * t * t }
    let (centre, floor) =
      eleventh < 8 ? (6.0, 0.75) : eleventh < 10 ? (9.0, 0.9375) : (10.5, 0.984375)
    let away = t - centre / 11
    return 7.5625 * away * away + floor
  }

  /// The turns and bends, and both ends.
  var edges: [EasingEdge] {
    way.edges(from: risingEdges(flips: false), flipping: risingEdges(flips: true)).map { edge in
      let isEnd = edge.fraction <= 0 || edge.fraction >= 1
      return isEnd ? edge : EasingEdge(edge.fraction, limit(at: edge.fraction))
    }
  }

  /// Returns the edges of the in variant, or of the reversed out variant.
  private func risingEdges(flips: Bool) -> [EasingEdge] {
    let turns: [Double] =
      switch family {
      case .back: backTurns
      case .elastic: elasticTurns(phase: flips ? -phase : phase)
      case .bounce: [0.5, 1, 2, 3, 5, 7].map { $0 / 11 }
      default: []
      }
    let inner = turns.map { EasingEdge($0, rising($0, 1 - $0, flips: flips)) }
    return [EasingEdge(0, 0)] + inner + [EasingEdge(1, 1)]
  }

  private var backTurns: [Double] {
    let turn = 2 * factor / (3 * (factor + 1))
    return turn > 0 && turn < 1 ? [turn] : []
  }

  /// Returns the stationary points of the product of growth and oscillation.
  ///
  /// With w radians per fraction, that is where w·rest + phase - atan(w · growth / growth′) is a
  /// multiple of π. The slope of this angle decreases, so Newton's method converges from one side.
  private func elasticTurns(phase: Double) -> [Double] {
    func angle(_ t: Double) -> (value: Double, slope: Double) {
      let decayed = exponential(-Self.doublings * t)
      let ratio = factor * (1 - decayed) / Self.doublings
      let steep = factor * decayed / (1 + ratio * ratio)
      return (factor * (1 - t) + phase - angleOfVector(x: 1, y: ratio), -factor - steep)
    }
    let (start, end) = (angle(0).value, angle(1).value)
    var turns: [Double] = []
    // The angle decreases from the start to the end; multiples of π in between, in descending
    // order.
    var multiple = (start / .pi).rounded(.up) - 1
    while multiple * .pi > end, turns.count < 10_000 {
      var t = turns.last ?? 0
      for _ in 0..<30 {
        let (value, slope) = angle(t)
        let next = min(max(t - (value - multiple * .pi) / slope, 0), 1)
        let size = abs(next - t)
        t = next
        if size <= 1e-16 { break }
      }
      if t > turns.last ?? 0, t < 1 { turns.append(t) }
      multiple -= 1
    }
    return turns
  }
}
