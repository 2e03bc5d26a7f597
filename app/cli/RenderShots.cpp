#include "app/cli/RenderShots.h"

#include "app/cli/NumberArguments.h"
#include "core/base/NameTemplate.h"
#include "core/bytes/ContentHash.h"
#include "core/session/Bookmark.h"
#include "core/viewing/CubeViews.h"
#include "render/tracing/StartView.h"

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <cmath>

namespace vitrine::cli {
namespace {

/// Between the camera of an overview and what is highest, in parts of the scene's height.
constexpr float kAbove = 0.05F;
/// Sides of an overview as games count them, whatever it is drawn with.
constexpr float kOverviewPixels = 1024;

std::unexpected<Error> none(const QString& what) {
  return std::unexpected(Error::of(ErrorCode::NotFound, what));
}

/// The window's, of the bytes of this file.
session::Bookmarks bookmarksOf(const Document& document) {
  base::Progress progress;
  const QString hash = bytes::contentHash(*document.spaces[base::kFileSpace].source, progress);
  QFile file(QStringLiteral("%1/Vitrine/bookmarks/%2.json")
                 .arg(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation), hash));
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
  return shots.empty() ? Result<std::vector<Shot>>(none(QStringLiteral("the window has no bookmarks of this file")))
                       : std::move(shots);
}

} // namespace

Result<std::vector<Shot>> shotsFor(const RenderRequest& request, const Document& document,
                                   const state::EvaluatedState& state) {
  if (request.series == Series::Bookmarks) {
    return bookmarkShots(request, document);
  }
  if (request.series != Series::Cameras) {
    return std::vector{Shot{{}, request, std::nullopt}};
  }
  std::vector<Shot> shots;
  for (scene::Camera& camera : camerasAt(document.scene, state)) {
    shots.push_back({camera.name, request, std::move(camera)});
  }
  return shots.empty() ? Result<std::vector<Shot>>(none(QStringLiteral("the file has no viewpoints")))
                       : std::move(shots);
}

std::vector<Shot> cubeShots(const RenderRequest& request, const viewing::CameraPose& pose) {
  std::vector<Shot> shots;
  for (const viewing::CubeView& view : viewing::cubeViews(pose.orientation)) {
    shots.push_back(
        {QLatin1String(view.name), request,
         scene::Camera{.position = pose.position, .orientation = view.orientation, .verticalFov = viewing::kCubeFov}});
  }
  return shots;
}

Result<viewing::CameraRig> overviewOf(const session::Snapshot& shown, RenderRequest& request) {
  scene::Bounds bounds;
  for (const QVector3D& point : tracing::shownOutline(shown)) {
    bounds.add(point);
  }
  if (bounds.empty()) {
    return none(QStringLiteral("nothing to draw"));
  }
  const double unitsPerPixel = request.metresPerPixel / shown.scene->metresPerUnit;
  const auto pixels = [&](float from, float to) {
    return std::max(std::ceil((static_cast<double>(to) - static_cast<double>(from)) / unitsPerPixel), 1.0);
  };
  double width = pixels(bounds.min().x(), bounds.max().x());
  double height = pixels(bounds.min().z(), bounds.max().z());
  if (!request.overviewText.isEmpty()) {
    width = height = std::max(width, height);
  }
  if (width > kMaxPictureSide || height > kMaxPictureSide) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached, QStringLiteral("at %1 metres a pixel the picture would be of %2x%3 pixels")
                                               .arg(request.metresPerPixel)
                                               .arg(width, 0, 'f', 0)
                                               .arg(height, 0, 'f', 0)));
  }
  request.size = QSize(static_cast<int>(width), static_cast<int>(height));
  request.cullByVisibility = false;
  viewing::CameraRig rig;
  rig.setViewportSize(request.size);
  rig.setSceneBounds(shown.scene->bounds());
  const QVector3D middle = bounds.centre();
  const float above = (bounds.max().y() - bounds.min().y()) * kAbove + 1;
  rig.lookDown({middle.x(), bounds.max().y() + above, middle.z()}, static_cast<float>(height * unitsPerPixel));
  return rig;
}

Result<QByteArray> overviewText(const Scene& scene, const viewing::CameraRig& camera, const QString& file) {
  if (scene.sourceAxes != scene::kZUpRightHanded) {
    return std::unexpected(
        Error::of(ErrorCode::Unsupported, QStringLiteral("--overview-text is of maps whose z points up")));
  }
  const viewing::CameraPose& pose = camera.pose();
  const float half = pose.orthographicHeight / 2;
  const QVector3D corner = scene.sourceAxes.toFile(pose.position + QVector3D(-half, 0, -half));
  const QString name = QFileInfo(file).completeBaseName();
  const auto number = [](float value) { return QString::number(static_cast<double>(value), 'f', 3); };
  return QStringLiteral("\"%1\"\n{\n\t\"material\"\t\"overviews/%1\"\n\t\"pos_x\"\t\"%2\"\n\t\"pos_y\"\t\"%3\"\n"
                        "\t\"scale\"\t\"%4\"\n}\n")
      .arg(name, number(corner.x()), number(corner.y()), number(pose.orthographicHeight / kOverviewPixels))
      .toUtf8();
}

ShotNames::ShotNames(const QString& out, const QString& input, bool several)
    : m_out(out), m_file(QFileInfo(input).completeBaseName()), m_several(several) {
  const bool tells = out.contains(QLatin1String("{view}")) || out.contains(QLatin1String("{n}"));
  if (m_several && !tells) {
    const qsizetype ending = out.size() - QFileInfo(out).suffix().size() - 1;
    m_out.insert(ending, QStringLiteral("-{view}"));
  }
}

QString ShotNames::next(const QString& view) {
  ++m_count;
  if (!m_several) {
    return m_out;
  }
  const QFileInfo out(m_out);
  const base::NameTemplate names(out.completeBaseName());
  const bool numbered = m_out.contains(QLatin1String("{n}"));
  QString path;
  for (int n = numbered ? m_count : 1; path.isEmpty() || m_used.contains(path); ++n) {
    path = out.dir().filePath(names.name({m_file, view, QDateTime::currentDateTime()}, n) + QLatin1Char('.') +
                              out.suffix());
  }
  m_used.insert(path);
  return path;
}

} // namespace vitrine::cli
