// Why a property has a value at a time: every animation that has a part in it, in order.

/// How a value came about: the model, and what each animation made of it.
///
/// ```swift
/// print(timeline.why(.opacity, on: box, at: 1.25)?.text ?? "")
/// ```
public struct Explanation: Sendable, Hashable, CustomStringConvertible {
  /// What an animation does to the value.
  public enum Role: Sendable, Hashable, CustomStringConvertible {
    /// It shows.
    case shows
    /// It adds to what stands before it, and that shows.
    case adds
    /// One that is applied later shows in its place: the index of that step.
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

  /// Where a time is inside an animation or a group.
  public struct Local: Sendable, Hashable, CustomStringConvertible {
    /// Whether it has not begun, runs, or has ended: before and after it fills.
    public let phase: MediaTiming.Phase

    /// Seconds inside the current pass.
    public let time: Double

    /// How far the pass is, 0 to 1, before easing; nil where the pass has no end.
    public let progress: Double?

    /// How far the values are: the progress, eased.
    public let eased: Double?

    /// The index of the pass, from 0.
    public let cycle: Int

    /// All of it, on one line.
    public var description: String {
      var words = phase == .active ? "runs" : phase == .before ? "fills backwards" : "holds"
      words += ", local time \(time.secondsText) s"
      if let progress { words += ", progress \(progress.shortText)" }
      if let eased, eased != progress { words += ", eased \(eased.shortText)" }
      if cycle > 0 { words += ", pass \(cycle + 1)" }
      return words
    }
  }

  /// A group around an animation, and where the time is in it.
  public struct Enclosing: Sendable, Hashable, CustomStringConvertible {
    /// Its key, or the word group.
    public let name: String

    /// The source location.
    public let place: SourcePlace?

    /// Where the time is in it.
    public let local: Local

    /// Name, time and place, on one line.
    public var description: String {
      "in \(name.oneLine): \(local)" + (place.map { "  \($0)" } ?? "")
    }
  }

  /// One animation that has a part in the value.
  public struct Step: Sendable, Hashable, CustomStringConvertible {
    /// Its key path, kind and values, as the dump shows them.
    public let animation: String

    /// The source location.
    public let place: SourcePlace?

    /// Where the time is in it.
    public let local: Local

    /// The groups around it, the outermost first; of more than a dozen the innermost.
    public let enclosing: [Enclosing]

    /// How many more groups are around those.
    public let omittedGroups: Int

    /// The value before it was applied.
    public let before: String

    /// The value after it was applied.
    public let after: String

    /// What it does to the value in the end.
    public let role: Role

    /// All of it but the groups, on one line.
    public var description: String {
      "\(animation)  \(local)  \(before) → \(after)  \(role)"
        + (place.map { "  \($0)" } ?? "")
    }
  }

  /// The layer, as dumps call it.
  public let layer: String

  /// The key path that was asked for.
  public let keyPath: String

  /// Seconds since the begin.
  public let time: Double

  /// What the layer's model says.
  public let model: String

  /// What shows.
  public let value: String

  /// What has a part in the value, in order of application.
  public let steps: [Step]

  /// What animates the property at other times, and why it does nothing at this one.
  public let absent: [String]

  /// The value in one sentence, on one line.
  public var description: String {
    let last = steps.last { $0.role == .shows }
    let adding = steps.count { $0.role == .adds }
    let base =
      last.map { step in step.place.map { "\(step.animation)  \($0)" } ?? step.animation }
      ?? (adding == 0 ? "nothing animates it, so the model shows" : "the model shows")
    let reason = base + (adding == 0 ? "" : ", and \(adding) add\(adding == 1 ? "s" : "") to it")
    return "\(layer)/\(keyPath) is \(value) at \(time.secondsText) s: \(reason)".oneLine
  }

  /// Everything, one line for the model, each animation, each group around it, and what is absent.
  public var text: String {
    var lines = ["\(layer)/\(keyPath) is \(value) at \(time.secondsText) s", "  model \(model)"]
    for (index, step) in steps.enumerated() {
      lines.append("  \(index + 1)  \(step)")
      lines += step.enclosing.reversed().map { "       \($0)" }
      if step.omittedGroups > 0 {
        let isOne = step.omittedGroups == 1
        lines.append("       in \(step.omittedGroups) more group\(isOne ? "" : "s")")
      }
      if case .overridden(let other) = step.role {
        lines.append("       overridden by \(other + 1)")
      }
    }
    if steps.isEmpty { lines.append("  nothing animates it at this time") }
    return (lines + absent.map { "  –  \($0)" }).map(\.oneLine).joined(separator: "\n")
  }
}

extension Double {
  /// The number with six digits behind the point at most.
  fileprivate var shortText: String {
    let rounded = (self * 1e6).rounded() / 1e6
    return (abs(self) < 1e6 ? rounded : self).text
  }
}
