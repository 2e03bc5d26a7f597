#pragma once

#include "core/base/Progress.h"
#include "ui/thumbnails/ThumbnailCache.h"

namespace vitrine::ui {

/// What this program has put into a cache of thumbnails.
struct OwnThumbnails {
  int pictures = 0;
  quint64 bytes = 0; ///< of the pictures, and of the marks of what was tried in vain
};

/// Counts them. Reads every picture's head: for workers; throws base::Cancelled.
OwnThumbnails findOwnThumbnails(const ThumbnailCache& cache, base::Progress& progress);

/// Removes them and leaves those of other programs; as above.
void removeOwnThumbnails(const ThumbnailCache& cache, base::Progress& progress);

} // namespace vitrine::ui
