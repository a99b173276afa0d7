import Testing

/// Programs in pseudo-terminals, one after the other: each of them waits for a process.
@Suite(.serialized) struct PosixTests {}
