#include "core/formats/diggles/scene/ModelClips.h"

#include "core/scene/OurProperty.h"

#include <QtGlobal>

namespace vitrine::formats::diggles {
namespace {

/// Steps longer than the whole range of coordinates, or turns of many rounds, are no motion.
constexpr float kLongestStep = 8192;
constexpr float kWidestTurn = 100;

QVector3D stepOf(const QVector3D& vector, float most) {
  return scene::isWithin(vector, most) ? fromMaxAxes(vector) : QVector3D();
}

QString textOf(const QVector3D& vector) {
  return QStringLiteral("%1, %2, %3").arg(vector.x()).arg(vector.y()).arg(vector.z());
}

} // namespace

QVector3D fromMaxAxes(const QVector3D& vector) {
  return {vector.x(), vector.z(), -vector.y()};
}

scene::Animation animationOf(const ClipPlan& clip, scene::AnimatedModelIndex animatedModel, const SceneBuild& build) {
  scene::Animation animation;
  animation.name = clip.name;
  animation.frames = static_cast<int>(clip.poses->size());
  animation.duration = animation.frames / kFramesPerSecond;
  animation.animatedModel = animatedModel;
  animation.poses = clip.poses;
  if (!clip.animation) {
    return animation;
  }
  const ModelAnimation& from = build.model.animations[*clip.animation];
  animation.loops = from.name.endsWith(QLatin1StringView("_loop"), Qt::CaseInsensitive);
  animation.stepMove = stepOf(from.move, kLongestStep);
  animation.stepTurn = stepOf(from.turn, kWidestTurn);
  animation.record = recordIn(build.records.animations, *clip.animation);
  animation.properties = {
      scene::ourProperty(QT_TRANSLATE_NOOP("formats", "Source file"), shortName(from.source), animation.record),
      scene::ourProperty(QT_TRANSLATE_NOOP("formats", "Movement per step"), textOf(from.move), animation.record),
      scene::ourProperty(QT_TRANSLATE_NOOP("formats", "Rotation per step"), textOf(from.turn), animation.record)};
  return animation;
}

} // namespace vitrine::formats::diggles
