// The events of random compositions against the event model, which shares no code with the library.

import EventModel
import RandomScenes
import TestSupport
import Testing

struct EventModelTests {
  @Test func `events of runs to the end`() {
    expectForAll(.events(.forwards), seeds: 1...5_000) { drawn, _ in drawn.problem }
  }

  @Test func `events of reversed runs from the end`() {
    expectForAll(.events(.backwards), seeds: 200_001...205_000) { drawn, _ in drawn.problem }
  }

  @Test func `events of runs that are turned, sought, paused, canceled, finished, or lose a layer`()
  {
    expectForAll(.events(.session), seeds: 400_001...405_000) { drawn, _ in drawn.problem }
  }
}

/// Compositions whose events are written by hand, so that the judge is judged as well.
struct `The event model` {
  /// The events of a composition, such as `0.5 begin 1`.
  private func lines(
    _ written: WrittenPart, _ controls: [ModelControl] = [.advance(100)]
  )
    -> [String]
  {
    EventModel(written).events(of: controls).map { event in
      event.description.replacing("  ", with: " ")
    }
  }

  /// An instant with a cue before and after it and a fade behind it: the example of A-19.
  private let limits = WrittenPart.observed(
    .cueObserved(
      .cueObserved(
        .chain(
          layer: 0,
          [
            .verb(id: 1, duration: 0, after: 0), .cue(7), .verb(id: 2, duration: 1, after: 0),
            .cue(8),
          ]), cue: 7, id: 3), cue: 8, id: 4), id: 5)

  @Test func `a container is around its content`() {
    expectEqual(
      lines(limits),
      [
        "0.0 begin 5", "0.0 cue 3", "0.0 begin 1", "0.0 begin 2", "0.0 end 1", "1.0 end 2",
        "1.0 cue 4", "1.0 end 5",
      ])
    expectEqual(
      lines(limits, [.seek(1), .reverse, .advance(2)]),
      [
        "0.0 begin 5 backwards", "0.0 begin 2 backwards", "1.0 end 2 backwards",
        "1.0 begin 1 backwards", "1.0 end 1 backwards", "1.0 end 5 backwards",
      ])
  }

  /// Two verbs in a row, repeated.
  private let repeated = WrittenPart.observed(
    .changed(
      .cueObserved(
        .chain(
          layer: 0,
          [
            .cue(7), .verb(id: 1, duration: 1, after: 0), .then(gap: 0), .cue(8),
            .verb(id: 2, duration: 0, after: 0),
          ]), cue: 7, id: 3), .repeated(2, pause: 0.5)), id: 5)

  @Test func `an instant at the end of an iteration begins in the first and ends in the last`() {
    expectEqual(
      lines(repeated),
      [
        "0.0 begin 5", "0.0 cue 3", "0.0 begin 1", "1.0 begin 2", "1.5 again 5 cycle 1",
        "1.5 cue 3", "2.5 end 1", "2.5 end 2", "2.5 end 5",
      ])
  }

  @Test func `what ends, cues, repeats, cues of the iteration that begins, and what begins`() {
    let looped = WrittenPart.changed(
      .chain(
        layer: 0,
        [.cue(7), .verb(id: 1, duration: 1, after: 0), .cue(8)]),
      .repeated(2, pause: 0))
    let later = WrittenPart.chain(
      layer: 1,
      [.verb(id: 3, duration: 1, after: 0), .then(gap: 0), .verb(id: 4, duration: 1, after: 0)])
    let whole = WrittenPart.cueObserved(
      .cueObserved(.parallel([.observed(looped, id: 2), later]), cue: 7, id: 5), cue: 8, id: 6)
    expectEqual(
      lines(whole).filter { $0.hasPrefix("1.0") },
      ["1.0 end 3", "1.0 cue 6", "1.0 again 2 cycle 1", "1.0 cue 5", "1.0 begin 4"])
  }

  @Test func `a trim ends what it cuts, and does not contain what begins at its end`() {
    let row = WrittenPart.sequential(
      gap: 0,
      [
        .chain(layer: 0, [.verb(id: 1, duration: 1, after: 0)]),
        .chain(layer: 0, [.verb(id: 2, duration: 1, after: 0)]),
        .chain(layer: 0, [.verb(id: 3, duration: 0, after: 0)]),
      ])
    expectEqual(
      lines(.changed(row, .trimmed(0.5, 1))), ["0.0 begin 1", "0.5 end 1"])
    expectEqual(
      lines(.changed(row, .trimmed(1, 1.5))), ["0.0 begin 2", "0.5 end 2 unfinished"])
    expectEqual(
      lines(.changed(row, .trimmed(1, 2))),
      ["0.0 begin 2", "1.0 end 2", "1.0 begin 3", "1.0 end 3"])
  }

  @Test func `an instant in an endless repeat never ends`() {
    expectEqual(
      lines(
        .changed(
          .chain(
            layer: 0,
            [
              .verb(id: 1, duration: 1, after: 0), .then(gap: 0),
              .verb(id: 2, duration: 0, after: 0),
            ]), .repeated(.infinity, pause: 0))),
      ["0.0 begin 1", "1.0 begin 2"])
  }

  @Test func `a jump ends what it leaves, and begins what it enters`() {
    let row = WrittenPart.observed(
      .chain(
        layer: 0,
        [
          .verb(id: 1, duration: 1, after: 0), .then(gap: 0), .verb(id: 2, duration: 1, after: 0),
        ]), id: 3)
    expectEqual(
      lines(row, [.advance(0.5), .seek(1.5), .advance(0), .reverse, .advance(5)]),
      [
        "0.0 begin 3", "0.0 begin 1", "0.5 end 1 unfinished", "0.5 begin 2", "1.0 end 2 backwards",
        "2.0 end 3 backwards",
      ])
    expectEqual(
      lines(row, [.seek(1.5), .cancel, .advance(1)]),
      ["0.0 begin 3", "0.0 begin 2", "0.0 end 2 unfinished", "0.0 end 3 unfinished"])
    expectEqual(lines(row, [.pause, .advance(1)]), [])
  }

  @Test func `at a turning point a cue is passed once`() {
    let there = WrittenPart.cueObserved(
      .changed(
        .changed(
          .chain(layer: 0, [.cue(7), .verb(id: 1, duration: 1, after: 0), .cue(8)]), .autoreversed),
        .repeated(2, pause: 0)), cue: 8, id: 2)
    expectEqual(
      lines(.cueObserved(there, cue: 7, id: 3)),
      [
        "0.0 cue 3", "0.0 begin 1", "1.0 cue 2", "2.0 cue 3 backwards", "3.0 cue 2", "4.0 end 1",
        "4.0 cue 3 backwards",
      ])
  }
}
