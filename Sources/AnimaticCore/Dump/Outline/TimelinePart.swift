// Which part of a timeline is asked for.

/// A part of a timeline: some layer, some property, some key, some stretch of time.
///
/// Conditions add up. A group is in the part when anything in it is.
///
/// ```swift
/// chain.debugDump(only: .layer(box).property(.opacity).time(1...2))
/// ```
public struct TimelinePart: Sendable, Equatable, CustomStringConvertible {
  /// A layer, and what it is called.
  struct NamedLayer: Sendable, Equatable {
    let id: LayerID
    let name: String?

    static func == (first: Self, second: Self) -> Bool { first.id == second.id }
  }

  private(set) var layer: NamedLayer?
  private(set) var path: PropertyPath?
  private(set) var key: String?
  private(set) var seconds: ClosedRange<Double>?

  /// Everything.
  public static let all = TimelinePart()

  private init() {}

  /// What is on a layer.
  ///
  /// - Parameter layer: The layer; one that takes no part leaves nothing.
  /// - Returns: The part.
  public static func layer(_ layer: any LayerHost) -> TimelinePart { all.layer(layer) }

  /// What animates a property, the whole or one of its parts.
  ///
  /// - Parameter property: The property; `.position` meets `.positionX` as well.
  /// - Returns: The part.
  public static func property<Value>(_ property: LayerProperty<Value>) -> TimelinePart {
    all.property(property)
  }

  /// What has a key, with all that is in it.
  ///
  /// - Parameter key: The key, as the dump shows it.
  /// - Returns: The part.
  public static func key(_ key: String) -> TimelinePart { all.key(key) }

  /// What is active in a stretch of time.
  ///
  /// - Parameter time: Seconds since the begin.
  /// - Returns: The part.
  public static func time(_ time: ClosedRange<Double>) -> TimelinePart { all.time(time) }

  /// Only what is on a layer.
  ///
  /// - Parameter layer: The layer; one that takes no part leaves nothing.
  /// - Returns: The smaller part.
  public func layer(_ layer: any LayerHost) -> TimelinePart {
    var part = self
    part.layer = NamedLayer(id: layer.layerID, name: layer.name)
    return part
  }

  /// Only what animates a property, the whole or one of its parts.
  ///
  /// - Parameter property: The property; `.position` meets `.positionX` as well.
  /// - Returns: The smaller part.
  public func property<Value>(_ property: LayerProperty<Value>) -> TimelinePart {
    var part = self
    part.path = property.path
    return part
  }

  /// Only what has a key, with all that is in it.
  ///
  /// - Parameter key: The key, as the dump shows it.
  /// - Returns: The smaller part.
  public func key(_ key: String) -> TimelinePart {
    var part = self
    part.key = key
    return part
  }

  /// Only what is active in a stretch of time.
  ///
  /// - Parameter time: Seconds since the begin.
  /// - Returns: The smaller part.
  public func time(_ time: ClosedRange<Double>) -> TimelinePart {
    var part = self
    part.seconds = time
    return part
  }

  var isAll: Bool { self == .all }

  /// The conditions, on one line.
  public var description: String { text(calling: layer?.name) }

  /// The conditions, on one line.
  ///
  /// - Parameter layerName: What the layer is called.
  private func text(calling layerName: String?) -> String {
    let conditions = [
      layer.map { _ in "on \((layerName ?? "a layer without a name").oneLine)" },
      path.map { "of \($0.keyPath.oneLine)" },
      key.map { "in \($0.oneLine)" },
      seconds.map { "from \($0.lowerBound.text) s to \($0.upperBound.text) s" },
    ].compactMap { $0 }
    return conditions.isEmpty ? "everything" : conditions.joined(separator: " ")
  }

  /// The conditions, on one line, the layer called as the dump of a timeline calls it.
  package func text(in timeline: Timeline) -> String {
    let label = layer.flatMap { timeline.index(of: $0.id) }.map { timeline.plan.layers[$0].label }
    return text(calling: label ?? layer?.name)
  }
}
