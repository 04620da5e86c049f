import Testing

import TerminalScreen

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite struct EventLoopTests {
  /// Two pipes instead of a terminal and its signal handlers.
  private final class Pipes {
    private(set) var input: (reading: Int32, writing: Int32)
    let notices: (reading: Int32, writing: Int32)

    init() {
      func open() -> (Int32, Int32) {
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        return (ends[0], ends[1])
      }
      input = open()
      notices = open()
    }

    deinit {
      for end in [input.reading, input.writing, notices.reading, notices.writing] { close(end) }
    }

    var loop: EventLoop { EventLoop(input: input.reading, notices: notices.reading) }

    func endInput() {
      close(input.writing)
      input.writing = -1
    }

    func send(_ text: String, to end: Int32) {
      let bytes = Array(text.utf8)
      #expect(write(end, bytes, bytes.count) == bytes.count)
    }
  }

  @Test func eventsComeInOrderWithTheTimeTheyWereRead() {
    let pipes = Pipes()
    var loop = pipes.loop
    pipes.send("a\u{1B}[A", to: pipes.input.writing)
    let before = monotonicSeconds()
    #expect(loop.next() == .input(.key(.character("a"))))
    let time = loop.time
    #expect(time >= before && time <= monotonicSeconds())
    #expect(loop.next() == .input(.key(.up)))
    #expect(loop.time == time)
  }

  @Test func framesComeNoFasterThanTheirRate() {
    let pipes = Pipes()
    var loop = pipes.loop
    var times: [Double] = []
    for _ in 0..<6 {
      loop.requestFrame()
      loop.requestFrame()
      #expect(loop.next() == .frame)
      times.append(loop.time)
    }
    for (earlier, later) in zip(times, times.dropFirst()) { #expect(later - earlier >= 1.0 / 60) }
  }

  @Test func aFrameMayBeAskedForLater() {
    let pipes = Pipes()
    var loop = pipes.loop
    let start = monotonicSeconds()
    loop.requestFrame(at: start + 0.08)
    #expect(loop.next() == .frame)
    #expect(loop.time >= start + 0.08)
    #expect(loop.time < start + 1)
  }

  @Test func inputComesBeforeAFrameThatIsNotDue() {
    let pipes = Pipes()
    var loop = pipes.loop
    loop.requestFrame()
    #expect(loop.next() == .frame)
    loop.requestFrame(at: monotonicSeconds() + 0.1)
    pipes.send("x", to: pipes.input.writing)
    #expect(loop.next() == .input(.key(.character("x"))))
    #expect(loop.next() == .frame)
  }

  @Test func aStreamOfInputDoesNotStarveFrames() {
    let pipes = Pipes()
    var loop = pipes.loop
    pipes.send(String(repeating: "x", count: 5000), to: pipes.input.writing)
    loop.requestFrame()
    let first = (0..<1100).map { _ in loop.next() }
    #expect(first.contains(.frame))
  }

  @Test func aLoneEscapeComesAfterAShortWait() {
    let pipes = Pipes()
    var loop = pipes.loop
    pipes.send("\u{1B}", to: pipes.input.writing)
    let start = monotonicSeconds()
    #expect(loop.next() == .input(.key(.escape)))
    #expect(monotonicSeconds() - start >= 0.045)
  }

  @Test func noticesOfTheHandlersAndTheEndOfInput() {
    let pipes = Pipes()
    var loop = pipes.loop
    pipes.send("WWCW", to: pipes.notices.writing)
    #expect(loop.next() == .resumed)
    #expect(loop.next() == .resized)
    pipes.endInput()
    #expect(loop.next() == .closed)
  }
}
