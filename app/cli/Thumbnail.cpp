#include "app/cli/Thumbnail.h"

#include "app/cli/CameraArguments.h"
#include "app/cli/OpenArguments.h"
#include "core/animation/VisibleItems.h"
#include "core/base/Version.h"
#include "core/formats/api/ArchivePath.h"
#include "core/formats/registry/Registry.h"
#include "core/opening/Opening.h"
#include "core/state/TextureView.h"
#include "render/tracing/AmbientOcclusion.h"
#include "render/tracing/ExposureMeter.h"
#include "render/tracing/TracedPicture.h"

#include <QDateTime>
#include <QFileInfo>
#include <QUrl>

#include <algorithm>
#include <cmath>

namespace vitrine::cli {
namespace {

/// Pixels, on each axis, to one of the picture that tells which materials are to be found at all.
constexpr int kPixelsToLook = 2;
/// A little occlusion: thumbnails are wanted at once.
constexpr tracing::OcclusionBudget kOcclusion{.rays = 100'000, .mostRays = 16, .leastRays = 4};

/// The picture that an only surface shows, seen from straight in front: of a texture without a scene around it.
bool isPictureAlone(const Scene& scene) {
  if (scene.drawItems().size() != 1 || scene.view.cameras.empty()) {
    return false;
  }
  const scene::Surface& surface = scene.surfaceOf(DrawItemIndex(0));
  return surface.triangleCount() == 2 && surface.material &&
         scene.assets.materials[surface.material].model() == scene::MaterialModel::Unlit;
}

/// Extent of bounds along a direction.
float extentAlong(const scene::Bounds& bounds, const QVector3D& direction) {
  const QVector3D size = bounds.size();
  return std::abs(size.x() * direction.x()) + std::abs(size.y() * direction.y()) + std::abs(size.z() * direction.z());
}

/// View and size of a thumbnail.
struct Framing {
  viewing::CameraRig camera;
  QSize size;
};

Framing framingOfPicture(const Scene& scene, int side) {
  viewing::CameraRig camera;
  camera.setSceneBounds(scene.bounds());
  camera.setPose(scene.view.cameras.front());
  viewing::CameraPose pose = camera.pose();
  const QSizeF seen(extentAlong(scene.bounds(), camera.right()), extentAlong(scene.bounds(), camera.up()));
  pose.orthographic = true;
  pose.orthographicHeight = static_cast<float>(seen.height());
  const QSize size = seen.scaled(side, side, Qt::KeepAspectRatio).toSize().expandedTo({1, 1});
  camera.setPose(pose);
  camera.setViewportSize(seen.isEmpty() ? QSizeF(size) : seen);
  return {camera, size};
}

Result<Framing> framingOf(const session::Snapshot& snapshot, session::SharedCaster& caster, int side) {
  if (isPictureAlone(*snapshot.scene)) {
    return framingOfPicture(*snapshot.scene, side);
  }
  const QSize size(side, side);
  auto camera = placeCamera(*snapshot.scene, viewpointsFor(snapshot, caster, {}), {}, size);
  if (!camera) {
    return std::unexpected(camera.error());
  }
  return Framing{std::move(*camera), size};
}

std::set<MaterialIndex> seenMaterials(const session::Snapshot& snapshot, const picking::RayCaster& caster,
                                      const Framing& framing, Progress& progress) {
  return tracing::materialsSeen(snapshot, caster, framing.camera, framing.size / kPixelsToLook + QSize(1, 1),
                                &progress);
}

/// Keys of the freedesktop thumbnail specification, by which a cache knows what a thumbnail is of.
void setThumbnailKeys(QImage& picture, const QString& path, const formats::Format& format) {
  const QString onDisk = formats::fileOnDisk(path);
  const QFileInfo file(onDisk);
  const QUrl url = QUrl::fromLocalFile(file.absoluteFilePath() + path.mid(onDisk.size()));
  picture.setText(QStringLiteral("Thumb::URI"), QString::fromLatin1(url.toEncoded()));
  picture.setText(QStringLiteral("Thumb::MTime"), QString::number(file.lastModified().toSecsSinceEpoch()));
  picture.setText(QStringLiteral("Thumb::Size"), QString::number(file.size()));
  picture.setText(QStringLiteral("Thumb::Mimetype"), format.info().mimeTypes.value(0));
  picture.setText(QStringLiteral("Software"), QStringLiteral("Vitrine %1").arg(QLatin1StringView(base::kVersion)));
}

bool isEmpty(const QImage& picture) {
  for (int y = 0; y < picture.height(); ++y) {
    const auto* row = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
    if (std::any_of(row, row + picture.width(), [](QRgb pixel) { return qAlpha(pixel) > 0; })) {
      return false;
    }
  }
  return true;
}

Error nothingToSee(const Document& document) {
  return whyNoScene(document, QStringLiteral("nothing to see"));
}

} // namespace

Result<QImage> makeThumbnail(const QString& path, int side, const base::ThumbnailLimits& limits, Progress& progress) {
  if (static_cast<std::uint64_t>(QFileInfo(formats::fileOnDisk(path)).size()) > limits.maxFileBytes) {
    return std::unexpected(Error::of(ErrorCode::LimitReached, QStringLiteral("too large for a thumbnail"), path));
  }
  const formats::Opener opener(formats::registry());
  base::Diagnostics diagnostics;
  formats::OpenOptions options;
  options.limits = limits.load;
  options.purpose = formats::LoadPurpose::Picture;
  const opening::Opening opening(opener, options, progress, diagnostics);
  auto opened = opening.open(path);
  if (!opened) {
    return std::unexpected(opened.error());
  }
  const ScenePtr scene = opened->document->scene;
  if (!scene || scene->drawItems().empty()) {
    return std::unexpected(nothingToSee(*opened->document));
  }
  try {
    document::ResolveReport found;
    found.assets = scene->assets;
    session::Snapshot snapshot = session::snapshotOf(scene, found.assets, state::startState(*scene));
    const auto caster = std::make_shared<const picking::RayCaster>(
        scene, snapshot.pose, animation::visibleItems(*scene, *snapshot.state), &progress);
    session::SharedCaster shared(caster);
    const auto framing = framingOf(snapshot, shared, side);
    if (!framing) {
      return std::unexpected(framing.error());
    }
    opening.resolve(*opened, found, {}, {seenMaterials(snapshot, *caster, *framing, progress), true});
    state::viewedTextures(*scene, snapshot.state->textureViews).applyTo(found.assets);
    snapshot.assets = found.assets;
    if (snapshot.state->studioLight) {
      snapshot.assets.openness = tracing::vertexOpenness(*scene, *caster, progress, kOcclusion);
    }
    snapshot = session::snapshotOf(scene, std::move(snapshot.assets),
                                   tracing::exposedAtFirst(snapshot, *caster, framing->camera, &progress));
    QImage picture = tracing::smoothPicture(snapshot, *caster, framing->camera, framing->size, &progress);
    if (isEmpty(picture)) {
      return std::unexpected(nothingToSee(*opened->document));
    }
    setThumbnailKeys(picture, path, *opened->format);
    return picture;
  } catch (const base::Cancelled&) {
    return std::unexpected(Error::of(ErrorCode::Cancelled, QStringLiteral("cancelled"), path));
  }
}

} // namespace vitrine::cli
