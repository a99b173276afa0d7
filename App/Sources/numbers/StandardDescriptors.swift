import Glibc

/// Standard input, output and error, which whoever starts a program may have closed.
enum StandardDescriptors {
  /// Puts something in the place of each that is closed, so that no file that is opened later gets its
  /// number, and with it what is meant for a person.
  ///
  /// Reading and writing still fail: input is put in the place of output, and the other way round.
  static func occupy() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest number that is free is given out.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
