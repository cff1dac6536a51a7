// Lists at a fixed address.

extension UnsafeBufferPointer {
  /// Creates a copy of a list; the caller must free it.
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
