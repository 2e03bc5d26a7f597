#pragma once

#include "core/base/Result.h"
#include "core/viewing/ViewPath.h"

namespace vitrine::cli {

/// Views in a file of view links, one a line, or of bookmarks as the window exports them. In a file of links empty
/// lines and those that begin with # say nothing. Error: there are fewer than two, or one that is no such view.
Result<viewing::PathViews> readPath(const QString& file);

} // namespace vitrine::cli
