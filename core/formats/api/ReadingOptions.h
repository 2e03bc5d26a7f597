#pragma once

#include <QString>

#include <vector>

namespace vitrine::formats {

/// One value that a ReadingOption takes.
struct ReadingChoice {
  QString value; ///< as in LoadContext::options
  QString label; ///< user text of the context "formats"
};

/// A choice between ways of reading a file (`--option id=value`). What can be chosen without reading again is a
/// scene::Control.
struct ReadingOption {
  QString id;                         ///< key in LoadContext::options: "sidefiles"
  QString label;                      ///< user text of the context "formats"
  QString help;                       ///< the same: a sentence; may be empty
  std::vector<ReadingChoice> choices; ///< at least one; the first is what holds without the option
};

/// Base, beside Format, of formats whose files can be read in several ways.
class OptionsFormat {
public:
  virtual ~OptionsFormat() = default;

  /// The options of every file of the format, in the order to be shown. Thread-safe.
  virtual std::vector<ReadingOption> readingOptions() const = 0;
};

} // namespace vitrine::formats
