#pragma once

#include "ui/browser/FileFacts.h"

namespace vitrine::ui {

/// FileFacts on disk, valid as long as the file and the program are the same. Holds nothing but the name of its folder:
/// may be used on any thread, and beside other programs.
class FactsCache {
public:
  explicit FactsCache(const QString& folder = userFolder());

  /// "$XDG_CACHE_HOME/vitrine/facts"
  static QString userFolder();
  /// Text that changes with the file; of a file in an archive with that. Empty: there is no such file.
  static QString stampOf(const QString& file);

  std::optional<FileFacts> find(const QString& file, const QString& stamp) const;
  /// False: it cannot be written.
  bool store(const QString& file, const QString& stamp, const FileFacts& facts) const;

private:
  QString pathOf(const QString& file) const;

  QString m_folder;
};

} // namespace vitrine::ui
