#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QString>

#include <utility>
#include <vector>

namespace vitrine::exporting {

/// Files that belong together and appear together: the main one, and those beside it or in one folder beside it.
struct FileSet {
  QString main; ///< path of the main file
  QByteArray content;
  std::vector<std::pair<QString, QByteArray>>
      others; ///< path relative to the main file's folder, at most one folder deep
};

/// Writes all of them aside first, then puts each in its place, the main file last. Files that are there already are
/// refused unless `overwrite`; what is no regular file always is, and nothing is written through links beside the main
/// file. An Error leaves no new file behind, unless putting them in place fails halfway.
Result<void> writeFiles(const FileSet& files, bool overwrite);

/// Check that writeFiles would write there, before anything has been prepared.
Result<void> checkTarget(const QString& main, bool overwrite);

} // namespace vitrine::exporting
