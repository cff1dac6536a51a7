// Values, easings, springs, and diagnostics as JSON.

import Animatic
import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension CompositionWriter {
  /// Writes a value of a property, or of a component.
  mutating func write(_ value: FlatValue, as type: any AnimatableValue.Type) {
    if let array = type as? any ArrayValue.Type {
      json.openArray()
      for part in array.parts(of: value) { write(part, as: array.elementType) }
      json.closeArray()
      return
    }
    switch StandardValueType(type) {
    case .flag: json.write(value.numbers.first.map { $0 != 0 } ?? false)
    case .path: write(BezierPath(flat: value))
    case .contents: write(LayerContents(flat: value))
    case .layer:
      if let layer = DiscreteValue<LayerID>(flat: value).wrapped {
        json.write(number(of: layer))
      } else {
        json.writeNull()
      }
    case .text:
      if let text = DiscreteValue<String>(flat: value).wrapped {
        json.write(text)
      } else {
        json.writeNull()
      }
    case .integer:
      if let number = DiscreteValue<Int>(flat: value).wrapped {
        json.write(number)
      } else {
        json.writeNull()
      }
    case .number, .point, .size, .rect, .color, .transform: write(numbers: value.numbers)
    case nil: writeOwn(value, type)
    }
  }

  /// Writes numbers; a single one without an array.
  mutating func write(numbers: [Double]) {
    if numbers.count == 1 { json.write(numbers[0]) } else { json.write(numbers) }
  }

  /// Writes a value of a custom type.
  private mutating func writeOwn(_ value: FlatValue, _ type: any AnimatableValue.Type) {
    guard type is any ShapedValue.Type else { return write(numbers: value.numbers) }
    guard let codec = types.name(of: type).flatMap({ types.codec(named: $0) }) else {
      // The error was reported with its property.
      return json.write(value.text(as: type))
    }
    if let wrapped = codec.wrapped(value) {
      write(wrapped, by: codec)
    } else {
      json.writeNull()
    }
  }

  private mutating func write(_ value: any Hashable & Sendable, by codec: any DiscreteCoding) {
    let text = codec.json(value)
    // A null would be read as a missing value.
    if let text, text != "null" { return json.write(json: text) }
    json.write("\(value)")
    let fault = text == nil ? "can't be encoded." : "is encoded as null, which is no value."
    faults.append(
      CompositionFileError(
        "J-6", "A value of type \(type(of: value)) \(fault)".oneLine,
        "Let its encode(to:) write it.", path: spot))
  }

  private mutating func write(_ contents: LayerContents) {
    guard let image = contents.image else { return json.writeNull() }
    if let name = image as? String { return json.write(name) }
    json.openObject()
    json.key("type")
    if let (name, codec) = types.codec(of: Swift.type(of: image)) {
      json.write(name)
      json.key("value")
      write(image, by: codec)
    } else {
      json.write("\(Swift.type(of: image))".oneLine)
      json.key("text")
      json.write(contents.description)
      tellUnregistered(Swift.type(of: image))
    }
    json.closeObject()
  }

  mutating func write(_ path: BezierPath) {
    json.openArray()
    var numbers = path.coordinates[...]
    for element in path.elements {
      let (word, count) =
        switch element {
        case .move: ("move", 2)
        case .line: ("line", 2)
        case .quadCurve: ("quadCurve", 4)
        case .curve: ("curve", 6)
        case .close: ("close", 0)
        }
      json.openArray()
      json.write(word)
      for number in numbers.prefix(count) { json.write(number) }
      numbers = numbers.dropFirst(count)
      json.closeArray()
    }
    json.closeArray()
  }

  // MARK: Easings

  /// Writes an easing: a name, four numbers, or a kind with its numbers.
  mutating func write(_ easing: TimingFunction) {
    if let name = easing.name { return json.write(name) }
    if let numbers = easing.givenNumbers { return json.write(numbers) }
    let archive = easing.archive
    json.openObject()
    json.key("kind")
    json.write(archive.kind)
    for field in archive.fields {
      json.key(field.name)
      switch field.value {
      case .number(let number): json.write(number)
      case .numbers(let numbers): json.write(numbers)
      case .count(let count): json.write(count)
      case .word(let word): json.write(word)
      case .spring(let spring): write(spring)
      case .base(let base): write(base)
      }
    }
    json.closeObject()
  }

  mutating func write(_ spring: SpringCurve) {
    json.openObject()
    for (name, number) in [
      ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping),
      ("initialVelocity", spring.initialVelocity),
    ] {
      json.key(name)
      json.write(number)
    }
    if spring.allowsOverdamping {
      json.key("allowsOverdamping")
      json.write(true)
    }
    if !spring.refused.isEmpty {
      json.key("problems")
      json.openArray()
      for (parameter, sentence) in spring.refused { json.write([parameter, sentence]) }
      json.closeArray()
    }
    json.closeObject()
  }

  // MARK: Diagnostics

  mutating func write(_ place: SourcePlace?, key: String = "place") {
    guard let place else { return }
    json.key(key)
    json.write(place.description)
  }

  mutating func writeProblem(_ index: Int) {
    let problem = body.problems[index]
    json.openObject()
    for (name, text) in [
      ("id", problem.id), ("severity", problem.severity.rawValue), ("message", problem.message),
      ("remedy", problem.remedy),
    ] {
      json.key(name)
      json.write(text)
    }
    if !problem.path.isEmpty {
      json.key("path")
      json.write(problem.path)
    }
    if let time = problem.time {
      json.key("time")
      json.write([time.lowerBound, time.upperBound])
    }
    write(problem.place)
    json.closeObject()
  }
}
