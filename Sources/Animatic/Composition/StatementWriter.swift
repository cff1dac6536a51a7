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
    var room = StatementRoom(packs: packs)
    statements.visit { room.add($0) }
    var writer = StatementWriter(room)
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
  private var latest: ObjectIdentifier?
  private var isInRow = false

  init(packs: Bool) { self.packs = packs }

  mutating func add(_ statement: borrowing Composition) {
    guard packs, let verb = statement.onlyVerb, verb.isPackable else {
      isInRow = false
      nodeCount += statement.treeSize
      numberCount += statement.numberCount
      return
    }
    let layer = statement.host.map { ObjectIdentifier($0) }
    verbCount += 1
    if isInRow, layer == latest { return }
    isInRow = true
    latest = layer
    nodeCount += 1
    numberCount += verb.numberCount
  }
}

/// Writes statements one after the other.
private struct StatementWriter {
  private var body = CompositionBody()
  /// The verbs of the row that is being written; only as much is in it as was packed.
  private var row: [PackedVerb] = []
  private var rowLayer: Int32 = -1
  private var rowFile = ""
  private let packs: Bool

  init(_ room: StatementRoom) {
    packs = room.packs
    body.reserve(nodes: room.nodeCount, numbers: room.numberCount)
    row.reserveCapacity(room.verbCount)
  }

  mutating func write(_ statement: inout Composition) {
    guard packs, let verb = statement.onlyVerb, let packed = PackedVerb(verb) else {
      endRow()
      body.append(statement: &statement)
      return
    }
    let layer = body.layer(of: statement)
    if row.isEmpty || layer != rowLayer || rowFile != statement.verbFile {
      endRow()
      rowLayer = layer
      rowFile = statement.verbFile
    }
    row.append(packed)
  }

  private mutating func endRow() {
    if row.isEmpty { return }
    body.append(verbs: row, file: rowFile, layer: rowLayer)
    row.removeAll(keepingCapacity: true)
  }

  mutating func finish() -> CompositionBody {
    endRow()
    return body
  }
}
