// Statements as other libraries spell them: unavailable, so that the compiler says what to write.

import AnimaticCore

/// Unavailable: write Wait(1) instead.
@available(*, unavailable, renamed: "Wait")
public typealias Delay = Wait

/// Unavailable: write Wait(1) instead.
@available(*, unavailable, renamed: "Wait")
public typealias Pause = Wait

extension Stagger {
  /// Unavailable: write init(each:) instead.
  @available(
    *, unavailable, message: "Write Stagger(each: 0.1), with the seconds between two begins."
  )
  public init(
    _ interval: Double, @CompositionBuilder _ content: () -> CompositionStatements
  ) { self.init(each: interval, content) }

  /// Unavailable: write init(each:) instead.
  @available(
    *, unavailable, message: "Write Stagger(each: 0.1), with the seconds between two begins."
  )
  public init(
    delay: Double, @CompositionBuilder _ content: () -> CompositionStatements
  ) { self.init(each: delay, content) }
}

extension Sequential {
  /// Unavailable: write init(gap:) instead.
  @available(*, unavailable, message: "Write Sequential(gap: 0.1), with the seconds between.")
  public init(
    _ gap: Double, @CompositionBuilder _ content: () -> CompositionStatements
  ) { self.init(gap: gap, content) }

  /// Unavailable: write init(gap:) instead.
  @available(*, unavailable, message: "Write Sequential(gap: 0.1), with the seconds between.")
  public init(
    spacing: Double, @CompositionBuilder _ content: () -> CompositionStatements
  ) { self.init(gap: spacing, content) }
}
