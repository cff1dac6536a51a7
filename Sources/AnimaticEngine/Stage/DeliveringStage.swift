// Which stage is delivering on this thread right now, so that what a callback starts joins it
// (DESIGN §5, Stage and driving). Delivery is synchronous, so a place of the thread's own is exact
// where a task-local value would outlive it.

import Foundation

enum DeliveringStage {
  private static let key = "animatic.deliveringStage"

  /// The stage whose callback is running on this thread.
  static var current: Stage? {
    Thread.current.threadDictionary[key] as? Stage
  }

  /// Makes a stage the current one and gives the one that was.
  static func enter(_ stage: Stage) -> Stage? {
    let outer = current
    Thread.current.threadDictionary[key] = stage
    return outer
  }

  /// Puts back the stage that was current before.
  static func leave(_ outer: Stage?) {
    if let outer {
      Thread.current.threadDictionary[key] = outer
    } else {
      Thread.current.threadDictionary.removeObject(forKey: key)
    }
  }
}
