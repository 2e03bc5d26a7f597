#pragma once

#include "ui/session/Session.h"
#include "ui/widgets/TableColumn.h"

#include <QAbstractItemModel>

namespace vitrine::ui {

/// The section tree of the session's document: lumps, chunks and archive entries with their place and size. Watches
/// the session by itself.
class SectionTreeModel : public QAbstractItemModel {
  Q_OBJECT

public:
  enum Column { Name, Offset, Size, Records, Note };

  explicit SectionTreeModel(const Session& session, QObject* parent = nullptr);

  QModelIndex indexOf(SectionId section) const;
  static SectionId sectionOf(const QModelIndex& index) { return static_cast<SectionId>(index.internalId()); }

  /// Data of a section that is dragged, made new each time; null: it cannot be.
  using Dragged = std::function<QMimeData*(SectionId section)>;
  void setDragged(Dragged dragged) { m_dragged = std::move(dragged); }

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& child) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  QMimeData* mimeData(const QModelIndexList& indexes) const override;

private:
  void rebuild();
  const structure::Section& at(SectionId section) const;
  QString toolTip(const structure::Section& section) const;

  const Session& m_session;
  TableColumns<structure::Section> m_columns;
  Dragged m_dragged;       ///< empty: nothing is
  std::vector<int> m_rows; ///< of each section among its siblings
};

} // namespace vitrine::ui
