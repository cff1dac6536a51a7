// The callbacks of delegates, as entries that tests compare.

import AnimaticCore

/// The callbacks of the delegates of one case, in order.
final class DelegateLog {
  /// One callback.
  struct Entry: CustomStringConvertible {
    let isBegin: Bool
    let tag: String
    let time: Double
    let isFinished: Bool

    var description: String {
      isBegin ? "begin \(tag) \(time)" : "end \(tag) \(time) \(isFinished ? "finished" : "cut")"
    }

    /// Whether it is the same callback, but for rounding of its time.
    func isSame(as other: Entry) -> Bool {
      isBegin == other.isBegin && tag == other.tag && isFinished == other.isFinished
        && abs(time - other.time) <= 1e-9
    }
  }

  private(set) var entries: [Entry] = []

  /// A delegate that records the callbacks of the animation with a tag.
  func delegate(_ tag: String) -> any LayerAnimationDelegate {
    AnimationTarget(
      begin: { [unowned self] event in note(true, tag, event) },
      end: { [unowned self] event in note(false, tag, event) })
  }

  private func note(_ isBegin: Bool, _ tag: String, _ event: AnimationEvent) {
    entries.append(
      Entry(isBegin: isBegin, tag: tag, time: event.time, isFinished: event.finished))
  }

  /// The callbacks of one tag.
  func entries(of tag: String) -> [Entry] { entries.filter { $0.tag == tag } }
}
