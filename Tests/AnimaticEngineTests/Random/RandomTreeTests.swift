// Random trees: their order against plain lists, and their geometry against matrices that are
// written out here, four by four, and against a hit test that is transcribed from the rule.

import AnimaticCore
import AnimaticEngine
import RandomScenes
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// A four by four matrix for row vectors, with the operations needed here.
private struct Matrix {
  var rows: [[Double]]

  static let identity = Matrix(
    rows: (0..<4).map { row in (0..<4).map { $0 == row ? 1 : 0 } })

  init(rows: [[Double]]) { self.rows = rows }

  init(_ transform: Transform3D) {
    let numbers = transform.components
    rows = (0..<4).map { row in Array(numbers[4 * row..<4 * row + 4]) }
  }

  static func moving(_ x: Double, _ y: Double, _ z: Double) -> Matrix {
    var matrix = identity
    matrix.rows[3] = [x, y, z, 1]
    return matrix
  }

  static func * (first: Matrix, second: Matrix) -> Matrix {
    Matrix(
      rows: first.rows.map { row in
        (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * second.rows[$1][column] } }
      })
  }

  /// The projection of a point of the plane.
  func seen(_ point: [Double]) -> (point: [Double], weight: Double) {
    let given = [point[0], point[1], 0, 1]
    let made = (0..<4).map { column in (0..<4).reduce(0) { $0 + given[$1] * rows[$1][column] } }
    return ([made[0] / made[3], made[1] / made[3]], made[3])
  }

  /// The point of the plane with a given projection: two equations, solved by Cramer's rule.
  func source(of point: [Double]) -> [Double]? {
    // (r0 - p w0) x + (r1 - p w1) y = p w3 - r3, for both numbers of the point.
    let lines = (0..<2).map { (axis: Int) -> [Double] in
      [0, 1, 3].map { rows[$0][axis] - point[axis] * rows[$0][3] }
    }
    let determinant = lines[0][0] * lines[1][1] - lines[0][1] * lines[1][0]
    guard abs(determinant) > 1e-9 else { return nil }
    return [
      (lines[0][1] * lines[1][2] - lines[0][2] * lines[1][1]) / determinant,
      (lines[0][2] * lines[1][0] - lines[0][0] * lines[1][2]) / determinant,
    ]
  }
}

extension Layer {
  private var anchorPlace: (Double, Double) {
    let (bounds, anchor) = (model[.bounds], model[.anchorPoint])
    return (
      Double(bounds.origin.x) + Double(anchor.x) * Double(bounds.size.width),
      Double(bounds.origin.y) + Double(anchor.y) * Double(bounds.size.height)
    )
  }

  /// From the layer to what it is in, as Y-3 lists it.
  fileprivate var matrix: Matrix {
    let (x, y) = anchorPlace
    let own =
      Matrix.moving(-x, -y, -model[.anchorPointZ]) * Matrix(model[.transform])
      * Matrix.moving(
        Double(model[.position].x), Double(model[.position].y), model[.zPosition])
    guard let parent = superlayer, parent.mask !== self else { return own }
    let (parentX, parentY) = parent.anchorPlace
    return own * Matrix.moving(-parentX, -parentY, 0) * Matrix(parent.model[.sublayerTransform])
      * Matrix.moving(parentX, parentY, 0)
  }

  fileprivate func naiveHit(_ point: [Double]) -> Layer? {
    guard !model[.isHidden], model[.opacity] > 0, let own = matrix.source(of: point),
      matrix.seen(own).weight > 0
    else { return nil }
    if let mask, mask.naiveHit(own) == nil { return nil }
    let (bounds, x, y) = (model[.bounds], own[0], own[1])
    let isInside =
      x >= Double(bounds.minX) && x < Double(bounds.maxX) && y >= Double(bounds.minY)
      && y < Double(bounds.maxY)
    if isInside || !model[.masksToBounds] {
      // From the front: the highest first, of equals the last.
      var rest = sublayers
      while let highest = rest.map({ $0.model[.zPosition] }).max(),
        let index = rest.lastIndex(where: { $0.model[.zPosition] == highest })
      {
        if let hit = rest.remove(at: index).naiveHit(own) { return hit }
      }
    }
    return isInside ? self : nil
  }
}

struct RandomTreeTests {
  private static func number(_ random: inout SeededNumbers, _ limit: Double) -> Double {
    Double.random(in: -limit...limit, using: &random)
  }

  private static func transform(_ random: inout SeededNumbers) -> Transform3D {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .rotation(by: number(&random, 3))
    case 1:
      return .scale(x: Double.random(in: 0.3...2, using: &random), y: random.oneIn(2) ? -1 : 1.5)
    case 2: return .rotation(by: number(&random, 1), x: 1, y: 1, z: number(&random, 1))
    case 3:
      return Transform3D.rotation(by: number(&random, 1), x: 0, y: 1, z: 0)
        .concatenated(with: .perspective(distance: 900))
    default: return .identity
    }
  }

  private static func layer(_ index: Int, _ random: inout SeededNumbers) -> Layer {
    let layer = Layer(
      name: "\(index)",
      position: CGPoint(x: number(&random, 40), y: number(&random, 40)),
      bounds: CGRect(
        x: number(&random, 20), y: number(&random, 20),
        width: Double.random(in: 0...120, using: &random),
        height: Double.random(in: 0...120, using: &random)))
    layer.anchorPoint = CGPoint(x: number(&random, 1), y: number(&random, 1))
    layer.transform = transform(&random)
    if random.oneIn(3) { layer.sublayerTransform = transform(&random) }
    if random.oneIn(2) { layer.zPosition = Double(Int.random(in: -2...2, using: &random)) }
    if random.oneIn(4) { layer.anchorPointZ = number(&random, 10) }
    layer.masksToBounds = random.oneIn(4)
    layer.isHidden = random.oneIn(10)
    if random.oneIn(10) { layer.opacity = 0 }
    return layer
  }

  /// A random tree of a dozen layers, the root first.
  private static func tree(seed: UInt64) -> [Layer] {
    var random = SeededNumbers(seed: seed)
    var layers = [layer(0, &random)]
    for index in 1..<12 {
      let next = layer(index, &random)
      let above = random.pick(layers)
      if random.oneIn(5) { above.mask = next } else { above.addSublayer(next) }
      layers.append(next)
    }
    // A mask that was replaced is not in the tree any more.
    return layers.filter { layer in
      sequence(first: layer) { $0.superlayer }.contains { $0 === layers[0] }
    }
  }

  @Test func `Y-3: points go where the matrices take them, and come back`() {
    var (converted, bent) = (0, 0)
    for seed in Campaign.seeds(1...300) {
      let layers = Self.tree(seed: seed)
      var random = SeededNumbers(seed: seed + 1_000)
      for layer in layers {
        let point = [Self.number(&random, 60), Self.number(&random, 60)]
        let goal = random.pick(layers)
        var place = point
        for above in sequence(first: layer, next: { $0.superlayer }) {
          let matrix = above.matrix
          place = matrix.seen(place).point
          if matrix.rows[0][3] != 0 { bent += 1 }
        }
        let size = (place + point).reduce(100) { max($0, abs($1)) }
        guard size < 1e5 else { continue }
        let outside = layer.convert(CGPoint(components: point), to: nil)
        #expect(isClose(outside.components, place, relativeError: 1e-9 * size), "seed \(seed)")
        let back = layer.convert(outside, from: nil)
        #expect(isClose(back.components, point, relativeError: 1e-5 * size), "seed \(seed)")
        // Through any other layer is as good.
        let there = layer.convert(CGPoint(components: point), to: goal)
        let backFromThere = layer.convert(there, from: goal)
        if abs(there.x) + abs(there.y) < 1e5 {
          #expect(
            isClose(backFromThere.components, point, relativeError: 1e-5 * size), "seed \(seed)")
        }
        converted += 1
      }
    }
    #expect(
      converted >= Campaign.least(2_000) && bent >= Campaign.least(200),
      "\(converted) points, \(bent) through perspective")
  }

  @Test func `Y-4: hit testing matches a transcription of the rule`() {
    var hits: [String: Int] = [:]
    for seed in Campaign.seeds(1...120) {
      let layers = Self.tree(seed: seed)
      var random = SeededNumbers(seed: seed + 2_000)
      for _ in 0..<20 {
        let point = [Self.number(&random, 90), Self.number(&random, 90)]
        for top in [layers[0], random.pick(layers)] {
          let hit = top.hitTest(CGPoint(components: point))
          #expect(hit === top.naiveHit(point), "seed \(seed) at \(point)")
          hits[hit?.name ?? "none", default: 0] += 1
        }
      }
    }
    #expect(Campaign.isComplete ? hits.count == 13 : (1...13).contains(hits.count), "\(hits)")
  }

  @Test func `Y-2: a frame that is set reads as it was set`() {
    var random = SeededNumbers(seed: 7)
    var met = 0
    for index in 0..<500 {
      let layer = Self.layer(index, &random)
      guard !layer.transform.isIdentity, layer.transform.m14 == 0 else { continue }
      let origin = layer.bounds.origin
      let frame = CGRect(
        x: Self.number(&random, 50), y: Self.number(&random, 50),
        width: Double.random(in: 1...50, using: &random),
        height: Double.random(in: 1...50, using: &random))
      layer.frame = frame
      #expect(isClose(layer.frame.origin.components, frame.origin.components, relativeError: 1e-9))
      expectEqual(layer.bounds.origin, origin)
      if isClose(layer.frame.components, frame.components, relativeError: 1e-9) { met += 1 }
    }
    #expect(met >= Campaign.least(100), "\(met)")
  }

  @Test func `Y-5 to Y-7: any sequence of changes leaves the lists that plain lists would be`() {
    var refused = 0
    for seed in Campaign.seeds(1...200) {
      var random = SeededNumbers(seed: seed)
      let layers = (0..<7).map { Layer(name: "\($0)") }
      var lists = [[Int]](repeating: [], count: 7)
      var masks = [Int?](repeating: nil, count: 7)
      func holds(_ above: Int, _ below: Int) -> Bool {
        above == below || lists[above].contains { holds($0, below) }
          || masks[above].map { holds($0, below) } ?? false
      }
      func takeOut(_ layer: Int) {
        for index in lists.indices {
          lists[index].removeAll { $0 == layer }
          if masks[index] == layer { masks[index] = nil }
        }
      }
      for _ in 0..<60 {
        let (parent, child) = (
          Int.random(in: 0..<7, using: &random), Int.random(in: 0..<7, using: &random)
        )
        let sibling = Int.random(in: 0..<7, using: &random)
        let isRefused = holds(child, parent)
        if isRefused { refused += 1 }
        let place = Int.random(in: -1...4, using: &random)
        func insert(_ index: ([Int]) -> Int) {
          guard !isRefused else { return }
          takeOut(child)
          lists[parent].insert(child, at: min(max(index(lists[parent]), 0), lists[parent].count))
        }
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
          layers[parent].addSublayer(layers[child])
          insert { $0.count }
        case 1:
          layers[parent].insertSublayer(layers[child], at: place)
          insert { _ in place }
        case 2 where sibling != child:
          layers[parent].insertSublayer(layers[child], below: layers[sibling])
          insert { $0.firstIndex(of: sibling) ?? $0.count }
        case 3 where sibling != child:
          layers[parent].insertSublayer(layers[child], above: layers[sibling])
          insert { list in list.firstIndex(of: sibling).map { $0 + 1 } ?? list.count }
        case 4:
          layers[parent].mask = layers[child]
          if !isRefused {
            takeOut(child)
            masks[parent] = child
          }
        case 5:
          layers[child].removeFromSuperlayer()
          takeOut(child)
        case 6:
          layers[parent].replaceSublayer(layers[sibling], with: layers[child])
          if lists[parent].contains(sibling), !isRefused, sibling != child {
            takeOut(child)
            if let index = lists[parent].firstIndex(of: sibling) { lists[parent][index] = child }
          }
        default: break
        }
        for index in 0..<7 {
          let names = layers[index].sublayers.map { $0.name ?? "" }
          expectEqual(names, lists[index].map { "\($0)" }, "seed \(seed)")
          expectEqual(layers[index].mask?.name, masks[index].map { "\($0)" }, "seed \(seed)")
          let above = (0..<7).first { lists[$0].contains(index) || masks[$0] == index }
          expectEqual(layers[index].superlayer?.name, above.map { "\($0)" }, "seed \(seed)")
        }
      }
    }
    #expect(refused >= Campaign.least(500))
  }

  @Test func `T-15: times go up and down random trees and come back`() {
    for seed in Campaign.seeds(1...200) {
      let layers = Self.tree(seed: seed)
      var random = SeededNumbers(seed: seed + 3_000)
      for layer in layers {
        layer.speed = random.pick([1, 1, 0.5, 2, -1, 4])
        layer.timeOffset = random.multiple(of: 0.25, in: -4...4)
        layer.beginTime = random.oneIn(2) ? 0 : random.multiple(of: 0.5, in: -4...4)
      }
      // Moved once more, to invalidate cached times.
      let moved = random.pick(layers)
      if let home = moved.superlayer, home.mask !== moved {
        Layer().addSublayer(moved)
        home.addSublayer(moved)
      }
      for layer in layers {
        let time = random.multiple(of: 0.125, in: 0...800)
        let path = Array(sequence(first: layer) { $0.superlayer })
        let right = path.reversed().reduce(time) { time, layer in
          (time - layer.beginTime) * layer.speed + layer.timeOffset
        }
        expectEqual(layer.convertTime(time, from: nil), right, "seed \(seed)")
        expectEqual(layer.convertTime(right, to: nil), time, "seed \(seed)")
        let other = random.pick(layers)
        expectEqual(other.convertTime(right, from: layer), other.convertTime(time, from: nil))
      }
    }
  }
}
