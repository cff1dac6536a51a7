// The diagnostics of one raw animation, as short texts.

package import Animatic
package import Testing

/// The diagnostics that a layer reports for an animation, each as id, severity, path and line.
///
/// Expects a chain to report the same.
///
/// - Parameters:
///   - animation: The animation; its begin time is relative to the current time.
///   - key: The key under which it is added; nil skips the comparison with the chain.
///   - sourceLocation: The source location of the expectation.
///   - prepare: Sets the model.
package func lints(
  _ animation: any LayerAnimation, key: String? = "own",
  sourceLocation: SourceLocation = #_sourceLocation, over prepare: (Layer) -> Void = { _ in }
) -> [String] {
  let box = makeBox()
  prepare(box)
  let inChain = Animate(box).add(key: key, animation: animation).diagnostics.map(\.brief)
  let stage = makeStage(box)
  var added = animation
  if added.beginTime != 0 { added.beginTime += stage.mediaTime }
  box.add(added, forKey: key)
  let onLayer = box.diagnostics.map(\.brief)
  if key != nil { #expect(onLayer == inChain, sourceLocation: sourceLocation) }
  return onLayer
}

/// The same for several animations in one group.
package func lints(
  _ animations: [any LayerAnimation], in duration: Double, line: UInt = 0,
  sourceLocation: SourceLocation = #_sourceLocation, over prepare: (Layer) -> Void = { _ in }
) -> [String] {
  lints(
    AnimationGroup(animations, duration: duration, line: line), sourceLocation: sourceLocation,
    over: prepare)
}

extension Diagnostic {
  /// Id, severity, path and line, such as L-8 warning layer 1/opacity 7.
  package var brief: String {
    "\(id) \(severity) \(path.isEmpty ? "-" : path) \(place.map { "\($0.line)" } ?? "-")"
  }
}

extension LayerAnimation {
  /// The animation with some properties changed.
  package func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
