// The interface between chain, compiler, or timeline and a layer. The engine's layer conforms;
// custom types can too.

/// An object whose properties can be animated: the built-in layer, a CALayer, or a custom type.
///
/// A composition uses a host's id and model values; a run uses the animations added to it. A host
/// is used only where the composition was created and need not be `Sendable`.
public protocol LayerHost: AnyObject {
  /// The identity of the layer, constant for its lifetime.
  var layerID: LayerID { get }

  /// The name of the layer in dumps and diagnostics; nil prints as layer 1…n in order of
  /// appearance.
  var name: String? { get }

  /// The layer's local time in seconds, in which begin times are specified (T-10).
  var currentTime: Double { get }

  /// The speed of the layer's local time relative to the time shared by all layers.
  ///
  /// In seconds per second: 0 for a paused layer. The default is 1.
  var effectiveSpeed: Double { get }

  /// The host that holds the animations: a view's layer, or the host itself by default.
  var carrier: any LayerHost { get }

  /// Whether the host's animations run; true by default.
  ///
  /// Read when an animation is lost, to distinguish a detached layer from a removed animation.
  var runsAnimations: Bool { get }

  /// Whether the layer's viewer prefers reduced motion; false by default.
  ///
  /// The default of the corresponding argument of `run`.
  var prefersReducedMotion: Bool { get }

  /// Whether an animation whose begin time is 0 begins at the layer's next commit (T-9).
  ///
  /// Its delegate then receives the actual begin time. A run on such a layer begins with its first
  /// frame, however long the commit takes. The default is false.
  var beginsAtCommit: Bool { get }

  /// The keys of the attached animations, in order of addition.
  var animationKeys: [String] { get }

  /// Returns the model values, which are displayed when nothing is animated.
  ///
  /// - Parameter keyPaths: The requested key paths; a host may return more.
  /// - Returns: The values; omitted ones read as the property's default.
  func modelValues(for keyPaths: [String]) -> LayerValues

  /// Writes the model without animating the change.
  ///
  /// - Parameter values: The values to write; only the properties set in them.
  func setModelValues(_ values: LayerValues)

  /// Returns diagnostics for what the layer can't display of an animation; none by default.
  ///
  /// - Parameter animation: The animation, before it is added.
  /// - Returns: One diagnostic for each omitted or approximated feature.
  func objections(to animation: any LayerAnimation) -> [Diagnostic]

  /// Returns whether the animation with a key was added with a delegate.
  ///
  /// A run uses it to distinguish its animations from others added under the same key. By default,
  /// any animation with the key counts.
  ///
  /// - Parameters:
  ///   - delegate: The delegate of the animation that was added.
  ///   - key: The key.
  /// - Returns: Whether that animation is still attached.
  func holds(_ delegate: any LayerAnimationDelegate, forKey key: String) -> Bool

  /// Attaches a copy of an animation and replaces the one with the same key.
  ///
  /// - Parameters:
  ///   - animation: The animation to copy.
  ///   - key: The key, or nil for an animation that can't be removed individually.
  func add(_ animation: any LayerAnimation, forKey key: String?)

  /// Removes the animation with a key, if any.
  ///
  /// - Parameter key: The key under which it was added.
  func removeAnimation(forKey key: String)
}

extension LayerHost {
  /// 1: the layer's time runs at the shared speed.
  public var effectiveSpeed: Double { 1 }

  /// The host itself, which carries its own animations.
  public var carrier: any LayerHost { self }

  /// Returns whether any animation has the key.
  ///
  /// - Parameters:
  ///   - delegate: The delegate of the animation that was added.
  ///   - key: The key.
  /// - Returns: Whether anything is attached under the key.
  public func holds(_ delegate: any LayerAnimationDelegate, forKey key: String) -> Bool {
    animationKeys.contains(key)
  }

  /// Whether added animations run: true by default.
  public var runsAnimations: Bool { true }

  /// False: no preference.
  public var prefersReducedMotion: Bool { false }

  /// False: an animation begins at its begin time, even if that is 0.
  public var beginsAtCommit: Bool { false }

  /// Returns no diagnostics: the layer displays everything.
  ///
  /// - Parameter animation: The animation.
  /// - Returns: An empty array.
  public func objections(to animation: any LayerAnimation) -> [Diagnostic] { [] }

  /// Returns the model value of a property.
  ///
  /// ```swift
  /// box.modelValue(of: .opacity)  // 1 on a fresh layer
  /// ```
  ///
  /// - Parameter property: The property to read.
  /// - Returns: The value that is displayed when nothing is animated.
  public func modelValue<Value>(of property: LayerProperty<Value>) -> Value {
    modelComponents(for: [property.keyPath])[property]
  }

  /// Returns the model values; the transforms that runs have committed have their components, until
  /// a run or a reader finds another matrix (P-9).
  package func modelComponents(for keyPaths: [String]) -> LayerValues {
    var values = modelValues(for: keyPaths)
    let committed = layerID.committedTransforms.components
    for root in values.roots where committed.roots.contains(root) {
      if values.value(of: root).isClose(to: committed.value(of: root)) {
        values.take(root, from: committed)
      } else {
        layerID.committedTransforms.components.take(root, from: values)
      }
    }
    return values
  }

  /// Returns the first numbered key without an attached animation.
  package func freeKey(_ prefix: String) -> String {
    let attached = Set(animationKeys)
    var number = 0
    while attached.contains("\(prefix)\(number)") { number += 1 }
    return "\(prefix)\(number)"
  }
}
