// Which parts of which properties some paths write, to tell what meets them.

/// The parts of a layer's properties that some paths write.
package struct PropertyReach: Sendable {
  private var masks: [PropertyRoot: UInt64] = [:]

  package init(_ paths: some Sequence<PropertyPath>) {
    for path in paths { masks[path.root, default: 0] |= path.mask }
  }

  /// Whether a path writes a part that these write too.
  package func meets(_ path: PropertyPath) -> Bool { masks[path.root, default: 0] & path.mask != 0 }
}
