// A timing function in an archive: the four numbers of its control points, or a kind and its own
// numbers.

extension TimingFunction: Codable {
  /// Reads the four numbers of the control points, or a function of another kind.
  ///
  /// What control points mean, and what becomes of unusable ones, is as for
  /// ``init(controlPoints:_:_:_:)`` (E-3). Of the other kinds anything that would make a function
  /// that is not ``isValid`` is an error, but for the numbers of springs.
  ///
  /// - Throws: `DecodingError` if there are not exactly four numbers, or a kind is unknown or its
  ///   numbers are missing or can't be used.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: EasingKey.self)
    if let kind = try container.decodeIfPresent(String.self, forKey: .kind) {
      self = try Self.read(kind, from: container)
    } else {
      self.init(try ControlPoints(reading: .controlPoints, from: container))
    }
  }

  /// Writes the four numbers in use, or the kind and its numbers.
  ///
  /// A function that is not ``isValid`` comes back as the valid one it acts as; a spring that can't
  /// be an easing comes back as that spring.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: EasingKey.self)
    switch kind {
    case .form(let form, _): try form.encode(to: &container)
    case .turned(let points):
      try container.encode(EasingKind.turned.rawValue, forKey: .kind)
      try container.encode(points.numbers, forKey: .controlPoints)
    default:
      if let springCurve {
        try container.encode(EasingKind.spring.rawValue, forKey: .kind)
        try container.encode(springCurve, forKey: .spring)
      } else {
        try container.encode(
          (points ?? NamedCurve.linear.controlPoints).numbers, forKey: .controlPoints)
      }
    }
  }
}
