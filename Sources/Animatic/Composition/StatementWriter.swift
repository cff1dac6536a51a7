// Writes a builder's statements into one body: successive single verbs are packed.

import AnimaticCore

extension Composition {
  /// Creates a container of statements.
  init(
    _ kind: CompositionNode.Kind, _ record: AnimationRecord,
    of statements: consuming CompositionStatements, file: String, line: UInt
  ) {
    var statements = statements
    // A container that places each child itself needs separate children.
    let packs = kind == .parallel || kind == .sequence && record.begin == 0
    var writer = StatementWriter(packs: packs)
    if packs, statements.beginsWithVerb {
      // Most likely everything is a row: inspecting each statement twice would double the time.
      writer.reserve(verbs: statements.rest.count + 1)
    } else {
      var room = StatementRoom(packs: packs)
      statements.visit { room.add($0) }
      writer.reserve(room)
    }
    statements.visit { writer.write(&$0) }
    var body = writer.finish()
    var record = record
    body.pool.mark(&record, file: file, line: line)
    body.fold(into: kind, record, layer: -1)
    self.init(body)
  }
}

/// The capacity that statements need.
private struct StatementRoom {
  let packs: Bool
  var nodeCount = 1
  var numberCount = 0
  var verbCount = 0
  private var layer: ObjectIdentifier?
  private var isInRow = false

  init(packs: Bool) { self.packs = packs }

  /// Adds the capacity of a statement, as if successive single verbs of one layer always made a
  /// row.
  mutating func add(_ statement: borrowing Composition) {
    let isVerb = statement.onlyVerb != nil
    if isVerb { verbCount += 1 }
    if packs, isVerb, isInRow, layer == statement.hostID { return }
    isInRow = isVerb
    layer = statement.hostID
    nodeCount += statement.treeSize
    numberCount += statement.numberCount
  }
}

/// A writer of successive statements.
private struct StatementWriter {
  private var body = CompositionBody()
  /// The verbs of the current row.
  private var row: [PackedVerb] = []
  private var rowHost: ObjectIdentifier?
  private var rowLayer: Int32 = -1
  private var rowFile = ""
  private let packs: Bool

  init(packs: Bool) { self.packs = packs }

  mutating func reserve(_ room: StatementRoom) {
    body.reserve(nodes: room.nodeCount, numbers: room.numberCount)
    if packs { row.reserveCapacity(room.verbCount) }
  }

  mutating func reserve(verbs: Int) { row.reserveCapacity(verbs) }

  mutating func write(_ statement: inout Composition) {
    guard packs, let verb = statement.packedVerb else {
      endRow()
      body.append(statement: &statement)
      return
    }
    if row.isEmpty || statement.hostID != rowHost || rowFile != statement.verbFile {
      endRow()
      rowHost = statement.hostID
      rowLayer = body.layer(of: statement)
      rowFile = statement.verbFile
    }
    row.append(verb)
  }

  private mutating func endRow() {
    if row.isEmpty { return }
    body.append(row.count == 1 ? row : row.inOwnMemory, file: rowFile, layer: rowLayer)
    row.removeAll(keepingCapacity: true)
  }

  mutating func finish() -> CompositionBody {
    endRow()
    return body
  }
}

extension [PackedVerb] {
  /// A copy with exact capacity, while the array keeps its own storage.
  ///
  /// Not `Array(self[...])`, which shares the storage: the array would then reallocate for each
  /// row.
  fileprivate var inOwnMemory: [PackedVerb] {
    [PackedVerb](unsafeUninitializedCapacity: count) { memory, count in
      count = memory.initialize(fromContentsOf: self)
    }
  }
}
