// Where Core Animation raises an exception.

/// Ends the process as an exception of Core Animation does, which Swift can't catch either.
enum CAStubFault {
  static func raise(_ reason: String) -> Never {
    fatalError("stand-in of Core Animation: \(reason)")
  }
}
