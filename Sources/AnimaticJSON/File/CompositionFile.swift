// A composition read from JSON, with its layers; and the file format.

public import Animatic
import AnimaticCore
public import AnimaticEngine

/// A composition read from JSON, and the layers that it animates.
///
/// Everything derived from it is unchanged: timeline, groups, dump, and diagnostics with their
/// source locations. Callbacks do nothing, but still appear in dumps and diagnostics.
///
/// ```swift
/// let file = try CompositionFile(contentsOfFile: "intro.json")
/// print(file.composition.debugDump())
/// file["title"]?.cornerRadius = 4
/// file.composition.run()
/// ```
///
/// **The format.** An object. Unknown keys are ignored, and of duplicate keys the first counts: the
/// diagnostics of the composition report both (J-9). A number may be `"inf"`, `"-inf"` or `"nan"`.
///
/// | key | what |
/// |---|---|
/// | `animatic` | the version of the format: 1 |
/// | `layers` | `id` from 1, `name`, and `model`: values by key path |
/// | `properties` | not standard ones: `id`, `keyPath`, `type`, `default`, `valueFunction` |
/// | `callbacks` | callbacks of an animation: lists of `hears`, `isDelegate`, `type`, `place` |
/// | `observers` | observers of a part, or of a `cue`: `hears`, `place` |
/// | `nodes` | the nodes, in post-order: a container follows its content |
/// | `problems` | diagnostics of single calls: `id`, `severity`, `message` … |
/// | `timeline` | resolved seconds, for other readers; not read: `duration`, `animations` |
///
/// | key of a node | what |
/// |---|---|
/// | `kind` | of an animation: `basic`, `spring`, `keyframes`, `group` |
/// | | of a container: `chain`, `sequence`, `parallel`, `stagger`, `shift`, `pace`, `time` |
/// | | of other nodes: `wait`, `cue`, `then` |
/// | `span` | the number of nodes, its content included; 1 where it is missing |
/// | `layer` | the id of its layer |
/// | `property`, `from`, `to`, `by` | the animated property and its values |
/// | `values`, `keyTimes`, `timingFunctions`, `calculationMode` | of keyframes |
/// | `tensionValues`, `continuityValues`, `biasValues`, `path`, `rotationMode` | of keyframes |
/// | `spring` | `mass`, `stiffness`, `damping`, `initialVelocity`, `allowsOverdamping` |
/// | `isAdditive`, `isCumulative`, `isRemovedOnCompletion`, `fillMode` | as in Core Animation |
/// | `begin` | seconds after the cursor; the gap of a sequence or a then; the delay of a shift |
/// | `duration`, `defaultDuration` | explicit seconds, or a verb's default |
/// | `speed`, `timeOffset`, `repeatCount` | as in Core Animation |
/// | `repeatDuration`, `autoreverses` | as in Core Animation |
/// | `easing` | `easeIn` and the like, four control numbers, or a `kind` with its numbers |
/// | `velocity` | the initial velocity of a spring, in units per second, for each number |
/// | `at` | a position: `anchor`, `offset`, `fraction`, `cue` |
/// | `word` | an operator: its `name` and numbers: `cue`, `stagger`, `lag`, `sped`, `stretched`, |
/// | | `fitted`, `repeated`, `autoreversed`, `reversed`, `trimmed`, `eased`, `observed` |
/// | `remains` | `stay` or `settle` |
/// | `reducedMotion` | `keep`, `shorten`, `crossfade` or `skip` |
/// | `key`, `tag`, `callbacks` | its key, its tag, the index of its list of callbacks |
/// | `marks` | internal flags: `raw`, `inferred`, `inert`, `rejected`, `offsets`, |
/// | | `factors`, `misfit`, `badRepeats` |
/// | `place`, `then` | file:line; the line of a directly following then |
///
/// Values are numbers, or arrays of them: points `[x, y]`, rectangles `[x, y, width, height]`,
/// colors `[red, green, blue, alpha]`, transforms as sixteen numbers row by row. A path is a list
/// of elements such as `["move", 0, 0]`, control points first. Contents are a name. A layer value
/// is its id. A model's transform is followed by its rotations and scales, such as
/// `transform.rotation.z`, where a scale of 0 hides them in the matrix; or by all its components,
/// where the matrix lacks more, such as a held rotation of 4 radians: `transform.parts` are scale,
/// skew (xy, xz, yz), rotation and translation, and the last column of a perspective.
///
/// ```json
/// {
///   "animatic": 1,
///   "layers": [
///     {"id": 1, "name": "box", "model": {"bounds": [0, 0, 0, 0], "position": [50, 50]}}
///   ],
///   "nodes": [
///     {"kind": "basic", "layer": 1, "property": "opacity", "from": 1, "to": 0, "duration": 0.3}
///   ]
/// }
/// ```
public struct CompositionFile: Composable, CustomStringConvertible {
  /// The composition that the file describes.
  public let composition: Composition

  /// The layers, in the order of the file.
  public let layers: [Layer]

  /// Reads a composition from JSON.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - types: Your registered value types.
  /// - Throws: The error in the text, and its location.
  /// - Complexity: O(n) in the text.
  public init(
    json: String, types: ValueRegistry = ValueRegistry()
  ) throws(CompositionFileError) { try self.init(bytes: Array(json.utf8), types) }

  /// Reads a composition from a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - types: Your registered value types.
  /// - Throws: J-7 if the system can't read the file, with its reason; else the error in the text,
  ///   and its location.
  public init(
    contentsOfFile path: String, types: ValueRegistry = ValueRegistry()
  ) throws(CompositionFileError) { try self.init(bytes: FileBytes.read(path), types, file: path) }

  private init(
    bytes: [UInt8], _ types: ValueRegistry, file: String? = nil
  ) throws(CompositionFileError) {
    let coder = CompositionCoder(CompositionBody(), types)
    // The byte order mark that some editors write.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    do throws(JSONError) {
      composition = try coder.read(bytes)
    } catch {
      let path = coder.root.path(to: error.offset)
      throw CompositionFileError(error, in: bytes, path: path, file: file)
    }
    layers = composition.body.hosts.compactMap { $0 as? Layer }
  }

  /// The first layer with a name; nil if there is none.
  ///
  /// - Parameter name: The name.
  public subscript(name: String) -> Layer? { layers.first { $0.name == name } }

  /// The number of animations and layers, on one line.
  public var description: String { "\(composition) on \(layers.count.of("layer"))" }
}

extension Composition {
  /// Reads a composition from JSON.
  ///
  /// To access its layers, use a ``AnimaticJSON/CompositionFile``.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - types: Your registered value types.
  /// - Throws: The error in the text, and its location.
  public init(
    json: String, types: ValueRegistry = ValueRegistry()
  ) throws(CompositionFileError) {
    self = try CompositionFile(json: json, types: types).composition
  }
}

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
  ) -> String { written(isPretty: isPretty, hasTimeline: hasTimeline, types).json.text }

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
