#pragma once

#include "core/base/Progress.h"
#include "core/bytes/ByteSource.h"

#include <QString>

#include <functional>
#include <vector>

namespace vitrine::bytes {

/// A file of a well-known format inside other bytes.
struct EmbeddedFile {
  std::uint64_t offset = 0;
  std::uint64_t size = 0;          ///< up to the next find, or to the end, where the file does not say it
  bool sizeKnown = true;           ///< the file's own words say where it ends
  const char* name = nullptr;      ///< user text of the context "formats": "PNG picture"
  const char* extension = nullptr; ///< without the dot
};

struct EmbeddedFiles {
  std::vector<EmbeddedFile> files; ///< by offset; none inside another
  bool limitReached = false;       ///< more may follow the last
};

struct EmbeddedSearch {
  std::size_t mostFound = 10'000;
  /// Bytes from the start that are searched; finds may end behind them.
  std::uint64_t mostBytes = UINT64_MAX;
};

/// Takes files as they are found, by offset; each once its end is known.
using EmbeddedSink = std::function<void(const EmbeddedFile& file)>;

/// Files that begin with a magic and go on as their format does: a magic alone is no find. One pass over the source; in
/// what a find covers nothing is looked for. A file that is the whole of the source is none. True: more may follow the
/// last. Throws Cancelled.
Result<bool> findEmbeddedFiles(const ByteSource& source, const EmbeddedSearch& search, const EmbeddedSink& sink,
                               base::Progress& progress);

/// The same files as a list.
Result<EmbeddedFiles> findEmbeddedFiles(const ByteSource& source, const EmbeddedSearch& search,
                                        base::Progress& progress);

} // namespace vitrine::bytes
