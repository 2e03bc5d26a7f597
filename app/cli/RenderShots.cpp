#include "app/cli/RenderShots.h"

#include "core/bytes/ContentHash.h"
#include "core/session/Bookmark.h"
#include "render/tracing/Overview.h"

#include <QFile>
#include <QStandardPaths>

namespace vitrine::cli {
namespace {

/// The window's, of the bytes of this file.
session::Bookmarks bookmarksOf(const Document& document) {
  base::Progress progress;
  const QString hash = bytes::contentHash(*document.spaces[base::kFileSpace].source, progress);
  const QString folder =
      QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + QStringLiteral("/Vitrine/bookmarks");
  QFile file(session::bookmarkPath(folder, hash));
  const bool there = !hash.isEmpty() && file.open(QIODevice::ReadOnly);
  return there ? session::bookmarksFromJson(file.readAll()).value_or(session::Bookmarks()) : session::Bookmarks();
}

Result<std::vector<Shot>> bookmarkShots(const RenderRequest& request, const Document& document) {
  std::vector<Shot> shots;
  for (const session::Bookmark& bookmark : bookmarksOf(document)) {
    Shot shot{bookmark.name, request, std::nullopt};
    applyLink(shot.request, bookmark.view);
    shot.request.shading = render::shadingModeById(bookmark.view.mode).value_or(request.shading);
    shots.push_back(std::move(shot));
  }
  if (shots.empty()) {
    return std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("the viewer has no bookmarks of this file")));
  }
  return shots;
}

Result<std::vector<Shot>> overviewShot(const RenderRequest& request, const session::Snapshot& shown) {
  const auto overview = tracing::overviewOf(shown, request.metresPerPixel, !request.overviewText.isEmpty());
  if (!overview) {
    return std::unexpected(overview.error());
  }
  Shot shot{{}, request, overview->camera};
  shot.request.size = overview->size;
  shot.request.cullByVisibility = false;
  return std::vector{std::move(shot)};
}

/// With the field of view that was asked for, where one was; a cube always has its own.
Result<std::vector<Shot>> viewShots(const RenderRequest& request, const session::Snapshot& shown,
                                    session::SharedCaster& caster) {
  const auto camera = cameraOf(shown, caster, request);
  if (!camera) {
    return std::unexpected(camera.error());
  }
  const auto views = render::seriesViews(request.series, shown, *camera);
  if (!views) {
    return std::unexpected(views.error());
  }
  std::vector<Shot> shots;
  for (const render::SeriesView& view : *views) {
    shots.push_back({view.name, request, view.camera});
    if (request.series != render::Series::Cube && request.camera.fov) {
      shots.back().camera->setVerticalFov(*request.camera.fov);
    }
  }
  return shots;
}

} // namespace

Result<std::vector<Shot>> shotsFor(const RenderRequest& request, const session::Snapshot& shown,
                                   session::SharedCaster& caster) {
  switch (request.series) {
  case render::Series::One:
  case render::Series::Panorama:
    return std::vector{Shot{{}, request, std::nullopt}};
  case render::Series::Bookmarks:
    return bookmarkShots(request, *shown.document);
  case render::Series::Overview:
    return overviewShot(request, shown);
  case render::Series::Cameras:
  case render::Series::Spawns:
  case render::Series::Cube:
    break;
  }
  return viewShots(request, shown, caster);
}

} // namespace vitrine::cli
