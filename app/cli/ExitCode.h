#pragma once

namespace vitrine::cli {

/// Exit status of vitrine-cli; docs/cli.md, "Exit status".
enum class ExitCode {
  Done = 0,
  Failed = 1,    ///< unreadable, unrecognised, nothing to draw, or the result could not be written
  Usage = 2,     ///< wrong usage: also a section, camera or control that the file does not have
  NoDisplay = 3, ///< no display or no OpenGL
  Damaged = 4,   ///< done, but with --strict and something was damaged
  OutOfTime = 5, ///< `thumbnail`: the picture was not made in the time allowed
};

/// The worse of two files' results: any failure before damage before done.
inline ExitCode worse(ExitCode a, ExitCode b) {
  const auto rank = [](ExitCode code) { return code == ExitCode::Damaged ? 1 : code == ExitCode::Done ? 0 : 2; };
  return rank(b) > rank(a) ? b : a;
}

} // namespace vitrine::cli
