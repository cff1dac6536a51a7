// Rarely used attributes in a separate table, which keeps records small.

/// Rarely used attributes of a record: indices into its pool; -1 for none.
@usableFromInline
package struct RecordAttributes: Sendable, Equatable {
  /// Timing beyond begin, duration, and fill.
  @usableFromInline package var timing: Int32 = -1
  /// The keyframe table.
  @usableFromInline package var keyframes: Int32 = -1
  @usableFromInline package var spring: Int32 = -1
  /// The observers, which are stored outside the pool.
  @usableFromInline package var listener: Int32 = -1
  @usableFromInline package var key: Int32 = -1
  @usableFromInline package var tag: Int32 = -1

  @inlinable package init() {}
}

extension AnimationPool {
  /// Returns the rare attributes of a record.
  @inlinable
  package func attributes(of record: AnimationRecord) -> RecordAttributes {
    record.attributes < 0 ? RecordAttributes() : attributes[Int(record.attributes)]
  }

  /// Returns whether a record has timing beyond begin, duration, and fill.
  @inlinable
  package func hasTiming(_ record: AnimationRecord) -> Bool {
    record.attributes >= 0 && attributes[Int(record.attributes)].timing >= 0
  }

  /// Changes the rare attributes of a record.
  ///
  /// Entries are immutable, because copies of the record may share them.
  package mutating func change(
    _ record: inout AnimationRecord, _ edit: (inout RecordAttributes) -> Void
  ) {
    let old = attributes(of: record)
    var new = old
    edit(&new)
    if new == old { return }
    if new == RecordAttributes() {
      record.attributes = -1
    } else {
      record.attributes = Int32(attributes.count)
      attributes.append(new)
    }
  }
}
