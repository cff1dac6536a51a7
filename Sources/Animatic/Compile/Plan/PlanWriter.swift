// Third pass of the compiler: writes the plan, layer by layer, in Core Animation's structure.

import AnimaticCore
import AnimaticEngine

/// A composition and the results of the passes before the last.
///
/// A reference, because checking the copies of a large noncopyable value takes the compiler seconds.
final class WriterInput {
  let source: CompileSource
  let nodes: [CompositionNode]
  let layout: CompileLayout
  let tree: EntryTree

  init(_ source: CompileSource) {
    self.source = source
    nodes = source.body.nodes
    layout = CompileLayout(source)
    tree = EntryTree(source, layout)
  }

  /// The name of the whole.
  var name: String? {
    guard let last = nodes.last, Int(last.span) == nodes.count else { return nil }
    return source.key(of: nodes.count - 1)
  }

  /// The key paths that are read from a layer's model.
  func keyPaths(on layer: Int32) -> [String] {
    var properties = tree.contents[Int(layer) + 1].properties.elements
    let turned = StandardProperty.transform.code
    if !source.body.pool.keyframes.isEmpty, !properties.contains(turned),
      tree.contents[Int(layer) + 1].entries.contains(where: {
        leaves(of: Int($0), on: layer).contains { source.turns(nodes[$0].record) }
      })
    {
      properties.append(turned)
    }
    properties.sort()
    return properties.map { source.path($0).root.name }
  }

  /// Whether a node is in no group, so its own fill setting counts.
  func isInTimesOnly(_ index: Int) -> Bool {
    layout.scopes(around: index).allSatisfy { nodes[$0].kind == .time }
  }
}

/// Writes a resolved composition into a plan.
struct PlanWriter: ~Copyable {
  /// A property of the current layer, as far as written.
  struct WrittenProperty {
    /// The written components.
    var mask: UInt64 = 0
    /// Those written in the innermost open part that plays again or backward, or else in the whole.
    var innerMask: UInt64 = 0
    /// The nodes that write it, where starts are inferred.
    var nodes: [Int] = []
  }

  /// A time whose content is being written.
  struct OpenTime {
    /// Its group in the plan.
    let group: Int
    /// Its node in the composition.
    let index: Int
    /// The animations before it that fill backward with what it presents at its begin.
    let leadIns: Range<Int>
  }

  let input: WriterInput
  /// The nodes of the composition.
  let nodes: [CompositionNode]
  /// The begin of each node in its scope.
  let begins: [ExactTime]
  var builder: PlanBuilder
  var diagnostics: [Diagnostic] = []

  /// The taken starts, by layer.
  private var startsByLayer: [Int: TakenStarts] = [:]

  // The state of the current layer:
  var layer: Int32 = -1
  var model = LayerValues()
  /// The values from which the run starts on it, instead of from its model.
  private(set) var takenStarts: TakenStarts?
  /// The taken starts that the verbs of the current layer don't present until they begin.
  private(set) var unshownStarts = OrderedMap<PropertyRoot, UnshownStarts>()
  /// Whether any animation infers its start.
  private(set) var infersStarts = false
  /// The properties written so far, by root.
  var written: [WrittenProperty] = []
  /// The end behavior of each property; none for one that is removed.
  private(set) var endBehaviors = EndBehaviors()

  /// The values from which the layers already written start: their models, with the taken starts.
  private var models: [LayerValues] = []
  /// The models of the layers so far.
  private var ownModels: [LayerValues] = []
  /// The animations with a taken start that repeat or play back.
  var returning: [Int] = []
  /// What is attached so far, and the committed properties of the layers.
  var notes = TimelineNotes()
  /// Whether each node of the composition is written; empty where not needed.
  private var isNodeWritten: [Bool] = []
  /// The composition's node of each node of the plan, -1 for none.
  private(set) var origins: [Int?] = []
  /// Diagnostics about nodes that are not written yet, or are no animations.
  private var subjects: [(diagnostic: Int, node: Int)] = []
  /// The top-level entries and their nodes in the plan, where listed.
  private var statements: [(entry: Int, node: Int)] = []
  /// Whether the entries are listed.
  let isListed: Bool
  /// The open times, the innermost last.
  var openTimes: [OpenTime] = []
  /// The lost starts that are reported when their part closes.
  var lostEnds: [LostEnd] = []
  /// The animations in open parts whose inferred start is not the one of the part by itself.
  var displacedStarts: [DisplacedStart] = []
  /// The inner masks around the open parts that play again or backward, the innermost last.
  var outerMasks: [[UInt64]] = []

  /// Whether the whole compiles to one animation without a group: one entry of full length.
  private let isSingle: Bool

  /// Whether that holds on the current layer.
  private(set) var isAlone = false

  /// Whether the layer has one entry of full length, which ends as a whole.
  private var isOnly = false

  /// The duration of the whole, in seconds; without any duration, Core Animation's default (T-8).
  let duration: Double

  /// The duration of an animation without one, in a group without one, in seconds (T-8).
  static let rawDuration = 0.25

  init(
    _ source: CompileSource, isListed: Bool, recordsOrigins: Bool, takenStarts: [TakenStarts]
  ) {
    for starts in takenStarts { startsByLayer[starts.index] = starts }
    let isTraced = isListed || recordsOrigins || source.body.hasObservers
    input = WriterInput(source)
    nodes = source.body.nodes
    begins = input.layout.begins
    self.isListed = isListed
    builder = PlanBuilder(pool: source.body.pool)
    // A layer has at most two groups around its animations, unless parts of groups remain.
    let groups = 2 * source.body.hosts.count + 1 + input.layout.timings.count
    let count = input.layout.verbCount + groups
    let properties = input.tree.contents.reduce(0) { max($0, $1.properties.count) }
    builder.reserve(nodes: count, properties: properties, numbers: input.tree.inferredCount)
    written.reserveCapacity(properties)
    let isPlain = source.body.pool.names.isEmpty && input.tree.contents.allSatisfy(\.isPlain)
    if isTraced || !isPlain {
      origins.reserveCapacity(count)
      isNodeWritten = [Bool](repeating: false, count: source.body.nodes.count)
    }
    let whole = input.layout.duration.rounded
    if let entry = input.tree.onlyEntry {
      let length = input.layout.length(of: entry)
      // The start of a later instant needs an animation of its own.
      let isAtOnce = length > .zero || begins[entry] <= .zero
      isSingle = isAtOnce && (begins[entry] + length).rounded == whole
    } else {
      isSingle = false
    }
    let isUnsized =
      whole == 0 && input.tree.allEntries.contains { source.body.nodes[Int($0)].isUnsized }
    duration = isUnsized ? Self.rawLength(of: input.tree.onlyEntry, in: source) : whole
  }

  /// The seconds from begin to end of raw animations without a duration; a single one has its own
  /// speed and repeats.
  private static func rawLength(of only: Int?, in source: CompileSource) -> Double {
    guard let only else { return rawDuration }
    var timing = source.body.pool.timing(source.body.nodes[only].record)
    timing.duration = rawDuration
    return timing.isValid ? timing.wallDuration : rawDuration
  }

  mutating func writeLayers() {
    var labels = LayerLabels()
    for (index, host) in input.source.body.hosts.enumerated() {
      layer = Int32(index)
      write(on: host, label: labels.label(for: host.name, at: index))
    }
    layer = -1
    if !input.source.body.pool.names.isEmpty {
      reportUnlistedKeys(of: nodes.indices.dropLast().filter { nodes[$0].isContainer })
    }
    if let first = input.tree.contents[0].entries.min() {
      if !input.source.body.hosts.isEmpty {
        diagnostics.append(.withoutLayer.at(input.layout.place(of: nodes[Int(first)])))
      }
      write(on: nil, label: labels.label(for: "no layer", at: 0))
    }
  }

  private mutating func write(on host: (any LayerHost)?, label: String) {
    let content = input.tree.contents[Int(layer) + 1]
    let entries = content.entries
    builder.beginLayer(id: host?.layerID, label: label)
    // Without new memory for the lists of each layer, unless an earlier one has many properties.
    if written.count > 64 { written = [] }
    for root in written.indices {
      (written[root].mask, written[root].innerMask) = (0, 0)
      written[root].nodes.removeAll(keepingCapacity: true)
    }
    infersStarts = content.infersStarts
    takenStarts = startsByLayer[models.count]
    model = takenStarts?.model ?? modelValues(of: host)
    ownModels.append(model)
    endBehaviors = content.isPlain ? .init() : input.endBehaviors(of: entries, on: layer)
    models.append(takenStarts?.held(over: model) ?? model)
    let settled = endBehaviors.filter { $1 == .settle }.map(\.key)
      .sorted { $0.name < $1.name }
    if !settled.isEmpty { notes.settled[models.count - 1] = settled }
    unshownStarts = takenStarts == nil ? OrderedMap() : findUnshownStarts(entries)
    isOnly = isSingle && entries.allSatisfy { endsAsOne(Int($0)) }
    // Taken starts beneath it are animations beside it.
    let hasVelocity = entries.contains { input.source.body.kicks(nodes[Int($0)]) }
    isAlone = isOnly && unshownStarts.isEmpty && !hasVelocity
    if isAlone, let entry = entries.first {
      attach(key: input.name ?? input.source.key(of: Int(entry)))
      writeEntry(Int(entry), only: nil)
    } else if !entries.isEmpty {
      if endBehaviors.isEmpty { writeGroup(of: entries) } else { writeTwoGroups(entries) }
      if !content.isPlain, !isOnly { reportUnlistedKeys(of: entries.map { Int($0) }) }
    }
  }

  /// Whether a single entry remains or is removed as a whole.
  private func endsAsOne(_ entry: Int) -> Bool {
    endBehaviors.isEmpty
      || input.roots(of: entry, on: layer).allSatisfy { endBehaviors.contains($0) }
  }

  private mutating func writeGroup(of entries: [Int32]) {
    openWrapper(around: entries)
    showTakenStarts(isKept: false)
    for entry in entries { writeEntry(Int(entry), only: nil) }
    closeWrapper()
  }

  mutating func writeEntry(_ entry: Int, only filter: ((PropertyRoot) -> Bool)?) {
    let isFirst = isListed && (!isWritten(entry) || nodes[entry].kind == .time)
    let first = isFirst ? builder.nodeCount : 0
    if filter == nil, nodes[entry].kind == .leaf {
      writeLeaf(entry)
    } else {
      write(entry, only: filter)
    }
    guard isFirst else { return }
    // A backward fill of a group may come before it.
    let written = (first..<builder.nodeCount).first { origin(of: $0) == entry }
    if let written { statements.append((entry, written)) }
  }

  /// Whether a node of the composition is written, where that is recorded.
  func isWritten(_ index: Int) -> Bool { !isNodeWritten.isEmpty && isNodeWritten[index] }

  /// Records the origin of the plan's next node.
  mutating func recordOrigin(_ index: Int) {
    guard !isNodeWritten.isEmpty else { return }
    isNodeWritten[index] = true
    setOrigin(index, of: builder.nodeCount)
  }

  /// The composition's node of a node of the plan; nil for none.
  func origin(of node: Int) -> Int? { node < origins.count ? origins[node] : nil }

  /// Records the origin of the plan's last or next node.
  mutating func setOrigin(_ origin: Int?, of node: Int) {
    guard !isNodeWritten.isEmpty else { return }
    if origins.count > node { forgetOrigins(after: node - 1) }
    while origins.count < node { origins.append(nil) }
    origins.append(origin)
  }

  /// Removes the origins of the nodes after one.
  mutating func forgetOrigins(after node: Int) {
    while origins.count > node + 1 { origins.removeLast() }
  }

  /// The plan's node of each node of the composition, the first one of a split group; nil for none.
  ///
  /// - Complexity: O(n).
  func planNodes() -> [Int?] {
    var written = [Int?](repeating: nil, count: nodes.count)
    for (node, origin) in origins.enumerated() {
      if let origin, written[origin] == nil { written[origin] = node }
    }
    return written
  }

  /// Reports keys of parts and of grouped animations, which no layer lists.
  private mutating func reportUnlistedKeys(of indices: [Int]) {
    for index in indices {
      guard let key = input.source.key(of: index) else { continue }
      report(.keyOfChild(key), about: index)
    }
  }

  /// Records a diagnostic at the source location of a record.
  mutating func report(_ diagnostic: Diagnostic, at record: AnimationRecord) {
    diagnostics.append(diagnostic.at(builder.plan.pool.place(record)))
  }

  /// Records a diagnostic about a node of the composition.
  mutating func report(_ diagnostic: Diagnostic, about index: Int) {
    subjects.append((diagnostics.count, index))
    report(diagnostic, at: nodes[index].record)
  }

  /// The plan's nodes of a node of the composition; without one, the outermost of its content.
  private func subject(_ index: Int, in planNodes: [Int?]) -> [Int] {
    if let node = planNodes[index] { return [node] }
    let span = index + 1 - Int(nodes[index].span)..<index
    let inside = Set(planNodes[span].compactMap(\.self))
    return inside.filter { !inside.contains(Int(builder.plan.nodes[$0].parent)) }
      .sorted()
  }

  mutating func openWrapper(around entries: [Int32], isKept: Bool = false, suffix: String = "") {
    let onlyKey = isOnly ? entries.first.flatMap { input.source.key(of: Int($0)) } : nil
    attach(key: input.name.map { $0 + suffix } ?? onlyKey)
    // Endless, because starts are inferred even in a part that will be cut.
    var record = AnimationRecord(.group, duration: .infinity)
    record.flags.insert(.meant)
    if isKept { record.flags.insert([.kept, .fillsForwards]) }
    if let first = entries.min() {
      record.file = nodes[Int(first)].record.file
      record.line = nodes[Int(first)].record.line
    }
    builder.open(record)
  }

  mutating func closeWrapper() {
    builder.plan.nodes[builder.currentGroup].record.duration = duration
    builder.close()
  }

  private mutating func attach(key: String?) {
    let layer = models.count - 1
    let isSecond = notes.entries.last?.layer == layer
    notes.entries.append(
      (
        node: builder.nodeCount, layer: layer,
        key: key ?? (isSecond ? "animatic.1" : "animatic.0"), isNamed: key != nil
      ))
  }

  /// Notes once that nothing settles if the whole never ends, at the endless part.
  private mutating func findSettlingWithoutEnd() {
    guard !input.layout.duration.isFinite, let (layer, roots) = notes.settled.first else {
      return
    }
    let endless = nodes.indices.first { !input.layout.length(of: $0).isFinite }
    let diagnostic = Diagnostic.settlingWithoutEnd(
      roots[0].name, on: builder.plan.layers[layer].label,
      others: notes.settled.reduce(-1) { $0 + $1.value.count })
    diagnostics.append(diagnostic.at(endless.flatMap { input.layout.place(of: nodes[$0]) }))
  }

  /// The listed nodes in order of application.
  private var orderedStatements: [Int] {
    let begins = begins
    return statements.sorted {
      (begins[$0.entry].rounded, $0.entry, $0.node) < (begins[$1.entry].rounded, $1.entry, $1.node)
    }.map(\.node)
  }

  mutating func finish() -> Compiled {
    findSettlingWithoutEnd()
    let planNodes = subjects.isEmpty ? [] : planNodes()
    for (index, node) in subjects { diagnostics[index].nodes = subject(node, in: planNodes) }
    let plan = builder.finish(duration: duration)
    let origins = origins
    let events = input.source.body.hasObservers ? writeEvents(after: plan) : nil
    notes.cues = input.layout.timelineCues
    notes.diagnostics =
      (input.source.body.diagnostics + input.layout.diagnostics + diagnostics).withoutRepeats
    notes.observations = input.source.body.listeners.map(\.observation)
    return Compiled(
      plan: plan, listeners: input.source.body.listeners, writtenHosts: input.source.body.hosts,
      models: models, ownModels: ownModels, returning: returning, notes: notes,
      statements: orderedStatements, origins: origins,
      plannedDuration: input.source.times.taken.isEmpty
        ? nil : input.layout.plannedDuration.rounded,
      events: events)
  }
}

extension CompositionNode {
  /// Whether it is a raw animation that inherits the duration of its container.
  var isUnsized: Bool {
    record.flags.contains(.raw) && record.duration == 0 && !record.flags.contains(.rejected)
  }
}
