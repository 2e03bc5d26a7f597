#pragma once

#include "ui/session/Session.h"

#include <QAbstractTableModel>

namespace vitrine::ui {

/// The files a document wants and that were found nowhere: a sky before all else, then those wanted most
/// often. Watches the session by itself.
class MissingModel : public QAbstractTableModel {
  Q_OBJECT

public:
  enum Column { File, Kind, WantedBy, Times, ColumnCount };
  static constexpr int kSortRole = Qt::UserRole;

  /// `session` must outlive this object.
  explicit MissingModel(const Session& session, QObject* parent = nullptr);

  const files::MissingFile& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
  /// One line each: path, kind, who wants it, how often, with tabs between.
  QString asText(const std::vector<int>& rows) const;
  QString asText() const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  void rebuild();
  QString text(const files::MissingFile& file, int column) const;

  const Session& m_session;
  std::vector<files::MissingFile> m_rows;
};

} // namespace vitrine::ui
