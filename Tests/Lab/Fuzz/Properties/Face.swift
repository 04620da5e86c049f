import NestedScrollTesting

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What the fuzzer calls with bytes of its own: two of them a choice.
@_cdecl("LLVMFuzzerTestOneInput")
public func judge(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let tape = tape(fromBytes: UnsafeBufferPointer(start: bytes, count: count))
  if case .failed = outcome(of: tape, anyProperty) {
    let found = counterexample("a property that the tests check", from: tape, anyProperty)
    fatalError(found.map { "\($0)" } ?? "a property holds when it is asked again: \(tape)")
  }
  return 0
}

/// What the fuzzer calls at its start. With `FUZZ_DRAW=FOLDER` it leaves there what the tests might
/// draw, to start from: bytes at random make hardly any events.
@_cdecl("LLVMFuzzerInitialize")
public func begin(_ count: OpaquePointer?, _ arguments: OpaquePointer?) -> CInt {
  guard let folder = getenv("FUZZ_DRAW").map({ String(cString: $0) }) else { return 0 }
  for run in 1...1000 {
    let tape = drawnTape(seed: Settings.current.seed, run: run, anyProperty)
    let bytes = tape.flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
    guard let file = fopen("\(folder)/drawn-\(run)", "w") else { continue }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }
  exit(0)
}
