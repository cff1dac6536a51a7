// A compiled composition for drawing: the interface for targets above this one.

package import AnimaticCore

/// The timeline of a composition with the layers that it animates.
package struct HostedTimeline {
  /// The timeline, with the models of the layers at compilation.
  package let timeline: Timeline
  /// The host of each layer of the plan; nil in a composition without layers.
  package let hosts: [(any LayerHost)?]
  /// The name of the composition; nil for none.
  package let name: String?
}

extension Composable {
  /// Compiles for drawing, with the current model values.
  ///
  /// - Parameter reducedMotion: Whether to apply the policies set by `reducedMotion(_:)`.
  package func hostedTimeline(reducedMotion: Bool) -> HostedTimeline {
    let compiled = composition.compiled(reducedMotion: reducedMotion)
    return HostedTimeline(
      timeline: compiled.timeline, hosts: compiled.hosts,
      name: compiled.attached.first { $0.isNamed }?.key)
  }
}
