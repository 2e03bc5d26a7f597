#include "ui/controls/MarkListModel.h"

#include "ui/controls/AnimationListModel.h"
#include "ui/style/Appearance.h"

namespace vitrine::ui {

MarkListModel::MarkListModel(const Session& session, const Playback& playback, QObject* parent)
    : TableModel(parent), m_session(session), m_playback(playback) {
  setColumns({{.heading = [] { return tr("Time"); },
               .text = [](const scene::Mark& mark) { return tr("%1 s").arg(secondsText(mark.time)); },
               .alignment = kNumberAlignment},
              {.heading = [] { return tr("Mark"); }, .text = &scene::Mark::text}},
             {.toolTip = [](const scene::Mark& mark) { return plainToolTip(markText(mark)); },
              .font =
                  [this](const scene::Mark& mark) {
                    return &mark - rows().data() == m_passed ? QVariant(boldFont()) : QVariant();
                  }});
  connect(&session, &Session::documentChanged, this, &MarkListModel::rebuild);
  connect(&playback, &Playback::clipChanged, this, &MarkListModel::rebuild);
  connect(&session, &Session::timeChanged, this, &MarkListModel::showTime);
  connect(&session, &Session::stateChanged, this, &MarkListModel::showTime);
  rebuild();
}

void MarkListModel::rebuild() {
  beginResetModel();
  m_reading = m_session.reading();
  m_animation = m_playback.clip() ? m_session.state().animation : scene::kNone;
  m_passed = m_playback.cursor().passedMark();
  endResetModel();
}

const scene::Animation* MarkListModel::clip() const {
  if (!m_animation) {
    return nullptr;
  }
  return &render::sceneOf(*m_reading->prepared)->motion.animations[m_animation];
}

std::span<const scene::Mark> MarkListModel::rows() const {
  return clip() ? std::span<const scene::Mark>(clip()->marks) : std::span<const scene::Mark>();
}

void MarkListModel::showTime() {
  const int passed = m_playback.cursor().passedMark();
  if (clip() == m_playback.clip() && passed != m_passed) {
    for (const int row : {std::exchange(m_passed, passed), passed}) {
      if (row != scene::kNone) {
        notifyChanged(row, row, {Qt::FontRole});
      }
    }
  }
}

QString markText(const scene::Mark& mark) {
  return MarkListModel::tr("%1 s: %2").arg(secondsText(mark.time), mark.text);
}

} // namespace vitrine::ui
