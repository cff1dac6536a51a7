// The last applied animation of each component of a property at each time.

/// The intervals of one property's animations, covered in order of application.
struct ActivityPicture {
  /// One interval of one animation.
  struct Owner: Hashable {
    let activity: Int
    let stretch: Int
  }

  /// Components that are always written together.
  private let atoms: [UInt64]
  private var lines: [PaintedLine] = []
  private var owners: [Owner] = []

  /// Covers with replacing animations; additive ones hide nothing.
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

  /// The animations that are visible at any time.
  var seen: Set<Int> {
    lines.reduce(into: []) { seen, line in
      for stroke in line.strokes { seen.insert(owners[stroke.owner].activity) }
    }
  }

  /// The visible times of each interval.
  var shown: ShownTimes {
    let strokes = lines.count == 1 ? lines[0].strokes : lines.flatMap(\.strokes)
    return ShownTimes(strokes, owners: owners.count, areInOrder: lines.count == 1)
  }

  /// Returns the intervals visible for some components right before a time, in order of
  /// application.
  func owners(of mask: UInt64, before time: Double) -> [Owner] {
    found(in: mask) { $0.owner(before: time) }
  }

  /// Returns the intervals visible for some components right after a time, in order of application.
  func owners(of mask: UInt64, after time: Double) -> [Owner] {
    found(in: mask) { $0.owner(after: time) }
  }

  private func found(in mask: UInt64, _ owner: (PaintedLine) -> Int?) -> [Owner] {
    let numbers = atoms.indices.filter { atoms[$0] & mask != 0 }.compactMap { owner(lines[$0]) }
    return Set(numbers).sorted().map { owners[$0] }
  }
}
