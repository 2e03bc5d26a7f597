#include "core/formats/x3/scene/Motions.h"

#include "core/scene/Transform.h"
#include "core/scene/WorldTransforms.h"

#include <QtGlobal>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace vitrine::formats::x3 {
namespace {

constexpr double kFramesPerSecond = 30; // of the timeline alone
constexpr std::uint64_t kKeyBytes = 64;
constexpr std::uint64_t kRiderBytes = 512;
constexpr double kMilliseconds = 1000;
constexpr float kWidest = 179; // degrees

std::uint64_t keysOf(const PathMotion& motion) {
  std::uint64_t keys = motion.fov.keys.size() + motion.track.turns.keys.size() + motion.track.aim.roll.keys.size();
  for (std::size_t axis = 0; axis < 3; ++axis) {
    keys += motion.track.position[axis].keys.size() + motion.track.aim.target[axis].keys.size() +
            motion.color[axis].keys.size();
  }
  return keys;
}

bool isMoving(const std::array<scene::Curve, 3>& color) {
  return std::ranges::any_of(color, [](const scene::Curve& curve) { return !curve.empty(); });
}

float soundDegrees(float radians) {
  return std::isfinite(radians) ? std::clamp(qRadiansToDegrees(radians), 0.0F, kWidest) : 0;
}

} // namespace

void Motions::addNode(NodeIndex node, const ScenePath& path, const PathMotion& motion,
                      const std::optional<RecordRef>& record) {
  const bool rides = path.isCamera() || path.isOmniLight() || path.isDirectionalLight();
  if (!m_build.budget.takeBytes(keysOf(motion) * kKeyBytes + (rides ? kRiderBytes : 0))) {
    return;
  }
  if (motion.moves()) {
    m_tracks.push_back(motion.track);
    m_tracks.back().node = node;
  }
  if (rides) {
    const Attachment rider{node,
                           path.name,
                           path.isDirectionalLight(),
                           path.frames.empty() ? std::nullopt : std::optional(path.frames.front()),
                           motion.fov,
                           motion.color,
                           record};
    if (path.isCamera()) {
      m_cameras.push_back(rider);
      m_cameras.back().name = path.name.isEmpty() ? QStringLiteral("camera %1").arg(path.id) : path.name;
    }
    if (path.isOmniLight() || path.isDirectionalLight()) {
      m_lights.push_back(rider);
    }
  }
  m_clip.duration = std::max(m_clip.duration, motion.duration);
  m_clip.loops = m_clip.loops || motion.loops;
}

void Motions::addNotes(const ScenePath& path, const std::optional<RecordRef>& record) {
  for (const std::vector<Note>& track : path.noteTracks) {
    for (const Note& note : track) {
      m_clip.marks.push_back({std::max(note.time, 0) / kMilliseconds, note.text, record});
    }
  }
}

void Motions::placeCameras(const scene::ByNode<QMatrix4x4>& world) {
  for (const Attachment& rider : m_cameras) {
    scene::Camera camera;
    camera.name = rider.name;
    const scene::Transform place(world[rider.node]);
    camera.position = place.position;
    camera.orientation = place.rotation;
    camera.horizontalFov = rider.first ? soundDegrees(rider.first->fov) : 0;
    camera.node = rider.node;
    camera.record = rider.record;
    if (!rider.fov.empty()) {
      scene::Curve fov = rider.fov;
      for (scene::Curve::Key& key : fov.keys) {
        key.value = std::clamp(key.value, 0.0F, kWidest);
      }
      m_clip.cameraTracks.push_back({static_cast<int>(m_build.scene.view.cameras.size()), std::move(fov)});
    }
    m_build.scene.view.cameras.push_back(std::move(camera));
  }
}

/// Lights that shine one way do so along +z of the file (docs/formats/bod.md, "Cameras and lights").
void Motions::placeLights(const scene::ByNode<QMatrix4x4>& world) {
  for (const Attachment& rider : m_lights) {
    scene::Light light;
    light.name = rider.name;
    light.kind = rider.directional ? scene::LightKind::Directional : scene::LightKind::Point;
    const scene::Transform place(world[rider.node]);
    light.position = place.position;
    light.direction = place.rotation.rotatedVector({0, 0, -1});
    light.intensity = rider.first ? rider.first->color : QVector3D();
    if (!scene::isWithin(light.intensity, 1e6F)) {
      light.intensity = {};
    }
    light.fades = false;
    light.node = rider.node;
    light.record = rider.record;
    if (isMoving(rider.color)) {
      m_clip.lightTracks.push_back({m_build.scene.lights.nextIndex(), rider.color});
    }
    m_build.scene.lights.push_back(std::move(light));
  }
}

void Motions::addCameraControl() {
  if (m_build.scene.view.cameras.empty()) {
    return;
  }
  QStringList choices = {QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "Free"))};
  scene::FollowCameraTarget target{{scene::kNone}};
  for (std::size_t camera = 0; camera < m_build.scene.view.cameras.size(); ++camera) {
    choices << m_build.scene.view.cameras[camera].name;
    target.choices.push_back(static_cast<int>(camera));
  }
  m_build.scene.controls.push_back(
      scene::choice({"camera", QT_TRANSLATE_NOOP("formats", "Camera"), QT_TRANSLATE_NOOP("formats", "View")},
                    std::move(choices), std::move(target)));
}

void Motions::finish(const QString& name) {
  SceneBuilder& scene = m_build.scene;
  const scene::ByNode<QMatrix4x4> world = scene::worldTransforms(scene.nodes);
  placeCameras(world);
  placeLights(world);
  addCameraControl();
  scene.view.startsAtCamera = false;
  std::ranges::stable_sort(m_clip.marks, {}, &scene::Mark::time);
  if (m_clip.duration <= 0 && !m_clip.marks.empty()) {
    m_clip.duration = m_clip.marks.back().time; // nothing moves, but something is said to happen
  }
  if (m_clip.duration <= 0) {
    return;
  }
  m_clip.name = name;
  m_clip.animatedModel = scene.motion.animatedModels.add({.name = name, .node = 0, .posed = {}, .poses = {}});
  m_clip.frames = std::max(1, static_cast<int>(std::lround(std::min(m_clip.duration * kFramesPerSecond, 1e6))));
  m_clip.tracks = std::make_shared<const std::vector<scene::NodeTrack>>(std::move(m_tracks));
  scene.motion.startAnimation = scene.motion.animations.add(std::move(m_clip));
}

} // namespace vitrine::formats::x3
