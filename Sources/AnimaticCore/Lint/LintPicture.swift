// Which animation shows each part of one property at each time: what was applied last.

/// The stretches of one root's animations, painted over each other in order of application.
struct LintPicture {
  /// One stretch of one piece.
  struct Owner: Hashable {
    let piece: Int
    let stretch: Int
  }

  /// Parts of the root that are always written together.
  private let atoms: [UInt64]
  private var lines: [PaintedLine] = []
  private var owners: [Owner] = []

  /// Paints what replaces the value; what is added hides nothing.
  init(of pieces: [LintPiece]) {
    var atoms: [UInt64] = [.max]
    for mask in Set(pieces.map(\.mask)).sorted() {
      atoms = atoms.flatMap { [$0 & mask, $0 & ~mask] }.filter { $0 != 0 }
    }
    self.atoms = atoms
    var strokes: [PaintedLine.Stroke] = []
    for (index, piece) in pieces.enumerated() where !piece.isAdditive {
      for (number, stretch) in piece.stretches.enumerated() {
        strokes.append(.init(start: stretch.start, end: stretch.end, owner: owners.count))
        owners.append(Owner(piece: index, stretch: number))
      }
    }
    strokes.sort { ($0.start, $0.owner) < ($1.start, $1.owner) }
    let all = owners
    lines = atoms.map { atom in
      PaintedLine(strokes.filter { pieces[all[$0.owner].piece].mask & atom != 0 })
    }
  }

  /// The pieces of which anything shows.
  var seen: Set<Int> {
    lines.reduce(into: []) { seen, line in
      for owner in line.owners { seen.insert(owners[owner].piece) }
    }
  }

  /// What shows some parts right before a time, in order of application.
  func owners(of mask: UInt64, before time: Double) -> [Owner] {
    found(in: mask) { $0.owner(before: time) }
  }

  /// What shows some parts right after a time, in order of application.
  func owners(of mask: UInt64, after time: Double) -> [Owner] {
    found(in: mask) { $0.owner(after: time) }
  }

  private func found(in mask: UInt64, _ owner: (PaintedLine) -> Int?) -> [Owner] {
    let numbers = atoms.indices.filter { atoms[$0] & mask != 0 }.compactMap { owner(lines[$0]) }
    return Set(numbers).sorted().map { owners[$0] }
  }
}
