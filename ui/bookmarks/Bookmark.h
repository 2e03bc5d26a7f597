#pragma once

#include "core/session/Bookmark.h"

namespace vitrine::ui {

using session::Bookmark;
using session::Bookmarks;
using session::bookmarksFromJson;
using session::bookmarksToJson;
using session::placeOfKey;

} // namespace vitrine::ui
