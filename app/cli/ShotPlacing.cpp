#include "app/cli/ShotPlacing.h"

#include "app/cli/Console.h"
#include "core/bytes/ContentHash.h"
#include "core/session/ViewLinkOf.h"
#include "core/state/TextureView.h"
#include "render/tracing/AmbientOcclusion.h"
#include "render/tracing/ExposureMeter.h"

#include <QFileInfo>

namespace vitrine::cli {
namespace {

/// The state with the light as it was asked for; tells of what was not asked for.
SceneState exposed(const session::Snapshot& shown, session::SharedCaster& caster, const viewing::CameraRig& camera,
                   std::optional<double> factor, const QString& path) {
  if (factor) {
    return tracing::exposedBy(*factor, shown);
  }
  if (tracing::exposureModeControl(*shown.scene).isEmpty()) {
    return shown.state->state;
  }
  base::Progress progress;
  SceneState state = tracing::exposedAtFirst(shown, *caster.get(progress), camera, &progress);
  if (state.controls != shown.state->state.controls) {
    complain(path, QStringLiteral("baked light is nearly dark here: shown %1x brighter; --exposure 1: as baked")
                       .arg(state.adaptation, 0, 'g', 2));
  }
  return state;
}

} // namespace

ShotPlacer::ShotPlacer(LoadedFile& file, QString path)
    : m_file(file), m_path(std::move(path)), m_caster(std::make_shared<session::SharedCaster>(file.document().scene)) {}

Result<session::Snapshot> ShotPlacer::shownFor(const RenderRequest& request) {
  const ScenePtr& scene = m_file.document().scene;
  const auto asked = stateFor(*scene, request);
  if (!asked) {
    return std::unexpected(asked.error());
  }
  if (m_shown && m_shown->state->state == *asked) {
    return *m_shown;
  }
  session::Snapshot shown = session::snapshotOf(scene, m_file.findings.assets, *asked);
  shown.document = m_file.opened.document;
  state::viewedTextures(*scene, shown.state->textureViews).applyTo(m_file.findings.assets);
  if (shown.state->studioLight && !m_file.findings.assets.openness) {
    base::Progress progress;
    m_file.findings.assets.openness = tracing::vertexOpenness(*scene, *m_caster->get(progress), progress);
  }
  shown.assets = m_file.findings.assets;
  m_shown = shown;
  return shown;
}

Result<PlacedShot> ShotPlacer::place(const Shot& shot) {
  auto shown = shownFor(shot.request);
  if (!shown) {
    return std::unexpected(shown.error());
  }
  const auto camera =
      shot.camera ? Result<viewing::CameraRig>(*shot.camera) : cameraOf(*shown, *m_caster, shot.request);
  if (!camera) {
    return std::unexpected(camera.error());
  }
  SceneState state = exposed(*shown, *m_caster, *camera, shot.request.exposure, m_path);
  return PlacedShot{*camera, std::move(state), std::move(*shown)};
}

render::CaptureRequest captureOf(const RenderRequest& request, const viewing::CameraRig& camera, SceneState state) {
  render::CaptureRequest wanted;
  wanted.size = request.size;
  wanted.camera = camera;
  wanted.mode = request.shading;
  wanted.state = std::move(state);
  wanted.background = request.background;
  wanted.labels = request.labels;
  wanted.supersample = request.supersample;
  wanted.backgroundStays = request.backgroundStays;
  wanted.cullByVisibility = request.cullByVisibility;
  wanted.backgroundTop = request.backgroundTop;
  wanted.ground = request.ground;
  wanted.panorama = request.series == render::Series::Panorama;
  return wanted;
}

viewing::ViewLink linkTo(const QString& path, const Scene& scene, const SceneState& state,
                         const viewing::CameraRig& camera, render::ShadingMode mode) {
  viewing::ViewLink link = session::viewLinkOf(scene, state, camera.pose());
  link.mode = render::shadingModeId(mode);
  link.file = QFileInfo(path).absoluteFilePath();
  return link;
}

QString hashOf(const Document& document) {
  base::Progress progress;
  const ByteSourcePtr bytes = document.spaces.size() > 0 ? document.spaces[base::kFileSpace].source : ByteSourcePtr();
  return bytes ? bytes::contentHash(*bytes, progress) : QString();
}

} // namespace vitrine::cli
