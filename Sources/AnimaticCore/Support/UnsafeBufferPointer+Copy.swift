// Lists in memory that stays where it is.

extension UnsafeBufferPointer {
  /// A copy of a list; who makes it frees it.
  init(copying list: [Element]) {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: list.count)
    _ = memory.initialize(fromContentsOf: list)
    self.init(memory)
  }

  /// Frees a copy.
  func free() {
    let memory = UnsafeMutableBufferPointer(mutating: self)
    memory.deinitialize()
    memory.deallocate()
  }
}
