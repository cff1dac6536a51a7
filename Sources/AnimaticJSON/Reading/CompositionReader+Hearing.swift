// Callbacks and observers as silent listeners, and the diagnostics of the original calls.

import Animatic
import AnimaticCore

extension CompositionReader {
  /// A silent listener with the callbacks of the original one.
  func listener(_ element: JSONElement) throws(CompositionFileError) -> AnimationListener {
    var listener = AnimationListener()
    for part in try element.elements() {
      let hears = try part.required("hears")
      if hears.isText {
        listener.target = SilentDelegate(typeName: try part.text("type") ?? "")
        continue
      }
      let heard = try words(hears, among: ["begin", "end", "repeat"])
      let silent: AnimationTarget.Handler = { _ in }
      let target = AnimationTarget(
        begin: heard.contains("begin") ? silent : nil, end: heard.contains("end") ? silent : nil,
        repeat: heard.contains("repeat") ? silent : nil)
      target.place = try part.value("place")?.place()
      if try part.flag("isDelegate") {
        listener.target = target
      } else {
        listener.observers.append(target)
      }
    }
    return listener
  }

  /// A silent observer of a part of the composition, or of a cue.
  func observation(_ element: JSONElement) throws(CompositionFileError) -> Observation {
    let cue = try element.text("cue").map { Cue($0) }
    let heard = try words(
      try element.required("hears"), among: ["begin", "end", "repeat", "progress", "passes"])
    let silent: CompositionObserver.Handler = { _ in }
    return Observation(
      cue: cue,
      observer: CompositionObserver(
        begin: heard.contains("begin") ? silent : nil, end: heard.contains("end") ? silent : nil,
        repeats: heard.contains("repeat") ? silent : nil,
        progress: heard.contains("progress") ? { _ in } : nil,
        passes: heard.contains("passes") ? silent : nil, cue: cue?.name))
  }

  private func words(
    _ element: JSONElement, among known: [String]
  ) throws(CompositionFileError) -> Set<String> {
    var words: Set<String> = []
    for word in try element.elements() {
      let text = try word.text()
      guard known.contains(text) else { throw word.unknown(text, among: known) }
      words.insert(text)
    }
    return words
  }

  func problem(_ element: JSONElement) throws(CompositionFileError) -> Diagnostic {
    let severity = try element.required("severity")
    let word = try severity.text()
    guard let known = Diagnostic.Severity(rawValue: word) else {
      throw severity.unknown(word, among: ["info", "warning", "error"])
    }
    var time: ClosedRange<Double>?
    if let range = try element.value("time") {
      let numbers = try range.numbers()
      guard numbers.count == 2, numbers[0] <= numbers[1] else {
        throw range.unfit("It is no begin and end.", "Write two numbers that ascend.")
      }
      time = numbers[0]...numbers[1]
    }
    return Diagnostic(
      id: try element.required("id").text(), severity: known,
      message: try element.required("message").text(),
      remedy: try element.required("remedy").text(),
      place: try element.value("place")?.place(), path: try element.text("path") ?? "",
      time: time)
  }
}
