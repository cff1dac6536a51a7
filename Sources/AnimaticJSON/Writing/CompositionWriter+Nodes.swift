// Nodes and their callbacks, as JSON.

import Animatic
import AnimaticCore

extension CompositionWriter {
  /// Writes a node's differences from the defaults.
  mutating func writeNode(_ index: Int) {
    let node = body.nodes[index]
    let extra = body.pool.extra(of: node.record)
    json.openObject()
    json.key("kind")
    json.write(NodeKind(node).rawValue)
    if node.span != 1 { write(Int(node.span), key: "span") }
    if node.layer >= 0 { write(Int(node.layer) + 1, key: "layer") }
    if node.kind == .leaf { writeValues(of: node.record) }
    writeTimes(of: node)
    writeWords(of: node)
    if let name = body.pool.name(extra.key) { write(name, key: "key") }
    if let name = body.pool.name(extra.tag) { write(name, key: "tag") }
    if extra.listener >= 0 { write(Int(extra.listener), key: "callbacks") }
    let marks = NodeMark.allCases.filter { node.record.flags.contains($0.flag) }
    if !marks.isEmpty {
      json.key("marks")
      json.write(marks.map(\.rawValue))
    }
    write(body.pool.place(node.record))
    if node.hasThen { write(Int(clamping: UInt32(bitPattern: node.thenLine)), key: "then") }
    json.closeObject()
  }

  // MARK: Keys with a value

  private mutating func write(_ number: Int, key: String) {
    json.key(key)
    json.write(number)
  }

  private mutating func write(_ text: String, key: String) {
    json.key(key)
    json.write(text)
  }

  private mutating func write(_ number: Double, key: String, unless usual: Double) {
    // NaN is not equal to anything; a negative zero is kept.
    if number == usual, number.sign == usual.sign { return }
    json.key(key)
    json.write(number)
  }

  private mutating func write(_ flag: Bool, key: String) {
    guard flag else { return }
    json.key(key)
    json.write(true)
  }

  // MARK: Values

  private mutating func writeValues(of record: AnimationRecord) {
    let path = body.pool.path(record.property)
    json.key("property")
    json.write(
      record.property < 0 ? propertyNames[Int(-1 - record.property)] : path.keyPath)
    if record.kind == .keyframes {
      json.key("values")
      json.openArray()
      for index in 0..<body.pool.valueCount(of: record) { write(value: index, of: record, path) }
      json.closeArray()
      writeKeyframes(of: record)
    } else {
      var next = 0
      for (flag, key) in [(AnimationRecord.Flags.from, "from"), (.to, "to"), (.by, "by")]
      where record.flags.contains(flag) {
        json.key(key)
        write(value: next, of: record, path)
        next += 1
      }
    }
    if record.kind == .spring {
      json.key("spring")
      write(body.pool.spring(record))
    }
    write(record.flags.contains(.additive), key: "isAdditive")
    write(record.flags.contains(.cumulative), key: "isCumulative")
  }

  private mutating func write(value index: Int, of record: AnimationRecord, _ path: PropertyPath) {
    let value = body.pool.value(index, of: record, count: path.count)
    // A value function takes numbers, whatever the type.
    if record.flags.contains(.shaped) || path.valueType == Bool.self && !path.isFunction {
      write(value, as: path.valueType)
    } else {
      write(numbers: value.numbers)
    }
  }

  private mutating func writeKeyframes(of record: AnimationRecord) {
    let input = body.pool.input(of: body.pool.table(record))
    if input.mode != .linear { write(input.mode.rawValue, key: "calculationMode") }
    for (key, numbers) in [
      ("keyTimes", input.times), ("tensionValues", input.tensions),
      ("continuityValues", input.continuities), ("biasValues", input.biases),
    ] {
      guard let numbers else { continue }
      json.key(key)
      json.write(numbers)
    }
    if let easings = input.easings {
      json.key("timingFunctions")
      json.openArray()
      for code in easings { write(body.pool.function(code) ?? .linear) }
      json.closeArray()
    }
    if let path = input.path {
      json.key("path")
      write(path)
    }
    if let rotation = input.rotation { write(rotation.rawValue, key: "rotationMode") }
  }

  // MARK: Times

  private mutating func writeTimes(of node: CompositionNode) {
    let record = node.record
    write(record.begin, key: "begin", unless: 0)
    if node.hasDuration {
      json.key("duration")
      json.write(record.duration)
    } else {
      write(record.duration, key: "defaultDuration", unless: 0)
    }
    if body.pool.hasTiming(record) {
      let timing = body.pool.timing(record)
      write(timing.speed, key: "speed", unless: 1)
      write(timing.timeOffset, key: "timeOffset", unless: 0)
      write(timing.repeatCount, key: "repeatCount", unless: 0)
      write(timing.repeatDuration, key: "repeatDuration", unless: 0)
      write(timing.autoreverses, key: "autoreverses")
    }
    if record.fillMode != .removed { write(record.fillMode.rawValue, key: "fillMode") }
    if record.flags.contains(.kept) {
      json.key("isRemovedOnCompletion")
      json.write(false)
    }
    if let easing = body.pool.function(record.easing) {
      json.key("easing")
      write(easing)
    }
  }

  // MARK: Operators

  private mutating func writeWords(of node: CompositionNode) {
    if let position = body.position(of: node) {
      json.key("at")
      write(position)
    }
    if let word = body.word(of: node) {
      json.key("word")
      write(word)
    }
    switch node.remains {
    case .nothing: break
    case .stay: write("stay", key: "remains")
    case .settle: write("settle", key: "remains")
    }
    if let motion = node.motion { write(motion.description, key: "reducedMotion") }
  }

  private mutating func write(_ position: Position) {
    json.openObject()
    json.key("anchor")
    switch position.anchor {
    case .start: json.write("start")
    case .end: json.write("end")
    case .withPrevious: json.write("withPrevious")
    case .afterPrevious: json.write("afterPrevious")
    case .previous(let fraction):
      json.write("previous")
      json.key("fraction")
      json.write(fraction)
    case .cue(let cue):
      json.write("cue")
      write(cue.name, key: "cue")
    }
    write(position.offset, key: "offset", unless: 0)
    json.closeObject()
  }

  private mutating func write(_ word: CompositionWord) {
    json.openObject()
    json.key("name")
    json.write(WordName(word).rawValue)
    func add(_ key: String, _ number: Double) {
      json.key(key)
      json.write(number)
    }
    switch word {
    case .cue(let cue): write(cue.name, key: "cue")
    case .stagger(let each, let origin):
      add("each", each)
      json.key("from")
      if case .index(let index) = origin { json.write(index) } else { json.write("\(origin)") }
    case .lag(let lag): add("lag", lag)
    case .sped(let factor): add("factor", factor)
    case .stretched(let length): add("duration", length)
    case .fitted(let length, let fit):
      add("duration", length)
      write(fit.rawValue, key: "fit")
    case .repeated(let count, let pause):
      add("count", count)
      write(pause, key: "pause", unless: 0)
    case .trimmed(let from, let to):
      add("from", from)
      add("to", to)
    case .observed(let index): write(index, key: "observer")
    case .autoreversed, .reversed, .eased: break
    }
    json.closeObject()
  }

  // MARK: Callbacks

  /// Writes which callbacks a verb has, and their source locations; closures can't be written.
  mutating func writeCallbacks(_ index: Int) {
    json.openArray()
    if let listener = body.listeners[index] {
      let place = listenerPlaces[index]
      if let delegate = listener.target { write(delegate, isDelegate: true, at: place) }
      for observer in listener.observers { write(observer, isDelegate: false, at: place) }
    }
    json.closeArray()
  }

  private mutating func write(
    _ delegate: any LayerAnimationDelegate, isDelegate: Bool, at place: SourcePlace?
  ) {
    json.openObject()
    write(isDelegate, key: "isDelegate")
    json.key("hears")
    if let target = delegate as? AnimationTarget {
      json.write(target.events.words)
      write(target.place ?? place)
    } else {
      let silent = delegate as? SilentDelegate
      json.write("delegate")
      write(silent?.typeName ?? "\(type(of: delegate))".oneLine, key: "type")
      write(place)
    }
    json.closeObject()
  }

  mutating func writeObserver(_ index: Int) {
    let observation = body.observations[index]
    let observer = observation.observer
    json.openObject()
    if let cue = observation.cue { write(cue.name, key: "cue") }
    json.key("hears")
    json.write(observer.events.words)
    write(observerPlaces[index])
    json.closeObject()
  }
}
