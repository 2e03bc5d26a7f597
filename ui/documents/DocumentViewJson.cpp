#include "ui/documents/DocumentViewJson.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace vitrine::ui {
namespace {

const QString kPosition = QStringLiteral("position");
const QString kOrientation = QStringLiteral("orientation");
const QString kCentre = QStringLiteral("centre");
const QString kFov = QStringLiteral("fov");
const QString kOrthographic = QStringLiteral("orthographic");
const QString kHeight = QStringLiteral("orthographicHeight");
const QString kMovement = QStringLiteral("movement");
const QString kCamera = QStringLiteral("camera");
const QString kSplit = QStringLiteral("split");
const QString kTwoCameras = QStringLiteral("twoCameras");
const QString kPerspectiveAndTop = QStringLiteral("perspectiveAndTop");
const QString kSecond = QStringLiteral("secondCamera");
const QString kSecondActive = QStringLiteral("secondActive");
const QString kFirstShare = QStringLiteral("firstShare");
const QString kControls = QStringLiteral("controls");
const QString kClip = QStringLiteral("animation");
const QString kTime = QStringLiteral("time");
const QString kHidden = QStringLiteral("hidden");
const QString kIsolated = QStringLiteral("isolated");
const QString kLocked = QStringLiteral("locked");
const QString kPlaying = QStringLiteral("playing");
const QString kNodes = QStringLiteral("nodes");
const QString kItems = QStringLiteral("items");
const QString kAnimated = QStringLiteral("animated");
const QString kAnimationName = QStringLiteral("animationName");
const QString kShading = QStringLiteral("shading");
const QString kSelected = QStringLiteral("selected");
const QString kSection = QStringLiteral("section");
const QString kRow = QStringLiteral("row");

/// Neither picture is narrower than this part of both.
constexpr double kLeastShare = 0.05;
/// Limit of draw items in a saved set; scenes have fewer. It bounds the memory that a damaged file can take.
constexpr int kMostItems = 1 << 21;

double finiteNumber(const QJsonValue& value, double otherwise) {
  const double number = value.toDouble(otherwise);
  return std::isfinite(static_cast<float>(number)) ? number : otherwise; // most become floats
}

QJsonArray arrayOf(const QVector3D& vector) {
  return {vector.x(), vector.y(), vector.z()};
}

QVector3D vectorFrom(const QJsonArray& json) {
  const auto part = [&](qsizetype i) { return static_cast<float>(finiteNumber(json.at(i), 0)); };
  return {part(0), part(1), part(2)};
}

/// Runs of items, as first and count by turns.
QJsonArray arrayOf(const ItemSet& items) {
  QJsonArray runs;
  int first = 0;
  int count = 0;
  const auto flush = [&] {
    if (count > 0) {
      runs << first << count;
    }
  };
  for (const DrawItemIndex item : items) {
    if (count == 0 || item.number() != first + count) {
      flush();
      first = item.number();
      count = 0;
    }
    ++count;
  }
  flush();
  return runs;
}

/// The cost grows with the number of runs and items, even if runs overlap.
ItemSet itemsFrom(const QJsonArray& json) {
  struct Run {
    int first;
    int end;
  };
  std::vector<Run> runs;
  for (qsizetype i = 0; i + 1 < json.size(); i += 2) {
    const int first = json.at(i).toInt(-1);
    const int count = json.at(i + 1).toInt();
    if (first >= 0 && count > 0 && first < kMostItems && count <= kMostItems - first) {
      runs.push_back({first, first + count});
    }
  }
  std::ranges::sort(runs, {}, &Run::first);
  ItemSet items;
  int next = 0;
  for (const Run& run : runs) {
    for (next = std::max(next, run.first); next < run.end; ++next) {
      items.insert(DrawItemIndex(next));
    }
  }
  return items;
}

QJsonObject cameraJson(const CameraMemory& camera) {
  const viewing::CameraPose& pose = camera.rig.pose();
  const QQuaternion& turned = pose.orientation;
  return {{kPosition, arrayOf(pose.position)},
          {kOrientation, QJsonArray{turned.scalar(), turned.x(), turned.y(), turned.z()}},
          {kCentre, arrayOf(camera.rig.orbitCentre())},
          {kFov, pose.verticalFov},
          {kOrthographic, pose.orthographic},
          {kHeight, pose.orthographicHeight},
          {kMovement, static_cast<int>(camera.movement)}};
}

CameraMemory cameraFrom(const QJsonObject& json) {
  const QJsonArray turned = json.value(kOrientation).toArray();
  const auto part = [&](qsizetype i) { return static_cast<float>(finiteNumber(turned.at(i), i == 0 ? 1 : 0)); };
  viewing::CameraPose pose;
  pose.position = vectorFrom(json.value(kPosition).toArray());
  pose.orientation = QQuaternion(part(0), part(1), part(2), part(3)).normalized();
  pose.verticalFov = static_cast<float>(std::clamp(finiteNumber(json.value(kFov), pose.verticalFov), 1.0, 170.0));
  pose.orthographic = json.value(kOrthographic).toBool();
  pose.orthographicHeight = static_cast<float>(std::max(finiteNumber(json.value(kHeight), 1), 1e-6));
  CameraMemory camera;
  const int movement = json.value(kMovement).toInt();
  camera.movement = movement == static_cast<int>(Movement::Walk)  ? Movement::Walk
                    : movement == static_cast<int>(Movement::Fly) ? Movement::Fly
                                                                  : Movement::Orbit;
  camera.rig.setNavigation(camera.movement == Movement::Orbit ? scene::Navigation::Orbit : scene::Navigation::Fly);
  camera.rig.setPose(pose);
  camera.rig.setOrbitCentre(vectorFrom(json.value(kCentre).toArray()));
  return camera;
}

std::optional<SecondPicture> secondFrom(const QJsonObject& json) {
  const QString split = json.value(kSplit).toString();
  if (split != kTwoCameras && split != kPerspectiveAndTop) {
    return std::nullopt;
  }
  return SecondPicture{split == kTwoCameras ? Split::TwoCameras : Split::PerspectiveAndTop,
                       cameraFrom(json.value(kSecond).toObject()), json.value(kSecondActive).toBool(),
                       std::clamp(finiteNumber(json.value(kFirstShare), 0.5), kLeastShare, 1 - kLeastShare)};
}

} // namespace

QJsonObject toJson(const DocumentView& view) {
  QJsonObject controls;
  for (const auto& [id, value] : view.state.controls) {
    controls.insert(id, value);
  }
  QJsonObject json{{kCamera, cameraJson(view.camera)},
                   {kControls, controls},
                   {kClip, view.state.animation.number()},
                   {kTime, view.state.time},
                   {kHidden, arrayOf(view.state.hidden)},
                   {kIsolated, arrayOf(view.state.isolated)},
                   {kLocked, arrayOf(view.state.locked)},
                   {kPlaying, view.playing},
                   {kNodes, static_cast<qint64>(view.facts.nodes)},
                   {kItems, static_cast<qint64>(view.facts.items)},
                   {kAnimated, view.facts.animated},
                   {kAnimationName, view.facts.animation}};
  if (view.mode) {
    json.insert(kShading, render::shadingModeId(*view.mode));
  }
  if (view.second) {
    json.insert(kSplit, view.second->split == Split::TwoCameras ? kTwoCameras : kPerspectiveAndTop);
    json.insert(kSecond, cameraJson(view.second->camera));
    json.insert(kSecondActive, view.second->active);
    json.insert(kFirstShare, view.second->firstShare);
  }
  if (view.selection.record) {
    json.insert(kSelected, QJsonObject{{kSection, static_cast<qint64>(view.selection.record->section)},
                                       {kRow, static_cast<qint64>(view.selection.record->row)}});
  }
  return json;
}

DocumentView documentViewFrom(const QJsonObject& json) {
  DocumentView view;
  view.camera = cameraFrom(json.value(kCamera).toObject());
  view.second = secondFrom(json);
  const QJsonObject controls = json.value(kControls).toObject();
  for (auto control = controls.begin(); control != controls.end(); ++control) {
    view.state.controls[control.key()] = finiteNumber(control.value(), 0);
  }
  view.state.animation = scene::AnimationIndex(std::max(json.value(kClip).toInt(-1), -1));
  view.state.time = std::max(finiteNumber(json.value(kTime), 0), 0.0);
  view.state.hidden = itemsFrom(json.value(kHidden).toArray());
  view.state.isolated = itemsFrom(json.value(kIsolated).toArray());
  view.state.locked = itemsFrom(json.value(kLocked).toArray());
  view.playing = json.value(kPlaying).toBool();
  view.mode = render::shadingModeById(json.value(kShading).toString());
  view.facts.nodes = static_cast<std::size_t>(std::max(json.value(kNodes).toInteger(), qint64{0}));
  view.facts.items = static_cast<std::size_t>(std::max(json.value(kItems).toInteger(), qint64{0}));
  // Files of earlier versions have neither; their animation is at the same place or gone.
  view.facts.animated = json.value(kAnimated).toBool(true);
  view.facts.animation = json.value(kAnimationName).toString();
  if (const QJsonObject selected = json.value(kSelected).toObject(); !selected.isEmpty()) {
    const qint64 section = selected.value(kSection).toInteger(-1);
    const qint64 row = selected.value(kRow).toInteger(-1);
    if (section >= 0 && section <= std::numeric_limits<SectionId>::max() && row >= 0) {
      view.selection.record = RecordRef{static_cast<SectionId>(section), static_cast<std::uint64_t>(row)};
    }
  }
  return view;
}

} // namespace vitrine::ui
