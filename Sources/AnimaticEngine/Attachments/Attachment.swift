// An animation or group attached to a layer.

import AnimaticCore

/// An entry of a run on a layer, under a key or without one.
struct Attachment {
  let part: LayerPart
  /// The index of its entry.
  let index: Int

  var entry: RunPart.Entry { part.entries[index] }

  var key: String? { entry.key }

  /// Whether it was removed, but stays visible until the commit.
  var isLeaving: Bool { entry.isLeaving }

  /// Its place among the attachments of the layer.
  var place: Int { entry.place }

  /// Whether it has not been removed.
  var isAttached: Bool { entry.state != .gone }

  func remove(because outcome: Outcome) { part.remove(index, because: outcome) }

  /// The animated property; nil for a group.
  var path: PropertyPath? { entry.path }

  var isAdditive: Bool { entry.isAdditive }

  var isEndless: Bool { entry.end.isInfinite }

  /// Seconds from the commit to its end; nil if it does not wait for a commit.
  var pendingEnd: Double? { part.run.isPending ? entry.end : nil }

  /// Whether it contributes to the value of a whole transform; an animation that sets a component
  /// and waits for a commit is applied over it instead.
  func isIncluded(in whole: PropertyPath) -> Bool {
    guard !isLeaving, let path, path.isCovered(by: whole) else { return false }
    return path == whole || isAdditive || !part.run.isPending
  }

  /// Whether it or a child writes a component that a path writes.
  func writes(_ path: PropertyPath?) -> Bool {
    guard let path else { return false }
    return !part.nodes(meeting: ComponentMasks([path]), of: entry).isEmpty
  }

  /// Whether its key matches its property, as for animations of model changes.
  ///
  /// Compares strings, so check it last.
  var isOwnChange: Bool { key.map { path?.isNamed(by: $0) ?? false } ?? false }

  /// Whether a model change started it and it animates a component that a path writes.
  func isChange(of path: PropertyPath) -> Bool {
    self.path?.meets(path) ?? false && isOwnChange
  }
}

extension PropertyPath {
  /// Whether a key is the path's name, or the name with a number.
  fileprivate func isNamed(by key: String) -> Bool {
    guard key.hasPrefix(keyPath) else { return false }
    let rest = key.utf8.dropFirst(keyPath.utf8.count)
    guard let dash = rest.first else { return true }
    let number = rest.dropFirst()
    return dash == UInt8(ascii: "-") && !number.isEmpty
      && number.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  /// Whether two paths share a component.
  func meets(_ other: PropertyPath) -> Bool {
    root == other.root && mask & other.mask != 0
  }

  /// Whether another path writes all components of this one.
  func isCovered(by other: PropertyPath) -> Bool {
    root == other.root && mask & ~other.mask == 0
  }
}
