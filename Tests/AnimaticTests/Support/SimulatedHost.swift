// A layer host that plays its animations by a separate clock, and counts its queries, for runs on
// many hosts whose cost must depend on events only.

import Animatic

/// The clock of simulated hosts, and their coming events.
final class SimulatedTime {
  fileprivate struct Moment {
    let time: Double
    let host: SimulatedHost
    let key: String
    let serial: Int
    let isEnd: Bool
  }

  private(set) var now = 0.0
  /// The number of queries for time, speed, keys, or model of any host.
  var questionCount = 0
  private var serial = 0
  private var moments: [Moment] = []

  fileprivate func begin(
    _ animation: any LayerAnimation, _ key: String, _ host: SimulatedHost
  ) -> Int {
    serial += 1
    let begin = animation.beginTime == 0 ? now : animation.beginTime
    for (time, isEnd) in [(begin, false), (begin + animation.timing.activeDuration, true)] {
      let moment = Moment(time: time, host: host, key: key, serial: serial, isEnd: isEnd)
      let place = moments.firstIndex { $0.time > time } ?? moments.count
      moments.insert(moment, at: place)
    }
    return serial
  }

  /// Advances to a time, and delivers all events up to it.
  func advance(to target: Double) {
    while let next = moments.first, next.time <= target {
      moments.removeFirst()
      now = max(now, next.time)
      next.host.tell(next.key, serial: next.serial, isEnd: next.isEnd)
    }
    now = target
  }
}

/// A host whose time is that of its clock.
final class SimulatedHost: LayerHost {
  private struct Attached {
    let animation: any LayerAnimation
    let serial: Int
  }

  let layerID = LayerID()
  let name: String? = nil
  private let time: SimulatedTime
  private var attached: [String: Attached] = [:]

  init(_ time: SimulatedTime) { self.time = time }

  var currentTime: Double { asked(time.now) }
  var effectiveSpeed: Double { asked(1) }
  var animationKeys: [String] { asked(attached.keys.sorted()) }
  func modelValues(for keyPaths: [String]) -> LayerValues { asked(LayerValues()) }
  func setModelValues(_ values: LayerValues) {}

  func add(_ animation: any LayerAnimation, forKey key: String?) {
    let key = key ?? "-"
    attached[key] = Attached(animation: animation, serial: time.begin(animation, key, self))
  }

  func removeAnimation(forKey key: String) { attached[key] = nil }

  private func asked<Answer>(_ answer: Answer) -> Answer {
    time.questionCount += 1
    return answer
  }

  fileprivate func tell(_ key: String, serial: Int, isEnd: Bool) {
    guard let entry = attached[key], entry.serial == serial else { return }
    let event = AnimationEvent(
      animation: entry.animation, key: key, layer: self, time: time.now, finished: true)
    if isEnd {
      entry.animation.delegate?.animationDidStop(event)
    } else {
      entry.animation.delegate?.animationDidStart(event)
    }
  }
}
