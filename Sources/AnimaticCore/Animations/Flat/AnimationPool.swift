// The storage for variable-size data of records: values, paths, curves, key times, names.
// Append-only.

/// The storage shared by the records of one composition or plan.
package struct AnimationPool: Sendable {
  package var numbers: [Double] = []
  package var paths: [PropertyPath] = []
  /// The rarely used attributes.
  package var attributes: [RecordAttributes] = []
  package var timings: [MediaTiming] = []
  package var functions: [TimingFunction] = []
  package var curves: [EasingCurve] = []
  package var easings: [EasingID] = []
  package var keyframes: [KeyframeTable] = []
  /// The keyframe animations as written, for dumps and for recreating them.
  package var inputs: [KeyframeInput] = []
  package var pathEvaluators: [PathEvaluator] = []
  package var springs: [PooledSpring] = []
  /// Values without a fixed number of components.
  package var shaped: [FlatValue] = []
  package var names: [String] = []
  package var files: [String] = []

  package init() {}

  // MARK: Putting in

  /// The number of recent paths and curves searched for reuse: reuse is usually soon, and searching
  /// all would be quadratic.
  private static let memory = 64

  /// Stores a path and returns its number.
  package mutating func intern<Value>(_ property: LayerProperty<Value>) -> Int32 {
    guard let custom = property.custom else { return property.code }
    return intern(custom)
  }

  package mutating func intern(_ path: PropertyPath) -> Int32 {
    if let code = path.code { return code }
    if let index = paths.suffix(Self.memory).lastIndex(of: path) { return -1 - Int32(index) }
    paths.append(path)
    return -Int32(paths.count)
  }

  /// Stores an easing and returns its id.
  package mutating func intern(_ function: TimingFunction?) -> EasingID {
    guard let function else { return .none }
    if let curve = function.named { return EasingID(curve) }
    if let index = functions.suffix(Self.memory).lastIndex(of: function) {
      return EasingID(own: index)
    }
    functions.append(function)
    curves.append(function.easing)
    return EasingID(own: functions.count - 1)
  }

  /// Stores a spring and returns its index.
  package mutating func store(_ spring: SpringCurve) -> Int32 {
    springs.append(PooledSpring(curve: spring, evaluator: spring.evaluator))
    return Int32(springs.count - 1)
  }

  /// Stores a name and returns its index.
  package mutating func intern(name: String) -> Int32 {
    names.append(name)
    return Int32(names.count - 1)
  }

  /// Stores a source location in a record.
  package mutating func mark(_ record: inout AnimationRecord, file: String, line: UInt) {
    record.line = UInt32(clamping: line)
    // In place: unwrapping the latest file would retain it for each verb.
    if !files.isEmpty, files[files.count - 1] == file {
      record.file = Int16(files.count - 1)
    } else {
      record.file = intern(file: file)
    }
  }

  /// Stores a file and returns its index; -1 if a record can't represent it.
  package mutating func intern(file: String) -> Int16 {
    if let index = files.firstIndex(of: file) { return Int16(index) }
    guard files.count <= Int(Int16.max) else { return -1 }
    files.append(file)
    return Int16(files.count - 1)
  }

  /// Stores timing in a record: begin, duration, and fill in place, the rest in the pool, shared
  /// with copies of the record.
  package mutating func store(_ timing: MediaTiming, in record: inout AnimationRecord) {
    let index = attributes(of: record).timing
    guard index >= 0, !timing.isPlain else { return storeAnew(timing, in: &record) }
    timings[Int(index)] = timing
    storePlain(timing, in: &record)
  }

  /// Stores timing in a record without affecting its copies.
  package mutating func storeAnew(_ timing: MediaTiming, in record: inout AnimationRecord) {
    storePlain(timing, in: &record)
    // A jump always has stored timing, so only records with timing are checked.
    if timing.isPlain, !record.flags.contains(.jumps) {
      change(&record) { $0.timing = -1 }
    } else {
      timings.append(timing)
      let index = Int32(timings.count - 1)
      change(&record) { $0.timing = index }
    }
  }

  private func storePlain(_ timing: MediaTiming, in record: inout AnimationRecord) {
    record.begin = timing.beginTime
    record.duration = timing.duration
    record.fillMode = timing.fillMode
  }

  // MARK: Taking out

  package func path(_ number: Int32) -> PropertyPath {
    if number < 0 {
      let index = Int(-1 - number)
      return index < paths.count ? paths[index] : .none
    }
    return PropertyCatalogue.path(number) ?? .none
  }

  package func function(_ easing: EasingID) -> TimingFunction? {
    easing.ownIndex.map { functions[$0] } ?? easing.named.map { TimingFunction($0) }
  }

  package func timing(_ record: AnimationRecord) -> MediaTiming {
    let index = attributes(of: record).timing
    var timing = index < 0 ? MediaTiming() : timings[Int(index)]
    timing.beginTime = record.begin
    timing.duration = record.duration
    timing.fillMode = record.fillMode
    return timing
  }

  package func place(_ record: AnimationRecord) -> SourcePlace? {
    record.file < 0
      ? nil
      : SourcePlace(file: files[Int(record.file)], line: UInt(record.line))
  }

  package func name(_ index: Int32) -> String? {
    index < 0 ? nil : names[Int(index)]
  }
}

// Conversion of whole animations, including their observers, to and from records of a pool.

extension AnimationPool {
  /// Encodes one animation without the children of a group.
  ///
  /// Returns nil for a type outside the library.
  package mutating func encode(
    _ animation: any LayerAnimation, listeners: inout [AnimationObservers]
  ) -> AnimationRecord? {
    guard let flat = animation as? any FlatAnimation else { return nil }
    var record = flat.makeRecord(in: &self)
    let attributes = flat.attributes
    store(attributes.timing, in: &record)
    record.easing = intern(attributes.timingFunction)
    record.flags.insert(.raw)
    record.flags.set(.kept, !attributes.isRemovedOnCompletion)
    if let tag = attributes.tag {
      let index = intern(name: tag)
      change(&record) { $0.tag = index }
    }
    if let place = attributes.place { mark(&record, file: place.file, line: place.line) }
    if let delegate = attributes.delegate {
      listeners.append(AnimationObservers(target: delegate))
      let index = Int32(listeners.count - 1)
      change(&record) { $0.listener = index }
    }
    return record
  }

  /// Returns the animation of a record; a group without its children.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - listeners: The observers; empty for none.
  /// - Returns: The animation.
  package func decode(
    _ record: AnimationRecord, listeners: [AnimationObservers]
  ) -> any LayerAnimation {
    var animation = bare(record)
    let attributes = attributes(of: record)
    animation.attributes.timing = timing(record)
    if record.flags.contains(.jumps) { animation.attributes.timing.duration = 0 }
    animation.attributes.timingFunction = function(record.easing)
    animation.attributes.isRemovedOnCompletion = !record.flags.contains(.kept)
    animation.attributes.tag = name(attributes.tag)
    animation.attributes.place = place(record)
    if listeners.indices.contains(Int(attributes.listener)) {
      animation.attributes.delegate = listeners[Int(attributes.listener)].delegate
    }
    return animation
  }

  private func bare(_ record: AnimationRecord) -> any LayerAnimation {
    let path = path(record.property)
    func make<Value: AnimatableValue>(_: Value.Type) -> any LayerAnimation {
      switch record.kind {
      case .basic: BasicAnimation<Value>(record, path: path, in: self)
      case .spring: SpringAnimation<Value>(record, path: path, in: self)
      case .keyframes: KeyframeAnimation<Value>(record, path: path, in: self)
      case .group: AnimationGroup()
      }
    }
    return make(path.valueType)
  }

  /// Stores the ends of a basic animation.
  ///
  /// Not generic: other modules call it for each verb, where a generic function would look up the type
  /// of the values each time.
  package mutating func record(
    of path: PropertyPath, from: FlatValue?, to: FlatValue?, by: FlatValue?
  ) -> AnimationRecord {
    var record = AnimationRecord(.basic, duration: 0, property: intern(path))
    beginValues(of: &record, at: path)
    for (end, flag) in [(from, AnimationRecord.Flags.from), (to, .to), (by, .by)] {
      guard let end else { continue }
      append(end, to: &record, at: path)
      record.flags.insert(flag)
    }
    return record
  }

  /// Begins the values of a record.
  package mutating func beginValues(of record: inout AnimationRecord, at path: PropertyPath) {
    let isShaped = path.isShaped
    record.flags.set(.shaped, isShaped)
    record.values = Int32(isShaped ? shaped.count : numbers.count)
  }

  /// Appends one value, padded to the number of components of its path whatever a custom type
  /// returns.
  mutating func append(
    _ value: FlatValue, to record: inout AnimationRecord, at path: PropertyPath
  ) {
    if record.flags.contains(.shaped) {
      shaped.append(value)
      return
    }
    let components = value.numbers
    numbers.append(contentsOf: components.prefix(path.count))
    if components.count < path.count {
      numbers += [Double](repeating: 0, count: path.count - components.count)
    }
    if components.count != path.count { record.flags.insert(.misfit) }
  }

  /// Stores flat values and returns their index.
  package mutating func store(_ values: [FlatValue], isShaped: Bool) -> Int32 {
    let first = isShaped ? shaped.count : numbers.count
    if isShaped {
      shaped.append(contentsOf: values)
    } else {
      for value in values { numbers.append(contentsOf: value.numbers) }
    }
    return Int32(first)
  }

  /// Prepends a start to the other ends of a record.
  package mutating func prepend(_ start: FlatValue, to record: inout AnimationRecord, count: Int) {
    if record.flags.contains(.shaped) {
      let old = Int(record.values)
      record.values = store([start] + Array(shaped[old..<old + record.laterEnds]), isShaped: true)
    } else {
      let first = numbers.count
      for number in start.numbers { numbers.append(number) }
      moveEnds(of: &record, behind: first, count: count)
    }
    record.flags.insert(.from)
  }

  /// Prepends the end that another record states as numbers, as a start.
  mutating func prepend(
    endOf other: AnimationRecord, to record: inout AnimationRecord, count: Int
  ) {
    let first = numbers.count
    for index in Int(other.values)..<Int(other.values) + count {
      let ends = other.flags.ends(
        { numbers[index + $0 * count] }, model: { 0 }, sum: { $0 + $1 * $2 })
      numbers.append(ends.end)
    }
    moveEnds(of: &record, behind: first, count: count)
    record.flags.insert(.from)
  }

  /// Copies the ends of a record, except its start, to the end of the numbers, behind a new start.
  private mutating func moveEnds(of record: inout AnimationRecord, behind start: Int, count: Int) {
    let old = Int(record.values)
    record.values = Int32(start)
    // A slice would be a second owner, so the first append would copy all numbers.
    for index in old..<old + record.laterEnds * count { numbers.append(numbers[index]) }
  }

  /// Appends an end to a record that has only a start.
  package mutating func append(end: FlatValue, to record: inout AnimationRecord, count: Int) {
    let start = value(0, of: record, count: count)
    record.values = store([start, end], isShaped: record.flags.contains(.shaped))
    record.flags.insert(.to)
  }

  /// Returns a neutral value of addition with the shape of a record's first value; nil if there is
  /// none.
  package func nothing(like record: AnimationRecord) -> FlatValue? {
    guard valueCount(of: record) > 0 else { return nil }
    let first = value(0, of: record, count: 0)
    return first.adding(first, times: -1)
  }

  /// Returns a value of a record by index.
  package func value(_ index: Int, of record: AnimationRecord, count: Int) -> FlatValue {
    let first = Int(record.values)
    if record.flags.contains(.shaped) { return shaped[first + index] }
    return FlatValue(Array(numbers[first + index * count..<first + (index + 1) * count]))
  }

  /// Returns the first value of keyframes, or the start of their path.
  package func firstKeyframe(of record: AnimationRecord) -> FlatValue {
    let table = table(record)
    guard table.isPath else { return value(0, of: record, count: path(record.property).count) }
    let start = pathEvaluators[Int(table.path)].start(of: 0)
    return FlatValue([start.x, start.y])
  }

  /// Returns the values of a record in order.
  package func values(of record: AnimationRecord) -> [FlatValue] {
    let count = path(record.property).count
    return (0..<valueCount(of: record)).map { value($0, of: record, count: count) }
  }

  /// Returns the number of values of a record.
  package func valueCount(of record: AnimationRecord) -> Int {
    switch record.kind {
    case .basic, .spring: record.flags.intersection(.ends).rawValue.nonzeroBitCount
    case .keyframes:
      // Values hidden by a path are kept, so removing the path restores them.
      Int(table(record).valueCount)
    case .group: 0
    }
  }
}
