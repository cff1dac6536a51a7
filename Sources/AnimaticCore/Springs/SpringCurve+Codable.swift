// The coding of a spring: its five parameters.

extension SpringCurve: Codable {
  private enum CodingKeys: String, CodingKey {
    case mass, stiffness, damping, initialVelocity, allowsOverdamping
  }

  /// The text of infinite damping, which JSON numbers can't represent.
  private static let infiniteText = "infinite"

  /// Decodes the five parameters.
  ///
  /// Invalid numbers are ignored, as by the other initializers (S-1).
  ///
  /// - Throws: `DecodingError` if a parameter is missing or not a number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try? container.decode(String.self, forKey: .damping)
    self.init(
      mass: try container.decode(Double.self, forKey: .mass),
      stiffness: try container.decode(Double.self, forKey: .stiffness),
      damping: text == Self.infiniteText
        ? .infinity : try container.decode(Double.self, forKey: .damping),
      initialVelocity: try container.decode(Double.self, forKey: .initialVelocity),
      allowsOverdamping: try container.decode(Bool.self, forKey: .allowsOverdamping))
  }

  /// Encodes the five parameters in use; infinite damping as text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(mass, forKey: .mass)
    try container.encode(stiffness, forKey: .stiffness)
    if damping.isFinite {
      try container.encode(damping, forKey: .damping)
    } else {
      try container.encode(Self.infiniteText, forKey: .damping)
    }
    try container.encode(initialVelocity, forKey: .initialVelocity)
    try container.encode(allowsOverdamping, forKey: .allowsOverdamping)
  }
}
