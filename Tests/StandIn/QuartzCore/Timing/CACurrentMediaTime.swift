// The clock: one that a test moves.
// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Seconds on the clock of the current world; nothing reads the wall clock.
public func CACurrentMediaTime() -> CFTimeInterval { CAStubWorld.current.time }
