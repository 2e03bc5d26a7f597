#pragma once

#include "ui/session/Session.h"

#include <QAbstractTableModel>

namespace vitrine::ui {

/// The animations of the session's scene in the file's order, with their length. Watches the session by itself.
class AnimationListModel : public QAbstractTableModel {
  Q_OBJECT

public:
  enum Column { Name, Frames, Duration, ColumnCount };

  /// `session` must outlive this model.
  explicit AnimationListModel(const Session& session, QObject* parent = nullptr);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  QString text(const scene::Animation& animation, int column) const;
  QString toolTip(const scene::Animation& animation) const;

  const Session& m_session;
};

/// "1.25": seconds with two places, in the user's language.
QString secondsText(double seconds);

} // namespace vitrine::ui
