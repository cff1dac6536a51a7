// What an observer observes, as a value.

/// The observed events and the source location of the observer.
package struct EventObservation: Sendable {
  package var events: ObservedEvents
  package var place: SourcePlace?

  package init(_ events: ObservedEvents, at place: SourcePlace? = nil) {
    self.events = events
    self.place = place
  }
}
