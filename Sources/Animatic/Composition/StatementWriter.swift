// The statements of a builder into one body: single verbs that follow each other are packed.

import AnimaticCore

extension Composition {
  /// A container of statements.
  init(
    _ kind: CompositionNode.Kind, _ record: AnimationRecord,
    of statements: consuming CompositionStatements, file: String, line: UInt
  ) {
    var statements = statements
    // Where a container asks each of its children, they stay children.
    let packs = kind == .parallel || kind == .sequence && record.begin == 0
    var writer = StatementWriter(packs: packs)
    if packs, statements.beginsWithVerb {
      // Most likely all of it is a row: to look at each statement twice would take as long again.
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

/// How much room statements take.
private struct StatementRoom {
  let packs: Bool
  var nodeCount = 1
  var numberCount = 0
  var verbCount = 0
  private var layer: ObjectIdentifier?
  private var isInRow = false

  init(packs: Bool) { self.packs = packs }

  /// Counts what a statement takes, as if single verbs of one layer always made a row.
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

/// Writes statements one after the other.
private struct StatementWriter {
  private var body = CompositionBody()
  /// The verbs of the row that is being written.
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
  /// The same, in no more memory than it needs, while the list goes on with its own.
  ///
  /// Not `Array(self[...])`, which shares the memory: then the list would take as much again for
  /// each of its rows.
  fileprivate var inOwnMemory: [PackedVerb] {
    [PackedVerb](unsafeUninitializedCapacity: count) { memory, count in
      count = memory.initialize(fromContentsOf: self)
    }
  }
}
