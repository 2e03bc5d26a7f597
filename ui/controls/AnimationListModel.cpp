#include "ui/controls/AnimationListModel.h"

#include "ui/widgets/Texts.h"

#include <QLocale>

namespace vitrine::ui {

AnimationListModel::AnimationListModel(const Session& session, QObject* parent)
    : QAbstractTableModel(parent), m_session(session) {
  connect(&session, &Session::documentChanged, this, [this] {
    beginResetModel();
    endResetModel();
  });
}

int AnimationListModel::rowCount(const QModelIndex& parent) const {
  const Scene* scene = m_session.scene();
  return parent.isValid() || !scene ? 0 : static_cast<int>(scene->motion.animations.size());
}

int AnimationListModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QString AnimationListModel::text(const scene::Animation& animation, int column) const {
  switch (column) {
  case Name:
    return animation.name;
  case Frames:
    if (animation.tracks) {
      return animation.pingPong ? tr("forth and back") : QString();
    }
    return tr("%n frame(s)", nullptr, animation.frames);
  default:
    return tr("%1 s").arg(secondsText(animation.duration));
  }
}

QString AnimationListModel::toolTip(const scene::Animation& animation) const {
  QStringList length{text(animation, Frames), text(animation, Duration)};
  length.removeAll(QString());
  return plainToolTip(QStringLiteral("%1\n%2").arg(animation.name, length.join(QStringLiteral(", "))));
}

QVariant AnimationListModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) {
    return {};
  }
  const scene::Animation& animation = m_session.scene()->motion.animations[scene::AnimationIndex(index.row())];
  switch (role) {
  case Qt::DisplayRole:
    return text(animation, index.column());
  case Qt::ToolTipRole:
    return toolTip(animation);
  case Qt::TextAlignmentRole:
    return int((index.column() == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  default:
    return {};
  }
}

QVariant AnimationListModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
    return {};
  }
  switch (section) {
  case Name:
    return tr("Name");
  case Frames:
    return tr("Frames");
  default:
    return tr("Duration");
  }
}

QString secondsText(double seconds) {
  return QLocale().toString(seconds, 'f', 2);
}

} // namespace vitrine::ui
