// Compiled compositions in Core Animation's structure: per layer an ordered list of keys and
// animations.

public import AnimaticCore

/// The animations that a composition adds to each layer, in order.
///
/// An easing that Core Animation lacks is converted to keyframes: exact for steps and straight
/// lines, else within 0.0005 of the distance between two values. The timeline stays exact.
///
/// ```swift
/// let group = chain.groups[box][0].animation as? AnimationGroup
/// group?.animations.map(\.beginTime)  // [0, 0, 1, 1.5]
/// ```
public struct CompiledGroups: RandomAccessCollection, CustomStringConvertible {
  let entries: [CompiledEntry]

  /// The index of the first animation.
  public var startIndex: Int { 0 }

  /// The index after the last animation.
  public var endIndex: Int { entries.count }

  /// The animation at an index.
  ///
  /// - Parameter position: The index, below `endIndex`.
  public subscript(position: Int) -> CompiledEntry { entries[position] }

  /// The animations of one layer, in order; none for a layer that is not animated.
  ///
  /// - Parameter layer: The layer.
  public subscript(layer: any LayerHost) -> [CompiledEntry] {
    entries.filter { $0.layer?.layerID == layer.layerID }
  }

  /// The number of animations, on one line.
  public var description: String { count.of("compiled animation") }
}

extension Compiled {
  /// The animations attached to the layers.
  var groups: CompiledGroups {
    CompiledGroups(
      entries: attached.map { entry in
        CompiledEntry(
          layer: hosts[entry.layer], key: entry.key,
          animation: plan.animation(
            at: entry.node, listeners: listeners, loweredOver: models[entry.layer]))
      })
  }

  /// The resolved verbs and groups, as written.
  var entries: [CompiledEntry] {
    statements.enumerated().map { position, node in
      CompiledEntry(
        layer: hosts[plan.layer(of: node)],
        key: plan.name(of: node) ?? "animatic.\(position)",
        animation: plan.animation(at: node, listeners: listeners))
    }
  }
}
