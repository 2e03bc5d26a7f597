#include "ui/controls/MarkListModel.h"

#include "ui/controls/AnimationListModel.h"
#include "ui/style/Appearance.h"
#include "ui/widgets/Texts.h"

namespace vitrine::ui {

MarkListModel::MarkListModel(const Session& session, const Playback& playback, QObject* parent)
    : QAbstractTableModel(parent), m_session(session), m_playback(playback) {
  connect(&session, &Session::documentChanged, this, &MarkListModel::rebuild);
  connect(&playback, &Playback::clipChanged, this, &MarkListModel::rebuild);
  connect(&session, &Session::timeChanged, this, &MarkListModel::showTime);
  connect(&session, &Session::stateChanged, this, &MarkListModel::showTime);
  rebuild();
}

void MarkListModel::rebuild() {
  beginResetModel();
  m_loaded = m_session.loaded();
  m_animation = m_playback.clip() ? m_session.state().animation : scene::kNone;
  m_passed = m_playback.cursor().passedMark();
  endResetModel();
}

const scene::Animation* MarkListModel::clip() const {
  if (!m_animation) {
    return nullptr;
  }
  return &render::sceneOf(*m_loaded->prepared)->motion.animations[m_animation];
}

const scene::Mark& MarkListModel::markAt(int row) const {
  return clip()->marks[static_cast<std::size_t>(row)];
}

void MarkListModel::showTime() {
  if (clip() == m_playback.clip() && m_playback.cursor().passedMark() != m_passed) {
    tellChanged(std::exchange(m_passed, m_playback.cursor().passedMark()));
    tellChanged(m_passed);
  }
}

void MarkListModel::tellChanged(int row) {
  if (row != scene::kNone) {
    Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1), {Qt::FontRole});
  }
}

int MarkListModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || !clip() ? 0 : static_cast<int>(clip()->marks.size());
}

int MarkListModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant MarkListModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) {
    return {};
  }
  const scene::Mark& mark = markAt(index.row());
  switch (role) {
  case Qt::DisplayRole:
    return index.column() == Time ? tr("%1 s").arg(secondsText(mark.time)) : mark.text;
  case Qt::ToolTipRole:
    return plainToolTip(markText(mark));
  case Qt::FontRole:
    return index.row() == m_passed ? boldFont() : QVariant();
  case Qt::TextAlignmentRole:
    return int((index.column() == Time ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  default:
    return {};
  }
}

QVariant MarkListModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
    return {};
  }
  return section == Time ? tr("Time") : tr("Mark");
}

QString markText(const scene::Mark& mark) {
  return MarkListModel::tr("%1 s: %2").arg(secondsText(mark.time), mark.text);
}

} // namespace vitrine::ui
