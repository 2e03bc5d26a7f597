#pragma once

#include <QString>

namespace vitrine::files {

/// A folder or an archive on disk that is searched for what a file refers to. Read-only, and shown to the user.
struct SearchPath {
  QString path;
  QString reason; ///< reason for the search there, user text of the context "formats"

  bool operator==(const SearchPath&) const = default;
};

} // namespace vitrine::files
