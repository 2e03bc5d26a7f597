#include "render/tracing/Overview.h"

#include "core/base/Translate.h"
#include "render/tracing/TracedStartView.h"

#include <QFileInfo>

#include <cmath>

namespace vitrine::tracing {
namespace {

/// Distance of an overview's camera from what is highest, in parts of the scene's height.
constexpr float kAboveHighest = 0.05F;
/// Sides of an overview as games count them, whatever it is drawn with.
constexpr float kOverviewPixels = 1024;

} // namespace

scene::Bounds shownBounds(const session::Snapshot& shown) {
  scene::Bounds bounds;
  for (const QVector3D& point : shownOutline(shown)) {
    bounds.add(point);
  }
  return bounds;
}

Result<Overview> overviewOf(const session::Snapshot& shown, double metresPerPixel, bool square) {
  const scene::Bounds bounds = shownBounds(shown);
  if (bounds.empty()) {
    return std::unexpected(
        Error::of(ErrorCode::NotFound, base::translate("vitrine::tracing::Overview", "nothing to draw is visible")));
  }
  const double unitsPerPixel = metresPerPixel / shown.scene->metresPerUnit;
  const auto pixels = [&](float from, float to) {
    return std::max(std::ceil((static_cast<double>(to) - static_cast<double>(from)) / unitsPerPixel), 1.0);
  };
  double width = pixels(bounds.min().x(), bounds.max().x());
  double height = pixels(bounds.min().z(), bounds.max().z());
  if (square) {
    width = height = std::max(width, height);
  }
  if (width > kMaxOverviewSide || height > kMaxOverviewSide) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached, base::translate("vitrine::tracing::Overview",
                                                           "at %1 metres per pixel, the image would have %2x%3 pixels")
                                               .arg(metresPerPixel)
                                               .arg(width, 0, 'f', 0)
                                               .arg(height, 0, 'f', 0)));
  }
  Overview overview;
  overview.size = QSize(static_cast<int>(width), static_cast<int>(height));
  overview.camera.setViewportSize(overview.size);
  overview.camera.setSceneBounds(shown.scene->bounds());
  const QVector3D middle = bounds.centre();
  const float above = (bounds.max().y() - bounds.min().y()) * kAboveHighest + 1;
  overview.camera.lookDown({middle.x(), bounds.max().y() + above, middle.z()},
                           static_cast<float>(height * unitsPerPixel));
  return overview;
}

bool hasOverviewText(const Scene& scene) {
  return scene.sourceAxes == scene::kZUpRightHanded;
}

Result<QByteArray> overviewText(const Scene& scene, const viewing::CameraRig& camera, const QString& file) {
  if (!hasOverviewText(scene)) {
    return std::unexpected(Error::of(
        ErrorCode::Unsupported, base::translate("vitrine::tracing::Overview",
                                                "overview texts are only supported for maps whose z axis points up")));
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

} // namespace vitrine::tracing
