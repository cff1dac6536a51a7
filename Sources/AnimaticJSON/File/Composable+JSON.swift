// json and writeJSON(toFile:): a composition as text and as a file.

public import Animatic
import AnimaticCore

extension Composable {
  /// Returns the composition as JSON, unresolved, with its layers and their model values.
  ///
  /// The text is the same for the same composition, on every machine.
  /// ``AnimaticJSON/CompositionFile`` reads it, and documents the format. Closures can't be written:
  /// the file has their kinds and source lines. A value of an unregistered type is written as its
  /// description, which can't be read again: ``jsonProblems(types:)`` reports it, and
  /// ``writeJSON(toFile:isPretty:hasTimeline:types:)`` throws it.
  ///
  /// ```swift
  /// print(Animate(box).fade(from: 1, to: 0).json())
  /// ```
  ///
  /// - Parameters:
  ///   - isPretty: Whether each layer and each node has a line of its own; else all is one line.
  ///   - hasTimeline: Whether to write the resolved times too, for readers that can't compile.
  ///   - types: Your registered value types.
  /// - Returns: The text, without a line break at its end.
  /// - Complexity: O(n) in the animations.
  public func json(
    isPretty: Bool = true, hasTimeline: Bool = false, types: ValueRegistry = ValueRegistry()
  ) -> String {
    written(isPretty: isPretty, hasTimeline: hasTimeline, types).json.text
  }

  /// Returns errors about parts that can't be read again from the JSON: values of unregistered
  /// types.
  ///
  /// - Parameter types: Your registered value types.
  /// - Returns: One error per value; none if everything can be read.
  public func jsonProblems(types: ValueRegistry = ValueRegistry()) -> [CompositionFileError] {
    written(isPretty: false, hasTimeline: false, types).errors
  }

  /// Writes the composition to a JSON file, replacing an existing one.
  ///
  /// - Parameters:
  ///   - path: The path of the file; the folder has to exist.
  ///   - isPretty: Whether each layer and each node has a line of its own.
  ///   - hasTimeline: Whether to write the resolved times too.
  ///   - types: Your registered value types.
  /// - Throws: J-6 for a value that could not be read again, before anything is written; J-8 if the
  ///   system can't write the file, with its reason.
  public func writeJSON(
    toFile path: String, isPretty: Bool = true, hasTimeline: Bool = false,
    types: ValueRegistry = ValueRegistry()
  ) throws(CompositionFileError) {
    let whole = written(isPretty: isPretty, hasTimeline: hasTimeline, types)
    if var error = whole.errors.first {
      error.file = path
      throw error
    }
    try FileBytes.write(whole.json.bytes + (isPretty ? [UInt8(ascii: "\n")] : []), to: path)
  }

  private func written(
    isPretty: Bool, hasTimeline: Bool, _ types: ValueRegistry
  ) -> (json: JSONWriter, errors: [CompositionFileError]) {
    let coder = CompositionCoder(composition.body, types)
    if hasTimeline { coder.timeline = timeline }
    var json = JSONWriter(isPretty: isPretty)
    json.write(Codec.file.write((), coder), indent: 0)
    return (json, coder.errors)
  }
}
