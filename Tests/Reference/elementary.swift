// Applies one function of `Elementary` to doubles on standard input, raw and little-endian, and
// writes the results likewise. `elementary.py` compiles it together with Sources/.../Numbers.
import Foundation

@main
enum Evaluate {
  static func main() {
    let name = CommandLine.arguments.dropFirst().first ?? ""
    let input = FileHandle.standardInput.readDataToEndOfFile()
    let x = input.withUnsafeBytes { Array($0.bindMemory(to: Double.self)) }
    let results: [Double]
    switch name {
    case "exp": results = x.map { Elementary.exp($0) }
    case "expm1": results = x.map { Elementary.expm1($0) }
    case "log": results = x.map { Elementary.log($0) }
    case "log1p": results = x.map { Elementary.log1p($0) }
    case "squareRoot": results = x.map { Elementary.squareRoot($0) }
    case "sin": results = x.map { Elementary.sin($0) }
    case "cos": results = x.map { Elementary.cos($0) }
    case "pow":
      results = stride(from: 0, to: x.count - 1, by: 2).map { Elementary.pow(x[$0], x[$0 + 1]) }
    default:
      FileHandle.standardError.write(Data("unknown function \(name)\n".utf8))
      exit(2)
    }
    results.withUnsafeBytes { FileHandle.standardOutput.write(Data($0)) }
  }
}
