#pragma once

#include "ui/session/Playback.h"

#include <QAbstractTableModel>

namespace vitrine::ui {

/// The marks of the chosen clip, with their times; the one that was passed last stands out. Watches by itself.
class MarkListModel : public QAbstractTableModel {
  Q_OBJECT

public:
  enum Column { Time, Text, ColumnCount };

  /// Referenced arguments must outlive this model.
  MarkListModel(const Session& session, const Playback& playback, QObject* parent = nullptr);

  const scene::Mark& markAt(int row) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  const scene::Animation* clip() const;
  void rebuild();
  void showTime();
  void tellChanged(int row);

  const Session& m_session;
  const Playback& m_playback;
  LoadedDocumentPtr m_loaded; ///< the document of the rows; the session may have gone on
  scene::AnimationIndex m_animation;
  int m_passed = scene::kNone; ///< row; kNone: none yet
};

/// "0.50 s: start 1"
QString markText(const scene::Mark& mark);

} // namespace vitrine::ui
