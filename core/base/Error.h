#pragma once

#include "core/base/ByteRange.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace vitrine::base {

enum class ErrorCode {
  Unreadable,   ///< the operating system refused, or a read came back short
  WrongFormat,  ///< not a file of this format (the message names what it is, when known)
  Unsupported,  ///< this format, but a version or feature that is not read
  Damaged,      ///< the bytes contradict each other
  LimitReached, ///< refused because it would exceed core/base/Limits.h
  NotFound,     ///< a named file, section or record does not exist
  NeedsInput,   ///< something only the user can give, see Error::needs
  Cancelled,    ///< the user cancelled
  WriteFailed,  ///< the result could not be written
  NoDisplay,    ///< no display or no OpenGL
  Internal,     ///< a fault of the program: an exception that no code expects
};

/// Input that the user must give before reading: `--option OPTION=FILE` on the command line, a dialog in the window.
struct NeedsInput {
  QString option;
  QString label;
  QString fileFilter;
};

/// Reason why something could not be done, told so that a user can act on it. Input never asserts; it becomes an Error.
struct Error {
  ErrorCode code = ErrorCode::Damaged;
  QString message;
  SpaceId space = kFileSpace;
  std::optional<std::uint64_t> offset; ///< of the first byte that is wrong, in `space`
  QString path;                        ///< the file it is about; empty: the opened file
  std::optional<NeedsInput> needs;

  static Error damaged(QString message, std::uint64_t offset, SpaceId space = kFileSpace);
  static Error of(ErrorCode code, QString message, QString path = {});

  /// "reason (at byte 0x1f)", with "in space N" when it is not the opened file. No path: callers print it first.
  QString reason() const;
};

} // namespace vitrine::base

namespace vitrine {
using base::Error;
using base::ErrorCode;
} // namespace vitrine
