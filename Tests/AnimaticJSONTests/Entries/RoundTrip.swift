// The equality of a composition and its round trip through JSON.

import Animatic
import AnimaticCore
import AnimaticJSON
import RandomScenes
import Testing

/// What differs between a composition and what comes back of it; nil where nothing does.
func roundTripDifference(
  _ composable: some Composable, types: ValueRegistry = ValueRegistry(), times: Int = 40,
  reducedMotion: Bool = false
) -> String? {
  let composition = composable.composition
  let text = composition.json(types: types)
  let file: CompositionFile
  do {
    file = try CompositionFile(json: text, types: types)
  } catch {
    return "\(error)\n\(text)"
  }
  if file.composition.json(types: types) != text {
    return "the text differs:\n\(text)\n\(file.composition.json(types: types))"
  }
  for isReduced in reducedMotion ? [false, true] : [false] {
    let first = composition.timeline(reducedMotion: isReduced)
    let second = file.composition.timeline(reducedMotion: isReduced)
    if let problem = timelineDifference(first, second, times: times) {
      return "\(problem)\n\(text)"
    }
    if first.diagnostics != second.diagnostics {
      return "findings differ: \(first.diagnostics) \(second.diagnostics)"
    }
  }
  let groups = (groupTexts(composition), groupTexts(file.composition))
  if groups.0 != groups.1 { return "the groups differ: \(groups.0) \(groups.1)" }
  if composition.gantt() != file.composition.gantt() { return "the charts differ" }
  return nil
}

/// Keys, layers, and animations of the compiled composition, including children of groups.
private func groupTexts(_ composition: Composition) -> [String] {
  composition.groups.map { entry in
    var texts: [String] = []
    var pending: [any LayerAnimation] = [entry.animation]
    while let animation = pending.popLast() {
      texts.append("\(animation) \(animation.timing) \(animation.place?.description ?? "")")
      pending += (animation as? AnimationGroup)?.animations ?? []
    }
    return "\(entry.key) \(entry.layer?.name ?? "") \(texts)"
  }
}

private func timelineDifference(
  _ first: Timeline, _ second: Timeline, times: Int
) -> String? {
  let dumps = (first.dump(isFolded: false), second.dump(isFolded: false))
  if dumps.0 != dumps.1 { return "the dumps differ:\n\(dumps.0)\n---\n\(dumps.1)" }
  if first.layers.count != second.layers.count { return "the layers differ" }
  if first.duration != second.duration { return "the durations differ" }
  for time in moments(of: first, count: times) {
    let snapshots = (first.snapshot(at: time), second.snapshot(at: time))
    for (layer, other) in zip(first.layers, second.layers) {
      let values = (numbers(snapshots.0[layer]), numbers(snapshots.1[other]))
      if values.0 != values.1 {
        return "at \(time): \(snapshots.0[layer]?.description ?? "") is not "
          + (snapshots.1[other]?.description ?? "")
      }
    }
  }
  return nil
}

/// The bits of all numbers, and what there is besides.
private func numbers(_ values: LayerValues?) -> [String] {
  guard let values else { return [] }
  return values.keyPaths.map { name in
    let path = PropertyCatalogue.path(for: name)
    guard let value = path.map({ values.value(at: $0) }) else { return name }
    let bits = value.numbers.map { $0.isNaN ? "nan" : "\($0.bitPattern)" }.joined(separator: " ")
    // Two compositions have layers of their own, so an identity is only the same in the text.
    return "\(name) \(bits) \(path.map { value.text(as: $0.valueType) } ?? "")"
  }
}

/// All times of changes, and as many more in between.
private func moments(of timeline: Timeline, count: Int) -> [Double] {
  let end = timeline.duration.isFinite ? timeline.duration : 20
  var times: [Double] = []
  for node in timeline.plan.nodes.indices {
    guard let span = timeline.plan.activeInterval(of: node) else { continue }
    for edge in [span.enter, span.exit] where edge.isFinite {
      times += [edge.nextDown, edge, edge.nextUp]
    }
  }
  var random = SeededNumbers(seed: 7)
  for _ in 0..<count {
    times.append(random.fraction() * (end + 0.5))
  }
  return times
}

extension CompositionFile {
  /// The error of reading a text; nil if it can be read.
  static func error(
    in json: String, types: ValueRegistry = ValueRegistry()
  ) -> CompositionFileError? {
    do throws(CompositionFileError) {
      _ = try CompositionFile(json: json, types: types)
      return nil
    } catch {
      return error
    }
  }
}
