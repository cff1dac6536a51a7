// Positions, operators, and fill settings from JSON, checked against the kind of node.

import Animatic
import AnimaticCore

extension CompositionReader {
  /// Reads the operators of a node.
  mutating func readWords(
    _ element: JSONElement, _ name: NodeKind, _ node: inout CompositionNode
  ) throws(CompositionFileError) -> (word: CompositionWord?, position: Position?) {
    let position = try element.value("at").map(self.position)
    var word: CompositionWord?
    if let own = try element.value("word") {
      word = try self.word(own, of: name)
    } else if name.needsWord {
      throw element.error(
        "J-3", "A node of the kind \(name.rawValue) says no word.",
        "Add the key word, with one of \(name.words.map(\.rawValue).joined(separator: ", ")).")
    }
    if let remains = try element.value("remains") {
      switch try remains.text() {
      case "stay": node.remains = .stay
      case "settle": node.remains = .settle
      case let other: throw remains.unknown(other, among: ["stay", "settle"])
      }
    }
    if let motion = try element.value("reducedMotion") {
      let text = try motion.text()
      node.motion = ReducedMotion.allCases.first { $0.description == text }
      if node.motion == nil {
        throw motion.unknown(text, among: ReducedMotion.allCases.map(\.description))
      }
    }
    if let then = try element.value("then") {
      node.hasThen = true
      node.thenLine = Int32(
        truncatingIfNeeded: try then.integer(in: 0...Int(clamping: UInt32.max)))
      if node.kind == .then { throw then.unfit("After a then stands another.", "Take it out.") }
    }
    return (word, position)
  }

  private func position(_ element: JSONElement) throws(CompositionFileError) -> Position {
    let offset = try element.number("offset", or: 0)
    let anchor = try element.required("anchor")
    switch try anchor.text() {
    case "start": return Position(.start, offset: offset)
    case "end": return Position(.end, offset: offset)
    case "withPrevious": return Position(.withPrevious, offset: offset)
    case "afterPrevious": return Position(.afterPrevious, offset: offset)
    case "previous":
      return Position(.previous(try element.required("fraction").number()), offset: offset)
    case "cue":
      return Position(.cue(Cue(try element.required("cue").text())), offset: offset)
    case let other:
      throw anchor.unknown(
        other, among: ["start", "end", "withPrevious", "afterPrevious", "previous", "cue"])
    }
  }

  private func word(
    _ element: JSONElement, of kind: NodeKind
  ) throws(CompositionFileError) -> CompositionWord {
    let nameElement = try element.required("name")
    let name = try nameElement.word(WordName.self)
    guard kind.words.contains(name) else {
      throw nameElement.unfit(
        "A node of the kind \(kind.rawValue) can't say \(name.rawValue).",
        kind.words.isEmpty
          ? "Take the word out."
          : "Let it say one of \(kind.words.map(\.rawValue).joined(separator: ", ")).")
    }
    func number(_ key: StaticString) throws(CompositionFileError) -> Double {
      try element.required(key).number()
    }
    switch name {
    case .cue: return .cue(Cue(try element.required("cue").text()))
    case .stagger:
      return .stagger(each: try number("each"), from: try origin(try element.required("from")))
    case .lag: return .lag(try number("lag"))
    case .sped: return .sped(by: try number("factor"))
    case .stretched: return .stretched(to: try number("duration"))
    case .fitted:
      return .fitted(
        to: try number("duration"), try element.required("fit").word(Fit.self))
    case .repeated:
      return .repeated(try number("count"), pause: try element.number("pause", or: 0))
    case .trimmed: return .trimmed(from: try number("from"), to: try number("to"))
    case .autoreversed: return .autoreversed
    case .reversed: return .reversed
    case .eased: return .eased
    case .observed:
      return .observed(
        try element.required("observer").index(below: body.observations.count, of: "observers"))
    }
  }

  private func origin(_ element: JSONElement) throws(CompositionFileError) -> StaggerOrigin {
    guard element.isText else { return .index(try element.integer(in: Int.min...Int.max)) }
    let known: [StaggerOrigin] = [.first, .last, .center, .edges]
    let text = try element.text()
    if let origin = known.first(where: { $0.description == text }) { return origin }
    throw element.unknown(text, among: known.map(\.description))
  }
}

extension JSONElement {
  /// A valid index of a list.
  func index(below count: Int, of list: String) throws(CompositionFileError) -> Int {
    guard count > 0 else {
      throw unfit("The list \(list) is empty.", "Add what is meant to it.")
    }
    return try integer(in: 0...count - 1)
  }
}
