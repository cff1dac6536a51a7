// C-48: inferred starts that a reversed or trimmed part loses.

import AnimaticCore

extension Diagnostic {
  static func loses(
    _ path: PropertyPath, start own: FlatValue, for shown: FlatValue, on layer: String,
    isReversed: Bool
  ) -> Diagnostic {
    let part = isReversed ? "reversed" : "trimmed"
    return Diagnostic(
      .warning, lostStartID,
      "\(path.keyPath) in a \(part) part infers its start from the animations before the part: "
        + "\(shown.text(at: path)). By itself, the part has \(own.text(at: path)).",
      remedy: "Write \(own.startCode(at: path)) in the verb.", path: "\(layer)/\(path.keyPath)")
  }

  static func playsNothing(
    _ path: PropertyPath, at end: FlatValue, from own: FlatValue, on layer: String
  ) -> Diagnostic {
    let start = own.isClose(to: end) ? "from:, the value to return to," : own.startCode(at: path)
    return Diagnostic(
      .warning, lostStartID,
      "\(path.keyPath) in a reversed part presents \(end.text(at: path)) throughout, because its "
        + "inferred start is its end.",
      remedy: "Write \(start) in the verb.", path: "\(layer)/\(path.keyPath)")
  }
}

extension FlatValue {
  /// The argument of a verb that states a start; without its value where a property has no short form.
  fileprivate func startCode(at path: PropertyPath) -> String {
    let literals = numbers.map { number in
      path.isAngle ? ".degrees(\((number * 180 / .pi).exactText))" : number.exactText
    }
    switch literals.count {
    case 1 where shape == nil: return "from: \(literals[0])"
    case 2 where shape == nil: return "from: [\(literals[0]), \(literals[1])]"
    default: return "its from:"
    }
  }
}
