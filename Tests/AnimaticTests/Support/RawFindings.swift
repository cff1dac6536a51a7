// Owns the question that all tests of lints ask: what is told of one raw animation, in short.

import Animatic
import Testing

/// What a layer tells of an animation, one text for each finding: id, severity, path and line.
///
/// A chain must tell the same of it.
///
/// - Parameters:
///   - animation: The animation; its begin counts from now.
///   - key: The key under which it is added; without one the chain is not asked.
///   - prepare: Sets the model.
func told(
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

/// The same of several animations in one group.
func told(
  _ animations: [any LayerAnimation], in duration: Double, line: UInt = 0,
  sourceLocation: SourceLocation = #_sourceLocation, over prepare: (Layer) -> Void = { _ in }
) -> [String] {
  told(
    AnimationGroup(animations, duration: duration, line: line), sourceLocation: sourceLocation,
    over: prepare)
}

extension Diagnostic {
  /// Id, severity, path and line, such as L-8 warning layer 1/opacity 7.
  var brief: String {
    "\(id) \(severity) \(path.isEmpty ? "-" : path) \(place.map { "\($0.line)" } ?? "-")"
  }
}

extension LayerAnimation {
  /// The animation with something changed.
  func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
