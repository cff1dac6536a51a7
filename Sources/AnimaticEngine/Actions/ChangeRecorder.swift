// Writing down what a closure changes instead of showing it: which layers, and what of them.

package import AnimaticCore

/// What a closure changed on layers, stage or not, and how each of them was before.
package final class ChangeRecorder {
  /// A layer that was changed, and how.
  package struct Touched {
    package let layer: Layer
    /// The model before the first change.
    package fileprivate(set) var old: LayerValues
    /// What was written, each once, with what the recorder was stamped with when it last was.
    package fileprivate(set) var changes: [(path: PropertyPath, stamp: Any?)] = []
  }

  /// The layers in the order in which they were first changed.
  private var touched: [Touched] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var stamp: Any?

  private static let place = ThreadPlace<ChangeRecorder>()

  static var current: ChangeRecorder? { place.current }

  /// Whether changes are being recorded on this thread.
  package static var isRecording: Bool { current != nil }

  /// What a closure changes; afterwards every model is as it was.
  ///
  /// One that records inside another keeps what it records to itself.
  package static func record(_ changes: () throws -> Void) rethrows -> [(Touched, LayerValues)] {
    let recorder = ChangeRecorder()
    let outer = place.replace(with: recorder)
    defer {
      _ = place.replace(with: outer)
      for touched in recorder.touched { touched.layer.values = touched.old }
    }
    try withExtendedLifetime((recorder, outer)) { try changes() }
    return recorder.touched.map { ($0, $0.layer.values) }
  }

  /// Makes changes with a stamp on each, where they are recorded.
  package static func stamped<Result>(
    _ stamp: (Any?) -> Any?, _ changes: () throws -> Result
  ) rethrows -> Result {
    guard let recorder = current else { return try changes() }
    let outer = recorder.stamp
    recorder.stamp = stamp(outer)
    defer { recorder.stamp = outer }
    return try changes()
  }

  /// Something else than the closure writes to a model meanwhile, such as the end of a run: that
  /// stays.
  func keep(_ layer: Layer, _ write: (inout LayerValues) -> Void) {
    if let place = places[ObjectIdentifier(layer)] { write(&touched[place].old) }
  }

  /// A property of a layer is about to be written.
  func changed(_ layer: Layer, _ path: PropertyPath) {
    let place = places[ObjectIdentifier(layer)] ?? touched.count
    if place == touched.count {
      places[ObjectIdentifier(layer)] = place
      touched.append(Touched(layer: layer, old: layer.values))
    }
    touched[place].changes.removeAll { $0.path == path }
    touched[place].changes.append((path, stamp))
  }
}
