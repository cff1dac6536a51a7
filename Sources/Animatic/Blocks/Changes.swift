// The changes of a closure as a composition.

public import AnimaticCore
import AnimaticEngine

/// A composition of the layer changes in a closure.
///
/// The closure is called once, at once, without visible effect: every model is restored. Each
/// changed property becomes a verb that ends at the new value and settles there, a rotation without
/// full turns (P-9). A stage's block inside keeps its own timing. Only changes of properties are
/// captured: other effects of the closure, such as running a chain or adding a sublayer, happen at
/// once.
///
/// ```swift
/// Sequential {
///   Changes(duration: 0.3) {
///     box.position.x = 100
///     title.opacity = 0
///   }
///   Animate(box).shake()
/// }
/// ```
public struct Changes: Composable, CustomStringConvertible {
  /// The composition of the captured changes.
  public let composition: Composition

  /// Captures the changes that a closure makes on the engine's layers.
  ///
  /// - Parameters:
  ///   - duration: Seconds; nil is a verb's default.
  ///   - easing: The easing; nil is a verb's default.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - changes: The changes.
  public init(
    duration: Double? = nil, easing: TimingFunction? = nil,
    file: String = #fileID, line: UInt = #line, _ changes: () throws -> Void
  ) rethrows {
    var chains: [Composition] = []
    for (touched, new) in try ChangeRecorder.record(changes) {
      var chain = Animate(touched.layer)
      let wholes = touched.changes.map(\.path).filter { $0.component == .whole }.map(\.root)
      for (path, stamp) in touched.changes
      where path.component == .whole || !wholes.contains(path.root) {
        let value = new.value(at: path)
        guard value != touched.old.value(at: path) else { continue }
        chain = path.valueType.verb(
          on: chain, path, to: value, duration: duration, easing: easing,
          timing: stamp as? BlockTiming, file: file, line: line)
      }
      if chain.composition.body.lastVerb != nil { chains.append(chain.composition) }
    }
    composition = Composition(
      .parallel, of: CompositionStatements(statements: chains), file: file, line: line)
  }

  /// The number of animations, on one line.
  public var description: String { "changes, \(composition)" }
}

extension AnimatableValue {
  /// Continues a chain with a verb to a value.
  fileprivate static func verb(
    on chain: consuming Animate, _ path: PropertyPath, to value: FlatValue, duration: Double?,
    easing: TimingFunction?, timing: BlockTiming?, file: String, line: UInt
  ) -> Animate {
    let chain = chain.animate(
      LayerProperty<Self>(path), to: Self(flat: value),
      duration: timing.map { $0.isAnimated ? $0.duration : 0 } ?? duration,
      easing: timing.map { $0.spring.map { .spring($0) } ?? $0.curve } ?? easing, file: file,
      line: line
    ).settle()
    guard let timing else { return chain }
    return chain.after(begin: timing.isAnimated ? timing.delay : 0)
      .repeats(timing.repeatCount > 0 ? timing.repeatCount : 1)
      .autoreverses(timing.autoreverses)
  }
}
