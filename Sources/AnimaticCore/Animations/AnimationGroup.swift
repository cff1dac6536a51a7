// Several animations as one. Owns its children; how time runs for them is the evaluator's.

/// Several animations of one layer that run in a time of their own (G-1 to G-11).
///
/// A child's begin time is relative to the group. The group's duration clips its children and never
/// scales them; a child whose duration is 0 takes the group's (engine-defined: measured, but told
/// otherwise in places). After the end of a group that fills forwards, a child that had ended and
/// does not fill shows nothing (G-7, engine-defined).
///
/// ```swift
/// let appear = AnimationGroup([fade, grow], duration: 0.5)
/// box.add(appear, forKey: "appear")
/// ```
public struct AnimationGroup: LayerAnimation {
  /// The children, in order of application: where two write the same property, the later one wins
  ///
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

  /// Whether someone replaced the children after the group was handed out.
  package var areChildrenEdited = false

  /// How deep groups may be nested where they are compiled.
  package static let deepest = 1000

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - animations: The children, in order of application.
  ///   - duration: Seconds of one pass; 0 becomes 0.25 on a layer, whatever the children last
  ///     (G-4).
  ///   - timingFunction: The easing of the time in which the children live; nil is linear.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public init(
    _ animations: [any LayerAnimation] = [], duration: Double = 0,
    timingFunction: TimingFunction? = nil, file: String = #fileID, line: UInt = #line
  ) {
    children = Children(animations)
    attributes = AnimationAttributes(
      timing: MediaTiming(duration: duration), timingFunction: timingFunction,
      place: SourcePlace(file: file, line: line))
  }

  /// The children, behind a reference, so that groups of any depth are freed without recursion.
  ///
  /// A group changes them only while no other group refers to them.
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
