import AnimaticCore
import Testing

struct IntegerConversionTests {
  @Test("32-bit integers are indices and back", arguments: [Int32.min, -1, 0, 1, .max])
  func keepsNumber(number: Int32) {
    #expect(Int(number) == Int(exactly: number))
    #expect(Int32(Int(number)) == number)
  }

  @Test("an index beyond 32 bits ends the process, as with the generic initializer")
  func endsProcess() async {
    await #expect(processExitsWith: .failure) {
      let count = Int(CommandLine.argc)
      _ = Int32(Int(Int32.max) + count)
    }
    await #expect(processExitsWith: .failure) {
      let count = Int(CommandLine.argc)
      _ = Int32(Int(Int32.min) - count)
    }
  }
}
