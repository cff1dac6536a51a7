// What few records say: a table of its own, so that all the others are small.

/// What a record says besides the common: indices into its pool; -1 for what it does not say.
@usableFromInline
package struct RecordExtra: Sendable, Equatable {
  /// Timing that is more than begin, duration and fill.
  @usableFromInline package var timing: Int32 = -1
  /// The keyframe table.
  @usableFromInline package var keyframes: Int32 = -1
  @usableFromInline package var spring: Int32 = -1
  /// The listener, which is outside the pool.
  @usableFromInline package var listener: Int32 = -1
  @usableFromInline package var key: Int32 = -1
  @usableFromInline package var tag: Int32 = -1

  @inlinable package init() {}
}

extension AnimationPool {
  /// What a record says besides the common.
  @inlinable
  package func extra(of record: AnimationRecord) -> RecordExtra {
    record.extra < 0 ? RecordExtra() : extras[Int(record.extra)]
  }

  /// Whether a record has timing that is more than begin, duration and fill.
  @inlinable
  package func hasTiming(_ record: AnimationRecord) -> Bool {
    record.extra >= 0 && extras[Int(record.extra)].timing >= 0
  }

  /// Changes what a record says besides the common.
  ///
  /// An entry is never changed once it is written: a copy of the record may share it.
  package mutating func change(
    _ record: inout AnimationRecord, _ edit: (inout RecordExtra) -> Void
  ) {
    let old = extra(of: record)
    var new = old
    edit(&new)
    if new == old { return }
    if new == RecordExtra() {
      record.extra = -1
    } else {
      record.extra = Int32(extras.count)
      extras.append(new)
    }
  }
}
