#include "render/PictureSeries.h"

#include "core/animation/Pose.h"
#include "core/viewing/CubeViews.h"
#include "render/PictureItems.h"

#include <QCoreApplication>

#include <algorithm>

namespace vitrine::render {
namespace {

std::vector<SeriesView> cubeFaces(const viewing::CameraRig& camera) {
  std::vector<SeriesView> faces;
  for (const viewing::CubeView& view : viewing::cubeViews(camera.pose().orientation)) {
    SeriesView face{QLatin1String(view.name), camera};
    face.camera.follow(
        {.position = camera.pose().position, .orientation = view.orientation, .verticalFov = viewing::kCubeFov});
    faces.push_back(std::move(face));
  }
  return faces;
}

} // namespace

bool makesSeveral(Series series) {
  return series != Series::One && series != Series::Panorama && series != Series::Overview;
}

std::vector<scene::Camera> seriesCameras(Series series, const session::Snapshot& shown) {
  std::vector<scene::Camera> cameras;
  for (std::size_t i = 0; i < shown.scene->view.cameras.size(); ++i) {
    if (series == Series::Cameras || shown.scene->view.cameras[i].spawn) {
      cameras.push_back(shown.pose->camera(static_cast<int>(i)));
    }
  }
  return cameras;
}

Result<std::vector<SeriesView>> seriesViews(Series series, const session::Snapshot& shown,
                                            const viewing::CameraRig& camera) {
  if (series == Series::Cube) {
    return cubeFaces(camera);
  }
  if (series != Series::Cameras && series != Series::Spawns) {
    return std::vector{SeriesView{{}, camera}};
  }
  std::vector<SeriesView> views;
  for (const scene::Camera& own : seriesCameras(series, shown)) {
    views.push_back({own.name, camera});
    views.back().camera.follow(own);
  }
  if (views.empty()) {
    return std::unexpected(
        Error::of(ErrorCode::NotFound,
                  series == Series::Cameras
                      ? QCoreApplication::translate("vitrine::render::PictureSeries", "the file has no viewpoints")
                      : QCoreApplication::translate("vitrine::render::PictureSeries", "the file has no spawn points")));
  }
  return views;
}

ItemSet itemsOfRun(const Scene& scene, const CaptureRequest& first, std::size_t count) {
  return count == 1 && !first.panorama ? itemsInPicture(scene, first) : ItemSet::everything();
}

QSize seriesSize(Series series, QSize size) {
  const int side = std::min(size.width(), size.height());
  return series == Series::Cube ? QSize(side, side) : size;
}

} // namespace vitrine::render
