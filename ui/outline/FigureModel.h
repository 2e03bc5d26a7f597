#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace vitrine::ui {

/// A row of figures of a map.
struct FigureRow {
  QStringList cells;
  std::vector<double> numbers; ///< of the cells behind the first, to be sorted by
  bool warns = false;
  std::size_t number = 0; ///< of what the row is about, in its list
};

/// Figures as a table, whose first column has texts and whose others have numbers. Qt::UserRole is what sorts.
class FigureModel : public QAbstractTableModel {
  Q_OBJECT

public:
  using QAbstractTableModel::QAbstractTableModel;

  void setHeadings(const QStringList& headings);
  void setRows(std::vector<FigureRow> rows);
  /// The cells of a row with tabs between them.
  QString textOf(int row) const { return at(row).cells.join(QLatin1Char('\t')); }
  const FigureRow& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  QStringList m_headings;
  std::vector<FigureRow> m_rows;
};

} // namespace vitrine::ui
