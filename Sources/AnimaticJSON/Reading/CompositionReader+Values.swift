// Values, paths, easings and springs from JSON.

import Animatic
import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension CompositionReader {
  // MARK: Animations

  /// Reads the property of an animation and its values; marks unusable ones.
  mutating func readValues(
    _ element: JSONElement, _ record: inout AnimationRecord, _ found: inout [Diagnostic]
  ) throws(CompositionFileError) {
    let name = try element.required("property")
    let (path, code) = try property(try name.text(), at: name)
    record.property = code
    var values: [FlatValue] = []
    if record.kind == .keyframes {
      for value in try element.required("values").elements() {
        values.append(try self.value(value, of: path))
      }
    } else {
      for (key, flag) in [
        ("from" as StaticString, AnimationRecord.Flags.from), ("to", .to), ("by", .by),
      ] {
        guard let value = try element.value(key) else { continue }
        values.append(try self.value(value, of: path))
        record.flags.insert(flag)
      }
    }
    body.pool.beginValues(of: &record, at: path)
    record.values = body.pool.store(values, isShaped: record.flags.contains(.shaped))
    if record.kind == .keyframes { try readKeyframes(element, &record, path, count: values.count) }
    if record.kind == .spring {
      let spring = body.pool.store(try self.spring(try element.required("spring")))
      body.pool.change(&record) { $0.spring = spring }
    }
    try checkOffsets(element, record, path)
    let marks = record.flags
    let problems = record.check(in: body.pool)
    if record.flags.rawValue != marks.rawValue { found += problems }
  }

  /// Checks that offsets apply to one number, or to the points of a path.
  private func checkOffsets(
    _ element: JSONElement, _ record: AnimationRecord, _ path: PropertyPath
  ) throws(CompositionFileError) {
    guard !record.flags.isDisjoint(with: [.offsets, .factors]) else { return }
    let isPath = body.pool.table(record).isPath
    let isNumber = !record.flags.contains(.shaped) && path.count == 1 && !path.isFunction
    if record.kind == .keyframes, record.flags.contains(.offsets),
      isPath ? path.count == 2 && !record.flags.contains(.factors) : isNumber
    {
      return
    }
    throw element.unfit(
      "The marks offsets and factors are of keyframes of a number, or of a path.", "Take them out.")
  }

  private mutating func readKeyframes(
    _ element: JSONElement, _ record: inout AnimationRecord, _ path: PropertyPath, count: Int
  ) throws(CompositionFileError) {
    var input = KeyframeInput()
    input.mode = try element.word("calculationMode", CalculationMode.self) ?? .linear
    input.times = try element.value("keyTimes")?.numbers()
    input.tensions = try element.value("tensionValues")?.numbers()
    input.continuities = try element.value("continuityValues")?.numbers()
    input.biases = try element.value("biasValues")?.numbers()
    input.rotation = try element.word("rotationMode", RotationMode.self)
    if let easings = try element.value("timingFunctions") {
      var codes: [Int32] = []
      for easing in try easings.elements() {
        codes.append(body.pool.intern(try self.easing(easing)))
      }
      input.easings = codes
    }
    if let motion = try element.value("path") { input.path = try bezierPath(motion) }
    let table = body.pool.storeKeyframes(of: record, at: path, count: count, input)
    body.pool.change(&record) { $0.keyframes = table }
  }

  // MARK: Values

  /// A value of a property, or of a component.
  mutating func value(
    _ element: JSONElement, of path: PropertyPath
  ) throws(CompositionFileError) -> FlatValue {
    let isShaped =
      path.root.kind == .shaped || !path.isResolved && path.valueType.componentCount == 0
    if isShaped || path.valueType == Bool.self && !path.isFunction {
      return try value(element, as: path.valueType)
    }
    return try numbers(element, count: path.count)
  }

  /// A value of a type.
  mutating func value(
    _ element: JSONElement, as type: any AnimatableValue.Type
  ) throws(CompositionFileError) -> FlatValue {
    if let array = type as? any ArrayValue.Type {
      var parts: [FlatValue] = []
      for part in try element.elements() { parts.append(try value(part, as: array.elementType)) }
      return array.whole(of: parts)
    }
    switch StandardValueType(type) {
    case .flag: return (try element.flag()).flat
    case .path: return try bezierPath(element).flat
    case .contents: return try contents(element).flat
    case .layer:
      if element.isNull { return DiscreteValue<LayerID>(nil).flat }
      return DiscreteValue(layerID(try element.integer(in: 1...Int(Int32.max)))).flat
    case .text: return DiscreteValue<String>(element.isNull ? nil : try element.text()).flat
    case .integer:
      return DiscreteValue<Int>(element.isNull ? nil : try element.integer(in: .min ... .max)).flat
    case .number, .point, .size, .rect, .color, .transform:
      return try numbers(element, count: type.usableCount)
    case nil: return try ownValue(element, type)
    }
  }

  private func numbers(
    _ element: JSONElement, count: Int
  ) throws(CompositionFileError) -> FlatValue {
    if count == 1 { return FlatValue([try element.number()]) }
    let numbers = try element.numbers()
    guard numbers.count == count else {
      throw element.unfit(
        "\(numbers.count) numbers stand where \(count) are expected.", "Write \(count) numbers.")
    }
    return FlatValue(numbers)
  }

  /// A value of a custom type.
  private func ownValue(
    _ element: JSONElement, _ type: any AnimatableValue.Type
  ) throws(CompositionFileError) -> FlatValue {
    guard type is any ShapedValue.Type else {
      return try numbers(element, count: type.usableCount)
    }
    guard let codec = types.name(of: type).flatMap({ types.codec(named: $0) }) else {
      throw element.error(
        "J-6", "The type \(type) is registered as one of numbers.".oneLine,
        "Register what it holds by register(discrete:named:).")
    }
    return codec.flat(element.isNull ? nil : try own(element, codec))
  }

  private func own(
    _ element: JSONElement, _ codec: any DiscreteCoding
  ) throws(CompositionFileError) -> any Hashable & Sendable {
    do {
      return try codec.value(element.source)
    } catch {
      throw element.unfit(
        "The value can't be decoded: \(error).".oneLine, "Write what its type encodes.")
    }
  }

  private func contents(_ element: JSONElement) throws(CompositionFileError) -> LayerContents {
    if element.isNull { return .empty }
    if element.isText { return LayerContents(try element.text()) }
    let type = try element.required("type")
    let name = try type.text()
    guard let codec = types.codec(named: name) else {
      throw type.error(
        "J-6", "The type \(name.oneLine) of the contents is not registered.",
        "Register it by register(discrete:named:), and give the registry when the file is read.")
    }
    let value = try own(try element.required("value"), codec)
    return LayerContents(value)
  }

  private func bezierPath(_ element: JSONElement) throws(CompositionFileError) -> BezierPath {
    var kinds: [UInt8] = []
    var coordinates: [Double] = []
    for part in try element.elements() {
      let parts = try part.elements()
      guard let word = parts.first else { throw part.unfit("It is empty.", "Write an element.") }
      let words = ["move", "line", "quadCurve", "curve", "close"]
      let counts = [2, 2, 4, 6, 0]
      let text = try word.text()
      guard let kind = words.firstIndex(of: text) else { throw word.unknown(text, among: words) }
      guard parts.count == counts[kind] + 1 else {
        throw part.unfit(
          "\(parts.count - 1) numbers follow \(text), where \(counts[kind]) are expected.",
          "Write each point as two numbers, control points first.")
      }
      for number in parts.dropFirst() { coordinates.append(try number.number()) }
      kinds.append(UInt8(kind))
    }
    if let path = BezierPath(kinds: kinds, coordinates: coordinates) { return path }
    throw element.unfit(
      "The elements make no path: it begins with a move and is closed once.", "Mend it.")
  }

  // MARK: Easings

  /// An easing: a name, four numbers, or a kind with its numbers.
  func easing(_ element: JSONElement) throws(CompositionFileError) -> TimingFunction {
    if element.isText {
      let name = try element.text()
      if let named = TimingFunction.named(name) { return named }
      throw element.unknown(
        name, among: ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"])
    }
    if element.isArray {
      let numbers = try element.numbers()
      guard numbers.count == 4 else {
        throw element.unfit(
          "A cubic easing has 4 control numbers, not \(numbers.count).", "Write x, y, x, y.")
      }
      return TimingFunction(controlPoints: numbers[0], numbers[1], numbers[2], numbers[3])
    }
    var archive = EasingArchive(kind: try element.required("kind").text(), fields: [])
    for (name, value) in try element.entries() {
      guard let example = EasingArchive.example(of: name) else { continue }
      let field: EasingArchive.Field
      switch example {
      case .number: field = .number(try value.number())
      case .numbers: field = .numbers(try value.numbers())
      case .count: field = .count(try value.integer(in: 0...Int(Int32.max)))
      case .word: field = .word(try value.text())
      case .spring: field = .spring(try spring(value))
      case .base: field = .base(try easing(value))
      }
      archive.fields.append((name, field))
    }
    if let easing = TimingFunction(archive) { return easing }
    throw element.unfit(
      "No easing of the kind \(archive.kind.oneLine.prefix(60)) can be made of these numbers.",
      "Write a known kind with all of its numbers.")
  }

  func spring(_ element: JSONElement) throws(CompositionFileError) -> SpringCurve {
    var spring = SpringCurve(
      mass: try element.required("mass").number(),
      stiffness: try element.required("stiffness").number(),
      damping: try element.required("damping").number(),
      initialVelocity: try element.number("initialVelocity", or: 0),
      allowsOverdamping: try element.flag("allowsOverdamping"))
    if let problems = try element.value("problems") {
      var refused: [(String, String)] = []
      for problem in try problems.elements() {
        let texts = try problem.elements()
        guard texts.count == 2 else {
          throw problem.unfit("It is no parameter and sentence.", "Write both.")
        }
        refused.append((try texts[0].text(), try texts[1].text()))
      }
      spring.refused = refused.map { (parameter: $0.0, sentence: $0.1) }
    }
    return spring
  }
}
