#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace vitrine::ui {

/// What reading a file as a whole tells of it, for a list of files.
struct FileFacts {
  std::optional<std::uint64_t> triangles; ///< nullopt: it has no scene
  QString content;                        ///< names and texts in it, one a line
  QString problem;                        ///< why it cannot be read, in words
  int damages = 0;                        ///< parts that could not be read

  bool operator==(const FileFacts&) const = default;

  /// From what `vitrine-cli info --words` writes; nullopt: that is something else.
  static std::optional<FileFacts> fromWords(const QByteArray& json);
};

} // namespace vitrine::ui
