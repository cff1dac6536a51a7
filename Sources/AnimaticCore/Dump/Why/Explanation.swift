// The explanation of a property's value at a time: each contributing animation in order.

/// The derivation of a value: the model, and the contribution of each animation.
///
/// ```swift
/// print(timeline.why(.opacity, on: box, at: 1.25)?.text ?? "")
/// ```
public struct Explanation: Sendable, Hashable, CustomStringConvertible {
  /// The effect of an animation on the value.
  public enum Role: Sendable, Hashable, CustomStringConvertible {
    /// Determines the value.
    case shows
    /// Adds to the previous value.
    case adds
    /// Is replaced by a later animation: the index of that step.
    case overridden(by: Int)

    /// The role in a few words.
    public var description: String {
      switch self {
      case .shows: "shows"
      case .adds: "adds"
      case .overridden: "overridden"
      }
    }
  }

  /// A time in the local time of an animation or a group.
  public struct Local: Sendable, Hashable, CustomStringConvertible {
    /// The phase: before, active, or after; before and after, it fills.
    public let phase: MediaTiming.Phase

    /// Seconds within the current pass.
    public let time: Double

    /// The progress of the pass, 0 to 1, before easing; nil if the pass is infinite.
    public let progress: Double?

    /// The eased progress.
    public let eased: Double?

    /// The index of the iteration, from 0.
    public let cycle: Int

    /// All values on one line.
    public var description: String {
      var words = phase == .active ? "runs" : phase == .before ? "fills backwards" : "holds"
      words += ", local time \(time.text) s"
      if let progress { words += ", progress \(progress.text)" }
      if let eased, eased != progress { words += ", eased \(eased.text)" }
      if cycle > 0 { words += ", pass \(cycle + 1)" }
      return words
    }
  }

  /// An enclosing group of an animation, and its local time.
  public struct Enclosing: Sendable, Hashable, CustomStringConvertible {
    /// The key of the group, or the word group.
    public let name: String

    /// The source location.
    public let place: SourcePlace?

    /// The local time.
    public let local: Local

    /// Name, time, and source location on one line.
    public var description: String {
      "in \(name.oneLine): \(local)" + (place.map { "  \($0)" } ?? "")
    }
  }

  /// One contributing animation.
  public struct Step: Sendable, Hashable, CustomStringConvertible {
    /// The key path, kind, and values, as printed by the dump.
    public let animation: String

    /// The source location.
    public let place: SourcePlace?

    /// The local time.
    public let local: Local

    /// The enclosing groups, outermost first; at most the innermost dozen.
    public let enclosing: [Enclosing]

    /// The number of further enclosing groups.
    public let omittedGroups: Int

    /// The value before the animation is applied.
    public let before: String

    /// The value after the animation is applied.
    public let after: String

    /// The effect on the final value.
    public let role: Role

    /// Everything but the groups on one line.
    public var description: String {
      "\(animation)  \(local)  \(before) → \(after)  \(role)"
        + (place.map { "  \($0)" } ?? "")
    }
  }

  /// The name of the layer, as in dumps.
  public let layer: String

  /// The requested key path.
  public let keyPath: String

  /// Seconds since the begin.
  public let time: Double

  /// The model value.
  public let model: String

  /// The presentation value.
  public let value: String

  /// The contributing animations in order of application.
  public let steps: [Step]

  /// The animations of the property at other times, and why they have no effect now.
  public let absent: [String]

  /// The value in one sentence, on one line.
  public var description: String {
    let last = steps.last { $0.role == .shows }
    let adding = steps.count { $0.role == .adds }
    let base =
      last.map { step in step.place.map { "\(step.animation)  \($0)" } ?? step.animation }
      ?? (adding == 0 ? "nothing animates it, so the model shows" : "the model shows")
    let reason = base + (adding == 0 ? "" : ", and \(adding) add\(adding == 1 ? "s" : "") to it")
    return "\(layer)/\(keyPath) is \(value) at \(time.text) s: \(reason)".oneLine
  }

  /// The full explanation: one line for the model, each animation, each enclosing group, and absent
  /// animations.
  public var text: String {
    var lines = ["\(layer)/\(keyPath) is \(value) at \(time.text) s", "  model \(model)"]
    for (index, step) in steps.enumerated() {
      lines.append("  \(index + 1)  \(step)")
      lines += step.enclosing.reversed().map { "       \($0)" }
      if step.omittedGroups > 0 { lines.append("       in \(step.omittedGroups.of("more group"))") }
      if case .overridden(let other) = step.role {
        lines.append("       overridden by \(other + 1)")
      }
    }
    if steps.isEmpty { lines.append("  nothing animates it at this time") }
    return (lines + absent.map { "  –  \($0)" }).map(\.oneLine).joined(separator: "\n")
  }
}

// Explanations of a timeline's values.

extension Timeline {
  /// Returns an explanation of a property's value on a layer at a time.
  ///
  /// Lists every contributing animation in order of application: its source location, its local
  /// time and progress, those of the enclosing groups, the resulting value, and which animations
  /// are replaced by others.
  ///
  /// ```swift
  /// let chain = Animate(box).fade(from: 1, to: 0, easing: .easeIn)
  /// chain.timeline.why(.opacity, on: box, at: 0.5)?.steps[0].local.eased  // 0.315…
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - layer: The layer.
  ///   - time: Seconds since the begin; NaN counts as before the begin.
  /// - Returns: The explanation; nil only for a layer that is not animated.
  /// - Complexity: O(n) in the animations of the layer.
  public func why<Value>(
    _ property: LayerProperty<Value>, on layer: any LayerHost, at time: Double
  ) -> Explanation? {
    index(of: layer.layerID).map {
      Explainer(self, layer: $0, path: property.path, time: time).explanation()
    }
  }
}
