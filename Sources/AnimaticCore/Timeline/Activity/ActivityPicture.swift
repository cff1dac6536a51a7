// Which animation shows each part of one property at each time: what was applied last.

/// The stretches of one root's animations, painted over each other in order of application.
struct ActivityPicture {
  /// One stretch of one animation.
  struct Owner: Hashable {
    let activity: Int
    let stretch: Int
  }

  /// Parts of the root that are always written together.
  private let atoms: [UInt64]
  private var lines: [PaintedLine] = []
  private var owners: [Owner] = []

  /// Paints what replaces the value; what is added hides nothing.
  init(of activities: [Activity]) {
    var atoms: [UInt64] = [.max]
    for mask in Set(activities.map(\.mask)).sorted() {
      atoms = atoms.flatMap { [$0 & mask, $0 & ~mask] }.filter { $0 != 0 }
    }
    self.atoms = atoms
    var strokes: [PaintedLine.Stroke] = []
    for (index, activity) in activities.enumerated() where !activity.isAdditive {
      for (number, stretch) in activity.stretches.enumerated() {
        strokes.append(.init(start: stretch.start, end: stretch.end, owner: owners.count))
        owners.append(Owner(activity: index, stretch: number))
      }
    }
    strokes.sort { ($0.start, $0.owner) < ($1.start, $1.owner) }
    let all = owners
    lines = atoms.map { atom in
      PaintedLine(strokes.filter { activities[all[$0.owner].activity].mask & atom != 0 })
    }
  }

  /// The animations of which anything shows.
  var seen: Set<Int> {
    lines.reduce(into: []) { seen, line in
      for stroke in line.strokes { seen.insert(owners[stroke.owner].activity) }
    }
  }

  /// The times at which any of each stretch shows.
  var shown: ShownTimes {
    let strokes = lines.count == 1 ? lines[0].strokes : lines.flatMap(\.strokes)
    return ShownTimes(strokes, owners: owners.count, areInOrder: lines.count == 1)
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
