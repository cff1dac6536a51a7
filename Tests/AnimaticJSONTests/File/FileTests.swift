// Files: a written composition can be read, and a failure has a reason.

import Animatic
import AnimaticJSON
import Foundation
import TestSupport
import Testing

struct CompositionFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "animatic-\(UUID().uuidString)")

  private func inFolder(_ body: (String) throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  private func error(_ path: String) -> CompositionFileError? {
    do throws(CompositionFileError) {
      _ = try CompositionFile(contentsOfFile: path)
      return nil
    } catch {
      return error
    }
  }

  private func bytes(_ bytes: [UInt8], at path: String) throws -> CompositionFileError? {
    try Data(bytes).write(to: URL(filePath: path))
    return error(path)
  }

  @Test func `writing replaces a file, and reading returns the composition`() throws {
    try inFolder { folder in
      let path = folder + "/intro 👋.json"
      let chain = Animate(makeBox("box")).fade(from: 1, to: 0.5).then().move(x: 3)
      try Animate(makeBox()).fade().named(String(repeating: "long", count: 999)).writeJSON(
        toFile: path)
      try chain.writeJSON(toFile: path)
      let file = try CompositionFile(contentsOfFile: path)
      expectEqual(file.composition.debugDump(), chain.debugDump())
      expectEqual(file["box"]?.position, CGPoint(x: 50, y: 50))
      #expect(file["none"] == nil)
      expectEqual(file.description, "composition of 2 animations on 1 layer")
      expectEqual(file.duration, 2)
      try expectEqual(String(contentsOfFile: path, encoding: .utf8), chain.json() + "\n")
    }
  }

  @Test func `a file that can't be read gives the reason`() throws {
    try inFolder { folder in
      let missing = error(folder + "/none.json")
      expectEqual(missing?.id, "J-7")
      expectEqual(missing?.file, folder + "/none.json")
      expectEqual(missing?.message.contains("No such file or directory"), true)
      expectEqual(missing?.description.hasPrefix(folder + "/none.json: J-7:"), true)
      expectEqual(error(folder)?.message.contains("Is a directory"), true)
      expectEqual(error("")?.message.contains("empty"), true)
      expectEqual(error("a\0b")?.message.contains("zero"), true)
    }
  }

  @Test func `a file with other contents gives the location`() throws {
    try inFolder { folder in
      let path = folder + "/a.json"
      try expectEqual(bytes([], at: path)?.message.contains("it is empty"), true)
      let broken = try bytes(Array("{\"animatic\": 1,\n\"x\": \"".utf8) + [0xFF], at: path)
      expectEqual(broken?.id, "J-1")
      expectEqual(broken?.description.hasPrefix(path + ":2:7: J-1:"), true)
      for wrong: [UInt8] in [
        [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82],
      ] {
        let error = try bytes([0x22] + wrong + [0x22], at: path)
        expectEqual(error?.message.contains("no UTF-8"), true)
      }
      try expectEqual(bytes([0x22, 0x00, 0x22], at: path)?.message.contains("control"), true)
    }
  }

  @Test func `a mark of the byte order in front of the text is passed over`() throws {
    try inFolder { folder in
      let text = Array(Animate(makeBox()).fade().json().utf8)
      #expect(try bytes([0xEF, 0xBB, 0xBF] + text, at: folder + "/a.json") == nil)
      let wrong = try bytes([0xEF, 0xBB, 0xBF] + Array("[x".utf8), at: folder + "/a.json")
      expectEqual(wrong?.column, 2)
      try expectEqual(bytes([0xFF, 0xFE] + text, at: folder + "/a.json")?.column, 1)
    }
  }

  @Test func `a file that can't be written gives the reason, and is not created`() throws {
    try inFolder { folder in
      let chain = Animate(makeBox()).fade()
      let path = folder + "/none/a.json"
      let error = #expect(throws: CompositionFileError.self) { try chain.writeJSON(toFile: path) }
      expectEqual(error?.id, "J-8")
      expectEqual(error?.file, path)
      expectEqual(error?.message.contains("No such file or directory"), true)
      let whole = #expect(throws: CompositionFileError.self) { try chain.writeJSON(toFile: folder) }
      expectEqual(whole?.message.contains("Is a directory"), true)

      let image = Animate(makeBox()).contents(to: LayerContents([1: 2]))
      let unknown = #expect(throws: CompositionFileError.self) {
        try image.writeJSON(toFile: folder + "/b.json")
      }
      expectEqual(unknown?.id, "J-6")
      #expect(!FileManager.default.fileExists(atPath: folder + "/b.json"))
    }
  }

  #if os(Linux)
    @Test func `a disk without room is an error`() {
      let chain = Animate(makeBox()).fade()
      let error = #expect(throws: CompositionFileError.self) {
        try chain.writeJSON(toFile: "/dev/full")
      }
      expectEqual(error?.message.contains("No space left"), true)
    }
  #endif
}
