#pragma once

#include "ui/session/Playback.h"
#include "ui/widgets/TableModel.h"

namespace vitrine::ui {

/// The marks of the chosen clip, with their times; the one that was passed last stands out. Watches by itself.
class MarkListModel : public TableModel<scene::Mark> {
  Q_OBJECT

public:
  enum Column { Time, Text };

  /// Referenced arguments must outlive this model.
  MarkListModel(const Session& session, const Playback& playback, QObject* parent = nullptr);

  std::span<const scene::Mark> rows() const override;

private:
  const scene::Animation* clip() const;
  void rebuild();
  void showTime();

  const Session& m_session;
  const Playback& m_playback;
  FileReadingPtr m_reading; ///< the document of the rows; the session may have gone on
  scene::AnimationIndex m_animation;
  int m_passed = scene::kNone; ///< row; kNone: none yet
};

/// "0.50 s: start 1"
QString markText(const scene::Mark& mark);

} // namespace vitrine::ui
