// Animations from an old content of a layer to a new one.

/// An animation from the old content of a layer to the new one.
open class CATransition: CAAnimation {
  override class var attributes: [String: any KeyedAttribute] { transitionTable }

  /// Its type.
  public var type: CATransitionType {
    get { self[TransitionAttributes.type] }
    set { self[TransitionAttributes.type] = newValue }
  }

  /// Where it comes from.
  public var subtype: CATransitionSubtype? {
    get { self[TransitionAttributes.subtype] }
    set { self[TransitionAttributes.subtype] = newValue }
  }

  /// From 0 to 1, where it starts.
  public var startProgress: Float {
    get { self[TransitionAttributes.startProgress] }
    set { self[TransitionAttributes.startProgress] = newValue }
  }

  /// From 0 to 1, where it ends.
  public var endProgress: Float {
    get { self[TransitionAttributes.endProgress] }
    set { self[TransitionAttributes.endProgress] = newValue }
  }
}

private let transitionTable = table(AnimationAttributes.all + TransitionAttributes.all)
