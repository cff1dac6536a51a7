// The flat storage: optional attributes whose changes copies never share.

import AnimaticCore
import TestSupport
import Testing

struct `Flat records` {
  private var pool = AnimationPool()
  private var record = AnimationRecord(.basic, duration: 1)

  @Test mutating func `an unset attribute is -1, and takes no entry`() {
    expectEqual(record.attributes, -1)
    expectEqual(pool.attributes(of: record), RecordAttributes())
    pool.change(&record) { $0.key = -1 }
    expectEqual(record.attributes, -1)
    #expect(pool.attributes.isEmpty)
  }

  @Test mutating func `a change leaves copies of the record as they are`() {
    pool.change(&record) { $0.key = 3 }
    let copy = record
    pool.change(&record) {
      $0.key = 4
      $0.tag = 5
    }
    expectEqual(pool.attributes(of: copy).key, 3)
    expectEqual(pool.attributes(of: copy).tag, -1)
    expectEqual(pool.attributes(of: record).key, 4)
    expectEqual(pool.attributes(of: record).tag, 5)
  }

  @Test mutating func `resetting all attributes leaves no entries`() {
    pool.change(&record) { $0.listener = 2 }
    pool.change(&record) { $0.listener = -1 }
    expectEqual(record.attributes, -1)
  }

  @Test mutating func `new timing does not affect a copy`() {
    pool.store(MediaTiming(duration: 1, speed: 2), in: &record)
    let copy = record
    var other = record
    pool.storeAnew(MediaTiming(duration: 1, speed: 3), in: &other)
    expectEqual(pool.timing(copy).speed, 2)
    expectEqual(pool.timing(other).speed, 3)
    pool.store(MediaTiming(duration: 1, speed: 4), in: &record)
    expectEqual(pool.timing(copy).speed, 4)
    expectEqual(pool.timing(other).speed, 3)
    pool.store(MediaTiming(beginTime: 7, duration: 1), in: &record)
    expectEqual(record.attributes, -1)
    expectEqual(pool.timing(record), MediaTiming(beginTime: 7, duration: 1))
    expectEqual(pool.timing(copy).speed, 4)
  }

  @Test mutating func `records of an appended pool keep their attributes`() {
    var other = AnimationPool()
    var second = AnimationRecord(.spring, duration: 1)
    let spring = other.store(SpringCurve(mass: 1, stiffness: 50, damping: 5))
    let name = other.intern(name: "second")
    other.store(MediaTiming(duration: 1, speed: 2), in: &second)
    other.change(&second) {
      $0.spring = spring
      $0.key = name
      $0.tag = name
      $0.listener = 0
    }
    var third = AnimationRecord(.keyframes, duration: 1)
    let table = other.storeKeyframes(count: 3, KeyframeInput())
    other.change(&third) { $0.keyframes = table }

    let first = pool.intern(name: "first")
    pool.change(&record) { $0.key = first }
    _ = pool.store(SpringCurve(mass: 1, stiffness: 9, damping: 5))
    _ = pool.storeKeyframes(count: 2, KeyframeInput())
    var slow = record
    pool.store(MediaTiming(duration: 1, speed: 0.5), in: &slow)

    let shift = pool.append(other, firstListener: 6)
    shift.apply(to: &second)
    shift.apply(to: &third)
    let attributes = pool.attributes(of: second)
    expectEqual(pool.spring(second).stiffness, 50)
    expectEqual(pool.timing(second).speed, 2)
    expectEqual(pool.name(attributes.key), "second")
    expectEqual(pool.name(attributes.tag), "second")
    expectEqual(attributes.listener, 6)
    expectEqual(pool.table(third).count, 3)
    expectEqual(pool.attributes(of: third).listener, -1)
    expectEqual(pool.name(pool.attributes(of: record).key), "first")
    expectEqual(pool.timing(slow).speed, 0.5)
  }

  @Test mutating func `a file beyond the limit is an unknown location`() {
    pool.files = (0..<32_767).map { "\($0)" }
    pool.mark(&record, file: "the last", line: 7)
    expectEqual(pool.place(record), SourcePlace(file: "the last", line: 7))
    pool.mark(&record, file: "one more", line: 8)
    #expect(pool.place(record) == nil)
    pool.mark(&record, file: "41", line: 9)
    expectEqual(pool.place(record), SourcePlace(file: "41", line: 9))
    var other = AnimationPool()
    var far = AnimationRecord(.basic, duration: 1)
    other.mark(&far, file: "elsewhere", line: 1)
    pool.append(other, firstListener: 0).apply(to: &far)
    #expect(pool.place(far) == nil)
  }
}
