// What was compiled, in Core Animation's shape: per layer an ordered list of keys and animations.

public import AnimaticCore

/// One animation of a compiled composition: the layer it is for, its key, and the animation itself.
public struct CompiledEntry: CustomStringConvertible {
  /// The layer; nil in a composition without one.
  public let layer: (any LayerHost)?

  /// Its key: given, or numbered; a number that is taken when it runs becomes the next free one.
  public let key: String

  /// The animation, resolved: a group with its children, or a single animation.
  public let animation: any LayerAnimation

  /// The key and the animation, on one line.
  public var description: String { "\(key.oneLine): \(animation)" }
}

/// What a composition compiles to: the animations that are added to each layer, in order.
///
/// An easing that Core Animation lacks has become keyframes here: exact for steps and straight
/// lines, else within 0.0005 of the way from one value to the next. The timeline stays exact.
///
/// ```swift
/// let group = chain.groups[box][0].animation as? AnimationGroup
/// group?.animations.map(\.beginTime)  // [0, 0, 1, 1.5]
/// ```
public struct CompiledGroups: RandomAccessCollection, CustomStringConvertible {
  private let entries: [CompiledEntry]

  init(_ entries: [CompiledEntry]) {
    self.entries = entries
  }

  /// The place of the first animation.
  public var startIndex: Int { 0 }

  /// The place after the last animation.
  public var endIndex: Int { entries.count }

  /// The animation at a place.
  ///
  /// - Parameter position: The place, below `endIndex`.
  public subscript(position: Int) -> CompiledEntry { entries[position] }

  /// The animations of one layer, in order; none for a layer that takes no part.
  ///
  /// - Parameter layer: The layer.
  public subscript(layer: any LayerHost) -> [CompiledEntry] {
    entries.filter { $0.layer?.layerID == layer.layerID }
  }

  /// The number of animations, on one line.
  public var description: String { "\(count) compiled animation\(count == 1 ? "" : "s")" }
}

extension Compiled {
  /// What is attached to the layers.
  var groups: CompiledGroups {
    CompiledGroups(
      attached.map { entry in
        CompiledEntry(
          layer: hosts[entry.layer], key: entry.key,
          animation: plan.animation(
            at: entry.node, listeners: listeners, loweredOver: models[entry.layer]))
      })
  }

  /// The verbs and groups as they were written, resolved.
  var entries: [CompiledEntry] {
    statements.enumerated().map { position, node in
      CompiledEntry(
        layer: hosts[plan.layer(of: node)],
        key: plan.name(of: node) ?? "animatic.\(position)",
        animation: plan.animation(at: node, listeners: listeners))
    }
  }

  /// The key of each node that a layer lists.
  var keys: [Int: String] {
    Dictionary(uniqueKeysWithValues: attached.map { ($0.node, $0.key) })
  }
}
