// Recording the model changes of a closure without applying them.

package import AnimaticCore

/// The changes that a closure makes to layers, on a stage or not, with their previous models.
package final class ChangeRecorder {
  /// A changed layer and its changes.
  package struct Touched {
    package let layer: Layer
    /// The model before the first change.
    package fileprivate(set) var old: LayerValues
    /// The written properties, each once, with the stamp at the last write.
    package fileprivate(set) var changes: [(path: PropertyPath, stamp: Any?)] = []
  }

  /// The layers in the order of their first change.
  private var touched = OrderedMap<ObjectIdentifier, Touched>()
  private var stamp: Any?

  private static let place = ThreadLocal<ChangeRecorder>()

  static var current: ChangeRecorder? { place.current }

  /// Whether changes are being recorded on this thread.
  package static var isRecording: Bool { current != nil }

  /// Records the changes of a closure and restores every model afterward.
  ///
  /// A nested recording keeps its changes to itself.
  package static func record(_ changes: () throws -> Void) rethrows -> [(Touched, LayerValues)] {
    let recorder = ChangeRecorder()
    let outer = place.replace(with: recorder)
    defer {
      _ = place.replace(with: outer)
      for touched in recorder.touched.values { touched.layer.values = touched.old }
    }
    try withExtendedLifetime((recorder, outer)) { try changes() }
    return recorder.touched.values.map { ($0, $0.layer.values) }
  }

  /// Performs changes, recording each with a stamp.
  package static func stamped<Result>(
    _ stamp: (Any?) -> Any?, _ changes: () throws -> Result
  ) rethrows -> Result {
    guard let recorder = current else { return try changes() }
    let outer = recorder.stamp
    recorder.stamp = stamp(outer)
    defer { recorder.stamp = outer }
    return try changes()
  }

  /// Applies a write from outside the closure, such as at the end of a run, that is never reverted.
  func keep(_ layer: Layer, _ write: (inout LayerValues) -> Void) {
    if var old = touched[ObjectIdentifier(layer)]?.old {
      write(&old)
      touched[ObjectIdentifier(layer)]?.old = old
    }
  }

  /// Records a property that is about to be written.
  func changed(_ layer: Layer, _ path: PropertyPath) {
    let id = ObjectIdentifier(layer)
    var known = touched[id] ?? Touched(layer: layer, old: layer.values)
    known.changes.removeAll { $0.path == path }
    known.changes.append((path, stamp))
    touched[id] = known
  }
}
