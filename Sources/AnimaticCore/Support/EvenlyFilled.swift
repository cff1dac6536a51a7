// Numbers of which some are missing.

extension [Double?] {
  /// The numbers, with each missing one evenly between its neighbors; the first and the last are
  /// known.
  package var evenlyFilled: [Double] {
    var numbers: [Double] = []
    var gap = 0
    for number in self {
      guard let number else {
        gap += 1
        continue
      }
      let before = numbers.last ?? number
      let steps = Double(gap + 1)
      numbers += (0..<gap).map { before + (number - before) * Double($0 + 1) / steps }
      numbers.append(number)
      gap = 0
    }
    return numbers
  }
}
