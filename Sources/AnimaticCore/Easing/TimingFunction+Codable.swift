// The coding of timing functions: four control point numbers, or a kind and its parameters.

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
    if let kind = try container.decodeIfPresent(String.self, forKey: .kind) {
      self = try Self.read(kind, from: container)
    } else {
      self.init(try ControlPoints(reading: .controlPoints, from: container))
    }
  }

  /// Encodes the four numbers in use, or the kind and its parameters.
  ///
  /// A function that is not ``isValid`` is encoded as its valid replacement; a spring that can't be
  /// an easing is encoded as that spring.
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
