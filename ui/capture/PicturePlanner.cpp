#include "ui/capture/PicturePlanner.h"

#include "core/base/SeriesNames.h"
#include "core/session/ViewLinkOf.h"
#include "render/tracing/Overview.h"
#include "ui/settings/FileSettings.h"
#include "ui/viewport/Viewport.h"

#include <QDir>
#include <QFileInfo>

#include <cmath>

namespace vitrine::ui {
namespace {

/// Longer side of an overview at first, pixels.
constexpr double kFirstOverviewSide = 2048;

/// A length in metres with two digits, not below what it was.
double roundedUp(double metres) {
  const double step = std::pow(10.0, std::floor(std::log10(metres)) - 1);
  return std::ceil(metres / step) * step;
}

QString besideAsText(const QString& path) {
  const QFileInfo info(path);
  return info.dir().filePath(info.completeBaseName() + QStringLiteral(".txt"));
}

} // namespace

SeriesOffer PicturePlanner::offer() const {
  const session::Snapshot shown = m_context.session.snapshot();
  const scene::Bounds bounds = tracing::shownBounds(shown);
  const double unit = shown.scene->metresPerUnit;
  SeriesOffer offer;
  offer.cameras = render::seriesCameras(render::Series::Cameras, shown).size();
  offer.spawns = render::seriesCameras(render::Series::Spawns, shown).size();
  offer.bookmarks = m_bookmarks().size();
  offer.overviewText = tracing::hasOverviewText(*shown.scene);
  if (!bounds.empty()) {
    const auto longest = static_cast<double>(std::max(bounds.size().x(), bounds.size().z()));
    offer.metresPerPixel = roundedUp(std::max(longest, 1e-3) * unit / kFirstOverviewSide);
  }
  offer.overviewSize = [this](double metresPerPixel, bool square) {
    const auto overview = tracing::overviewOf(m_context.session.snapshot(), metresPerPixel, square);
    return overview ? overview->size : QSize(0, 0);
  };
  return offer;
}

render::CaptureRequest PicturePlanner::requestFor(const SavePictureDialog::Wish& wish) const {
  PictureLooks looks = wish.looks;
  looks.size = render::seriesSize(wish.series, looks.size);
  const bool panorama = wish.series == render::Series::Panorama;
  render::CaptureRequest request = windowPicture(m_context.viewport, m_context.session, m_context.settings, looks,
                                                 panorama ? Surroundings::Panorama : Surroundings::Framed);
  request.sceneLinear = image::isSceneLinear(image::outputKindOf(wish.path).value_or(image::OutputKind::Png));
  return request;
}

PictureRun::Picture PicturePlanner::pictureOf(const render::CaptureRequest& request, const QString& path) const {
  viewing::ViewLink link = session::viewLinkOf(*m_context.session.scene(), request.state, request.camera.pose());
  link.mode = render::shadingModeId(request.mode);
  link.file = m_context.session.document()->path;
  return {request, path, link};
}

std::vector<PictureRun::Picture> PicturePlanner::bookmarkPictures(const SavePictureDialog::Wish& wish) const {
  const Scene& scene = *m_context.session.scene();
  base::SeriesNames names(wish.path, m_context.session.document()->path, true);
  std::vector<PictureRun::Picture> pictures;
  for (const Bookmark& bookmark : m_bookmarks()) {
    render::CaptureRequest request = requestFor(wish);
    request.state = session::stateOf(bookmark.view, scene, request.state);
    request.mode = render::shadingModeById(bookmark.view.mode).value_or(request.mode);
    const int followed = state::evaluate(scene, request.state).followedCamera;
    if (followed == scene::kNone) {
      request.camera.setPose(session::poseOf(bookmark.view, scene, request.camera.pose()));
    } else {
      request.camera.follow(
          session::snapshotOf(m_context.session.snapshot().scene, {}, request.state).pose->camera(followed));
    }
    pictures.push_back(pictureOf(request, names.next(bookmark.name)));
  }
  return pictures;
}

Result<std::vector<PictureRun::Picture>> PicturePlanner::picturesFor(const SavePictureDialog::Wish& wish) const {
  if (wish.series == render::Series::Bookmarks) {
    return bookmarkPictures(wish);
  }
  render::CaptureRequest request = requestFor(wish);
  const session::Snapshot shown = m_context.session.snapshot();
  if (wish.series == render::Series::Overview) {
    const auto overview = tracing::overviewOf(shown, wish.metresPerPixel, wish.overviewText);
    if (!overview) {
      return std::unexpected(overview.error());
    }
    request.size = overview->size;
    request.camera = overview->camera;
    request.cullByVisibility = false;
    return std::vector{pictureOf(request, wish.path)};
  }
  const auto views = render::seriesViews(wish.series, shown, request.camera);
  if (!views) {
    return std::unexpected(views.error());
  }
  base::SeriesNames names(wish.path, m_context.session.document()->path, render::makesSeveral(wish.series));
  std::vector<PictureRun::Picture> pictures;
  for (const render::SeriesView& view : *views) {
    request.camera = view.camera;
    pictures.push_back(pictureOf(request, names.next(view.name)));
  }
  return pictures;
}

QStringList PicturePlanner::filesOf(const SavePictureDialog::Wish& wish) const {
  QStringList files;
  for (const PictureRun::Picture& picture : picturesFor(wish).value_or(std::vector<PictureRun::Picture>())) {
    files << picture.path;
  }
  return wish.overviewText ? files << besideAsText(wish.path) : files;
}

Result<PictureRun::Job> PicturePlanner::jobFor(const SavePictureDialog::Wish& wish) const {
  auto pictures = picturesFor(wish);
  if (!pictures) {
    return std::unexpected(pictures.error());
  }
  const Settings& settings = m_context.settings;
  PictureRun::Job job;
  job.shown = m_context.session.snapshot();
  job.caster = m_context.session.reading()->caster;
  job.pictures = std::move(*pictures);
  job.options.kind = image::outputKindOf(wish.path).value_or(image::OutputKind::Png);
  job.options.quality = wish.quality;
  job.document = settings.value(setting::kPictureNotes) ? m_context.session.reading()->document : nullptr;
  job.noted = settings.value(setting::kPictureNotesPath) ? session::NotedFile::Path : session::NotedFile::Name;
  if (wish.overviewText) {
    const auto text = tracing::overviewText(*job.shown.scene, job.pictures.front().request.camera,
                                            m_context.session.document()->path);
    if (!text) {
      return std::unexpected(text.error());
    }
    job.text = *text;
    job.textPath = besideAsText(wish.path);
  }
  return job;
}

} // namespace vitrine::ui
