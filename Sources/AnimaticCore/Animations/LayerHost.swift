// What chain, compiler and timeline may know of a layer. The engine's layer conforms, and so can
// any other.

/// Something whose properties can be animated: the built-in layer, a layer of Core Animation's, or
/// one of your own.
///
/// A host takes part in a composition by its id and its model values, and in a run by the
/// animations added to it. All of it is used from wherever the composition was created; a host need
/// not be `Sendable`.
public protocol LayerHost: AnyObject {
  /// The identity, the same for as long as the layer lives.
  var layerID: LayerID { get }

  /// What dumps and diagnostics call the layer; nil prints as layer 1…n in order of appearance.
  var name: String? { get }

  /// The layer's own time now, in seconds: the time in which a begin time is written
  /// (T-10).
  var currentTime: Double { get }

  /// How fast the layer's own time goes against the one that all layers share.
  ///
  /// In seconds a second: 0 for a layer that stands still, and 1 where nothing is said.
  var effectiveSpeed: Double { get }

  /// Who has its animations: itself where nothing is said, and its layer where it is a view.
  var carrier: any LayerHost { get }

  /// Whether its animations run: where nothing is said, they do.
  ///
  /// It is asked when an animation was lost, to tell a layer that went away from an animation that was
  /// removed.
  var runsAnimations: Bool { get }

  /// Whether whoever looks at the layer wants less motion; false where nothing is said.
  ///
  /// It is what `run` takes where it is told nothing.
  var prefersReducedMotion: Bool { get }

  /// Whether an animation whose begin is 0 begins at the layer's next commit (T-9).
  ///
  /// Its delegate then receives the time at which it began. A run on such a layer begins with its first
  /// frame, however long the commit takes. The default is false.
  var beginsAtCommit: Bool { get }

  /// The keys of the animations that are attached, in order of addition.
  var animationKeys: [String] { get }

  /// Reads the model: the values that show when nothing is animated.
  ///
  /// - Parameter keyPaths: The key paths that are asked for; a host may give more.
  /// - Returns: The values; what is left out reads as the property's default.
  func modelValues(for keyPaths: [String]) -> LayerValues

  /// Writes the model without animating the change.
  ///
  /// - Parameter values: The values to write; only what was set in them.
  func setModelValues(_ values: LayerValues)

  /// What the layer can't show of an animation, as findings of the run; none where nothing is said.
  ///
  /// - Parameter animation: The animation, before it is added.
  /// - Returns: One finding for each thing that is left out or shown in another way.
  func objections(to animation: any LayerAnimation) -> [Diagnostic]

  /// Whether the animation with a key is one that was added with a delegate.
  ///
  /// By this a run tells its own animations from those that others have added under the same key.
  /// Where nothing is said, whatever has the key counts.
  ///
  /// - Parameters:
  ///   - delegate: The delegate of the animation that was added.
  ///   - key: The key.
  /// - Returns: Whether it is still there.
  func holds(_ delegate: any LayerAnimationDelegate, forKey key: String) -> Bool

  /// Attaches a copy of an animation; one that is attached under the same key is removed first
  ///
  ///
  /// - Parameters:
  ///   - animation: The animation to copy.
  ///   - key: The key, or nil for one that can't be removed by itself.
  func add(_ animation: any LayerAnimation, forKey key: String?)

  /// Removes the animation with a key; nothing happens when there is none.
  ///
  /// - Parameter key: The key under which it was added.
  func removeAnimation(forKey key: String)
}

extension LayerHost {
  /// The layer's time goes as that of all others.
  public var effectiveSpeed: Double { 1 }

  /// Itself.
  public var carrier: any LayerHost { self }

  /// Whether something has the key.
  ///
  /// - Parameters:
  ///   - delegate: The delegate of the animation that was added.
  ///   - key: The key.
  /// - Returns: Whether anything is attached under the key.
  public func holds(_ delegate: any LayerAnimationDelegate, forKey key: String) -> Bool {
    animationKeys.contains(key)
  }

  /// They run.
  public var runsAnimations: Bool { true }

  /// Nobody has said so.
  public var prefersReducedMotion: Bool { false }

  /// False: an animation begins at its begin time, also when that is 0.
  public var beginsAtCommit: Bool { false }

  /// The layer shows everything.
  ///
  /// - Parameter animation: The animation.
  /// - Returns: Nothing.
  public func objections(to animation: any LayerAnimation) -> [Diagnostic] { [] }

  /// Reads one model value.
  ///
  /// ```swift
  /// box.modelValue(of: .opacity)  // 1 on a fresh layer
  /// ```
  ///
  /// - Parameter property: The property to read.
  /// - Returns: The value that shows when nothing is animated.
  public func modelValue<Value>(of property: LayerProperty<Value>) -> Value {
    modelValues(for: [property.keyPath])[property]
  }
}

extension LayerHost {
  /// The first of some numbered keys that nothing is attached under.
  package func freeKey(_ prefix: String, besides taken: Set<String> = []) -> String {
    let attached = taken.union(animationKeys)
    var number = 0
    while attached.contains("\(prefix)\(number)") { number += 1 }
    return "\(prefix)\(number)"
  }
}
