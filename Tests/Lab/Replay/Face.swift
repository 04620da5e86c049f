/// What a C or WebAssembly host calls: the number for so many events.
@_cdecl("replay_hash")
public func replayHash(events: Int32) -> UInt64 { Replay.hash(events: Int(events)) }
