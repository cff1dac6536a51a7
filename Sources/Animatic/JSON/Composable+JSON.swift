// json and writeJSON(toFile:): a composition as text and as a file.

import AnimaticCore

extension Composable {
  /// The composition as JSON: what was written, with the layers it names and their model values.
  ///
  /// The text is the same for the same composition, on every machine. It is read by
  /// ``CompositionFile``, which tells what stands in it. Closures can't travel: what is heard, and
  /// the line that wrote it, is noted. A value of a type that is not registered is written as its
  /// description, which can't be read again: ``jsonProblems(types:)`` tells of it, and
  /// ``writeJSON(toFile:isPretty:hasTimeline:types:)`` refuses it.
  ///
  /// ```swift
  /// print(Animate(box).fade(from: 1, to: 0).json())
  /// ```
  ///
  /// - Parameters:
  ///   - isPretty: Whether each layer and each node has a line of its own; else there is one line.
  ///   - hasTimeline: Whether the resolved times are written too, for readers that can't compile.
  ///   - types: Your registered value types.
  /// - Returns: The text, without a line break at its end.
  /// - Complexity: O(n) in the animations.
  public func json(
    isPretty: Bool = true, hasTimeline: Bool = false, types: ValueRegistry = ValueRegistry()
  ) -> String {
    written(isPretty: isPretty, hasTimeline: hasTimeline, types).json.text
  }

  /// What of the composition can't be read again from its JSON: values of unregistered types.
  ///
  /// - Parameter types: Your registered value types.
  /// - Returns: One entry for each place; none where everything can be read.
  public func jsonProblems(types: ValueRegistry = ValueRegistry()) -> [CompositionFileError] {
    written(isPretty: false, hasTimeline: false, types).faults
  }

  /// Writes the composition to a file as JSON, in the place of one that is there.
  ///
  /// - Parameters:
  ///   - path: The path of the file; the folder has to exist.
  ///   - isPretty: Whether each layer and each node has a line of its own.
  ///   - hasTimeline: Whether the resolved times are written too.
  ///   - types: Your registered value types.
  /// - Throws: J-6 for a value that could not be read again, before anything is written; J-8 where
  ///   the system can't write the file, with its reason.
  public func writeJSON(
    toFile path: String, isPretty: Bool = true, hasTimeline: Bool = false,
    types: ValueRegistry = ValueRegistry()
  ) throws(CompositionFileError) {
    let whole = written(isPretty: isPretty, hasTimeline: hasTimeline, types)
    if let fault = whole.faults.first { throw fault.inFile(path) }
    do throws(FileBytes.Fault) {
      try FileBytes.write(whole.json.bytes + (isPretty ? [UInt8(ascii: "\n")] : []), to: path)
    } catch {
      throw CompositionFileError(
        "J-8", "The file can't be written: \(error.reason).",
        "Give the path of a file in a folder that exists and may be written to.", file: path)
    }
  }

  private func written(
    isPretty: Bool, hasTimeline: Bool, _ types: ValueRegistry
  ) -> CompositionWriter {
    var writer = CompositionWriter(composition, isPretty: isPretty, types: types)
    writer.write(hasTimeline ? timeline : nil)
    return writer
  }
}
