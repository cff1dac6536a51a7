// A chain on one layer, or on each of several.

public import AnimaticCore

/// A statement of a builder that names its layer once.
///
/// ```swift
/// On(title) { $0.fadeIn().move(offset: [0, -20]) }
/// On(cells) { $0.fadeIn().after(begin: 0.05 * Double($1)) }
/// ```
public struct On: Composable, CustomStringConvertible {
  /// The composition of the chains.
  public let composition: Composition

  /// Creates a chain on a layer.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - content: Continues the empty chain that is passed to it.
  public init(_ layer: any LayerHost, _ content: (Animate) -> some Composable) {
    composition = content(Animate(layer)).composition
  }

  /// Creates a chain on each of several layers, in parallel.
  ///
  /// - Parameters:
  ///   - layers: The layers.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - content: Continues the empty chain that is passed to it, with the index of the layer.
  public init(
    _ layers: [any LayerHost], file: String = #fileID, line: UInt = #line,
    _ content: (Animate, Int) -> some Composable
  ) {
    let statements = CompositionStatements(
      statements:
        layers.enumerated().map { content(Animate($1), $0).composition })
    var composition = Composition(.parallel, of: statements, file: file, line: line)
    if layers.isEmpty { composition.body.report(.noLayers, file, line) }
    self.composition = composition
  }

  /// Creates the same chain on each of several layers, in parallel.
  ///
  /// - Parameters:
  ///   - layers: The layers.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - content: Continues the empty chain that is passed to it.
  public init(
    _ layers: [any LayerHost], file: String = #fileID, line: UInt = #line,
    _ content: (Animate) -> some Composable
  ) {
    self.init(layers, file: file, line: line) { chain, _ in content(chain) }
  }

  /// The number of animations, on one line.
  public var description: String { "on, \(composition)" }
}
