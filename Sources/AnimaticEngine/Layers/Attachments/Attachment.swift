// One animation or group that is attached to a layer.

import AnimaticCore

/// An entry of a run on a layer, under a key or without one.
struct Attachment {
  let key: String?
  let part: LayerPart
  let entry: Int
  /// Whether it was removed, and shows until the commit.
  var isLeaving = false

  private var node: PlanNode { part.run.plan.nodes[part.entries[entry].node] }

  /// What it animates; nil for a group.
  var path: PropertyPath? {
    node.isGroup ? nil : part.run.plan.pool.path(node.record.property)
  }

  /// The properties of which it, or something in it, sets a part, rather than adding to it.
  var rootsSet: [PropertyRoot] {
    let plan = part.run.plan
    let first = part.entries[entry].node
    return plan.nodes[first..<Int(plan.nodes[first].end)]
      .filter { !$0.isGroup && !$0.record.flags.contains(.additive) }
      .map { plan.pool.path($0.record.property).root }
  }

  var isAdditive: Bool { node.record.flags.contains(.additive) }

  var isEndless: Bool { part.entries[entry].end.isInfinite }

  /// Seconds from the commit to its end; nil where it waits for none.
  var pendingEnd: Double? { part.run.isPending ? part.entries[entry].end : nil }

  /// Whether it makes up what a transform shows as a whole; what sets a part and waits for a commit
  /// does not, it is set over it.
  func isIncluded(in whole: PropertyPath) -> Bool {
    guard !isLeaving, let path, path.isCovered(by: whole) else { return false }
    return path == whole || isAdditive || !part.run.isPending
  }

  /// Whether it, or something in it, writes some part of what a path writes.
  func writes(_ path: PropertyPath?) -> Bool {
    guard let path else { return false }
    let (plan, wanted) = (part.run.plan, PropertyReach([path]))
    return part.liveNodes(of: part.entries[entry]).contains {
      !plan.parts(of: $0, on: part.layerIndex, takenBy: wanted).isEmpty
    }
  }

  /// Whether it is named after what it animates, as what a change of the model sets off is.
  ///
  /// To be asked last: it compares text.
  var isOwnChange: Bool { key.map { path?.isNamed(by: $0) ?? false } ?? false }
}

extension PropertyPath {
  /// Whether a key is its name, or its name with a number.
  fileprivate func isNamed(by key: String) -> Bool {
    guard key.hasPrefix(keyPath) else { return false }
    let rest = key.utf8.dropFirst(keyPath.utf8.count)
    guard let dash = rest.first else { return true }
    let number = rest.dropFirst()
    return dash == UInt8(ascii: "-") && !number.isEmpty
      && number.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  /// Whether both write some part.
  func meets(_ other: PropertyPath) -> Bool {
    root == other.root && mask & other.mask != 0
  }

  /// Whether another writes all that it writes.
  func isCovered(by other: PropertyPath) -> Bool {
    root == other.root && mask & ~other.mask == 0
  }
}
