// Builds the engine for browsers, serves the page on the loopback address, and prints where.
//
// It is written here because a toolchain brings no server, and one that was found on the machine
// might not know what type a WebAssembly module has.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

let usage = "usage: web-page [PORT]      serves the page on 127.0.0.1, by default on port 8642\n"

func fail(_ text: String) -> Never {
  System.complain(text)
  exit(1)
}

signal(SIGPIPE, SIG_IGN)

var port: UInt16 = 8642
switch CommandLine.arguments.count {
case 1: break
case 2 where CommandLine.arguments[1] == "--help":
  System.say(usage)
  exit(0)
case 2 where UInt16(CommandLine.arguments[1]) != nil: port = UInt16(CommandLine.arguments[1]) ?? 0
default:
  System.complain("wrong arguments\n\(usage)")
  exit(64)
}

// The package is where the command is given, or above.
var package = System.workingDirectory
while !System.exists(package + "/Examples/WebPage/index.html") {
  guard let slash = package.lastIndex(of: "/"), package != "/" else {
    fail("run it in the package: there is no Examples/WebPage here or above")
  }
  package = String(package[..<slash])
}

let builder = package + "/Examples/WebPage/build-engine"
guard System.run(builder) == 0 else { fail("\(builder) failed") }

// Where the port is taken another one does as well.
guard let listener = Listener(port: port) ?? Listener(port: 0) else {
  fail("no port on the loopback address: \(System.lastError)")
}
System.say("The page is at http://127.0.0.1:\(listener.port)/   (ctrl-c ends it)\n")
let site = Site(
  folder: package + "/Examples/WebPage", engine: package + "/.build/web/nested-scroll.wasm")
listener.serve { site.answer($0) }
