// onBegin, onEnd, and handler with an event and without; closures may capture non-Sendable values.

import Animatic

final class Log {
  var lines: [String] = []
}

func callbacks(_ box: Layer, _ log: Log) {
  var count = 0
  Animate(box)
    .fade()
    .onBegin { count += 1 }
    .onBegin { event in log.lines.append("\(event.time)") }
    .onEnd { log.lines.append("end") }
    .onEnd { event in log.lines.append("\(event.finished)") }
    .onEnd { _ in count += 1 }
    .handler(begin: { event in log.lines.append(event.key ?? "") }, end: { _ in count += 1 })
    .handler(end: { event in log.lines.append(event.description) })
    .run()
  log.lines.append("\(count)")
}
