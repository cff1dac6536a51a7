// A group of animations. Owns its children; the evaluator defines their time.

/// A group of animations of one layer with its own local time (G-1 to G-11).
///
/// A child's begin time is relative to the group. The group's duration clips its children and never
/// scales them; a child whose duration is 0 takes the group's (engine-defined: measured, although
/// some documentation contradicts it). After the end of a group that fills forwards, a child that
/// ended without a fill has no effect (G-7, engine-defined).
///
/// ```swift
/// let appear = AnimationGroup([fade, grow], duration: 0.5)
/// box.add(appear, forKey: "appear")
/// ```
public struct AnimationGroup: LayerAnimation {
  /// The children in order of application; the later one wins if two write the same property.
  public var animations: [any LayerAnimation] {
    get { children.animations }
    _modify {
      areChildrenEdited = true
      if !isKnownUniquelyReferenced(&children) { children = Children(children.animations) }
      yield &children.animations
    }
  }

  private var children: Children

  /// Timing, easing, removal, delegate, tag, and source location.
  public var attributes: AnimationAttributes

  /// Whether the children were replaced after the group was returned.
  package var areChildrenEdited = false

  /// The maximum nesting depth of compiled groups.
  package static let deepest = 1000

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - animations: The children, in order of application.
  ///   - duration: The duration of one iteration in seconds; 0 becomes 0.25 on a layer, regardless
  ///     of the children (G-4).
  ///   - timingFunction: The easing of the children's time; nil is linear.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public init(
    _ animations: [any LayerAnimation] = [], duration: Double = 0,
    timingFunction: TimingFunction? = nil, file: String = #fileID, line: UInt = #line
  ) {
    children = Children(animations)
    attributes = AnimationAttributes(
      duration: duration, timingFunction: timingFunction, file: file, line: line)
  }

  /// The children behind a reference, so that groups of any depth are freed without recursion.
  ///
  /// Mutated only while uniquely referenced.
  private final class Children: @unchecked Sendable {
    var animations: [any LayerAnimation]

    init(_ animations: [any LayerAnimation]) { self.animations = animations }

    deinit {
      var pending = animations
      animations = []
      while !pending.isEmpty {
        guard var group = pending.removeLast() as? AnimationGroup,
          isKnownUniquelyReferenced(&group.children)
        else { continue }
        pending += group.children.animations
        group.children.animations = []
      }
    }
  }

  /// The group on one line, such as group of 2 begin 0 duration 0.5.
  public var description: String { "group of \(animations.count) \(attributes)" }
}
