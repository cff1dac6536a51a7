// A hash that is the same on every machine.

import Foundation

/// FNV-1a with 64 bits.
enum TextHash {
  /// Returns the hash of the text as 16 hexadecimal digits.
  static func hex(of text: String) -> String {
    var text = text
    let hash = text.withUTF8 { bytes in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      return hash
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
