#include "ui/controls/AnimationListModel.h"

#include <QLocale>

namespace vitrine::ui {
namespace {

QString framesText(const scene::Animation& animation) {
  if (animation.tracks) {
    return animation.pingPong ? AnimationListModel::tr("back and forth") : QString();
  }
  return AnimationListModel::tr("%n frame(s)", nullptr, animation.frames);
}

QString durationText(const scene::Animation& animation) {
  return AnimationListModel::tr("%1 s").arg(secondsText(animation.duration));
}

QString animationTip(const scene::Animation& animation) {
  QStringList length{framesText(animation), durationText(animation)};
  length.removeAll(QString());
  return plainToolTip(QStringLiteral("%1\n%2").arg(animation.name, length.join(QStringLiteral(", "))));
}

} // namespace

AnimationListModel::AnimationListModel(const Session& session, QObject* parent)
    : TableModel(parent), m_session(session) {
  setColumns({{.heading = [] { return tr("Name"); }, .text = &scene::Animation::name},
              {.heading = [] { return tr("Frames"); }, .text = framesText, .alignment = kNumberAlignment},
              {.heading = [] { return tr("Duration"); }, .text = durationText, .alignment = kNumberAlignment}},
             {.toolTip = animationTip});
  connect(&session, &Session::documentChanged, this, [this] {
    beginResetModel();
    endResetModel();
  });
}

std::span<const scene::Animation> AnimationListModel::rows() const {
  const Scene* scene = m_session.scene();
  return scene ? std::span(scene->motion.animations.data(), scene->motion.animations.size())
               : std::span<const scene::Animation>();
}

QString secondsText(double seconds) {
  return QLocale().toString(seconds, 'f', 2);
}

} // namespace vitrine::ui
