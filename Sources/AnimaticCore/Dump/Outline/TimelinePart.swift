// The selection of a part of a timeline.

/// A part of a timeline, selected by layer, property, key, and time.
///
/// All conditions must hold. A group is in the part if any descendant is.
///
/// ```swift
/// chain.debugDump(only: .layer(box).property(.opacity).time(1...2))
/// ```
public struct TimelinePart: Sendable, Equatable, CustomStringConvertible {
  private(set) var layer: LayerID?
  @Uncompared private var layerName: String? = nil
  private(set) var path: PropertyPath?
  private(set) var key: String?
  private(set) var seconds: ClosedRange<Double>?

  /// The whole timeline.
  public static let all = TimelinePart()

  private init() {}

  /// Returns the part on a layer.
  ///
  /// - Parameter layer: The layer; the part is empty if it is not animated.
  /// - Returns: The part.
  public static func layer(_ layer: any LayerHost) -> TimelinePart { all.layer(layer) }

  /// Returns the part that animates a property or one of its components.
  ///
  /// - Parameter property: The property; `.position` includes `.positionX`.
  /// - Returns: The part.
  public static func property<Value>(_ property: LayerProperty<Value>) -> TimelinePart {
    all.property(property)
  }

  /// Returns the animation with a key and its descendants.
  ///
  /// - Parameter key: The key, as printed by the dump.
  /// - Returns: The part.
  public static func key(_ key: String) -> TimelinePart { all.key(key) }

  /// Returns the part that is active in an interval.
  ///
  /// - Parameter time: Seconds since the begin.
  /// - Returns: The part.
  public static func time(_ time: ClosedRange<Double>) -> TimelinePart { all.time(time) }

  /// Restricts the part to a layer.
  ///
  /// - Parameter layer: The layer; the part is empty if it is not animated.
  /// - Returns: The restricted part.
  public func layer(_ layer: any LayerHost) -> TimelinePart {
    with { ($0.layer, $0.layerName) = (layer.layerID, layer.name) }
  }

  /// Restricts the part to a property or one of its components.
  ///
  /// - Parameter property: The property; `.position` includes `.positionX`.
  /// - Returns: The restricted part.
  public func property<Value>(_ property: LayerProperty<Value>) -> TimelinePart {
    with { $0.path = property.path }
  }

  /// Restricts the part to the animation with a key and its descendants.
  ///
  /// - Parameter key: The key, as printed by the dump.
  /// - Returns: The restricted part.
  public func key(_ key: String) -> TimelinePart {
    with { $0.key = key }
  }

  /// Restricts the part to what is active in an interval.
  ///
  /// - Parameter time: Seconds since the begin.
  /// - Returns: The restricted part.
  public func time(_ time: ClosedRange<Double>) -> TimelinePart {
    with { $0.seconds = time }
  }

  private func with(_ restrict: (inout TimelinePart) -> Void) -> TimelinePart {
    var part = self
    restrict(&part)
    return part
  }

  var isAll: Bool { self == .all }

  /// The conditions on one line, such as opacity of "box" from 0 s to 1 s.
  public var description: String { text(calling: layerName) }

  /// Returns the conditions on one line, with the layer's label in a timeline.
  package func text(in timeline: Timeline) -> String {
    let label = layer.flatMap(timeline.index).map { timeline.plan.layers[$0].label }
    return text(calling: label ?? layerName)
  }

  private func text(calling label: String?) -> String {
    let subject = [
      path?.keyPath.oneLine, key.map { "key \($0.quoted)" },
      layer.map { _ in label?.quoted ?? "a layer without a name" },
    ].joined(separator: " of ")
    let time = seconds.map { "from \($0.lowerBound.text) s to \($0.upperBound.text) s" }
    return [subject.isEmpty ? "everything" : subject, time].joined(separator: " ")
  }
}

// The selection of a part's nodes in a plan.

/// The nodes of a part, including their enclosing groups.
struct PlanSelection {
  /// By node; nil if all are selected.
  private let isIn: [Bool]?

  /// - Complexity: O(n); with an interval, also O(p) in the iterations up to a limit. Beyond it,
  ///   everything between the first and the last counts.
  init(_ part: TimelinePart, of plan: Plan, keys: [Int: String]) {
    guard !part.isAll else {
      isIn = nil
      return
    }
    var isIn = [Bool](repeating: false, count: plan.nodes.count)
    // The index up to which nodes are descendants of the keyed one.
    var keyed = part.key == nil ? Int.max : -1
    for (number, layer) in plan.layers.enumerated()
    where part.layer == nil || part.layer == layer.id {
      let activities = part.seconds.map { plan.activities(of: number, during: $0) }
      for index in layer.nodes {
        if let key = part.key, keys[index] == key || plan.name(of: index) == key {
          keyed = max(keyed, Int(plan.nodes[index].end))
        }
        guard index < keyed, !plan.nodes[index].isGroup, part.meets(index, of: plan),
          part.seconds.map({ plan.runs(index, during: $0, activities?[index]) }) ?? true
        else {
          continue
        }
        plan.mark(upFrom: index, in: &isIn)
      }
    }
    self.isIn = isIn
  }

  subscript(node: Int) -> Bool { isIn?[node] ?? true }

  /// Returns whether any node of a layer is selected.
  func hasAny(of layer: PlanLayer) -> Bool { isIn?[layer.nodes].contains(true) ?? true }
}

extension TimelinePart {
  /// Returns whether an animation matches the property condition.
  fileprivate func meets(_ node: Int, of plan: Plan) -> Bool {
    guard let path else { return true }
    let own = plan.pool.path(plan.nodes[node].record.property)
    return own.root == path.root && own.mask & path.mask != 0
  }
}
