// An unresolved description of a sequence, as a flat value. Creating it runs nothing and reads no
// clock.

import AnimaticCore

/// A description of animations and their timing, built by chains and builders.
///
/// It is a value: a stored composition can be used twice, and neither use changes the other. It is
/// resolved when its timeline, groups, or dump are read, or when it runs.
public struct Composition: Composable, CustomStringConvertible {
  /// The whole content.
  package internal(set) var body: CompositionBody

  package init(_ body: consuming CompositionBody) { self.body = body }

  /// Creates an empty composition, on a layer or without one.
  init(host: (any LayerHost)? = nil) {
    body = CompositionBody()
    if let host { _ = body.index(of: host) }
  }

  /// The composition itself, as the protocol requires.
  public var composition: Composition { self }

  /// The number of animations, on one line.
  public var description: String {
    let count = body.nodes.count { $0.kind == .leaf }
    return "composition of \(count.of("animation"))"
  }
}
