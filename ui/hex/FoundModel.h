#pragma once

#include "core/base/ByteRange.h"
#include "core/structure/Coverage.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace vitrine::ui {

/// Run of bytes that a list tells of; each list sets what it has a column for.
struct FoundBytes {
  ByteRange range;
  QString text;  ///< a string; of other bytes the first of them, as hexadecimal digits
  QString place; ///< path of the section they lie in; empty: in none
  structure::CoverageKind coverage = structure::CoverageKind::Data;
  std::optional<bool> zero;        ///< all of them are 0
  const char* kind = nullptr;      ///< user text of the context "formats": "PNG picture"
  const char* extension = nullptr; ///< of a file of that kind, without the dot
  bool sizeKnown = true;           ///< false: the range ends where the next one begins
};

/// Found runs of bytes, which grow while a search goes on: offset, size, and columns of the list's own.
class FoundModel : public QAbstractTableModel {
  Q_OBJECT

public:
  enum Column { kOffset, kSize, kOwn };

  using QAbstractTableModel::QAbstractTableModel;

  void clear();
  void add(std::vector<FoundBytes> rows);
  /// Puts rows that came after the last sort into their places.
  void sortAgain();

  const FoundBytes& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
  /// A row as a line of text, its cells separated by tabs.
  QString lineOf(const FoundBytes& row) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  void sort(int column, Qt::SortOrder order) override;

protected:
  virtual int ownColumns() const = 0;
  /// Heading and text of a column of the list's own, from 0.
  virtual QString ownHeading(int column) const = 0;
  virtual QString ownText(const FoundBytes& row, int column) const = 0;

private:
  QString textOf(const FoundBytes& row, int column) const;

  std::vector<FoundBytes> m_rows;
  int m_sortColumn = kOffset;
  Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace vitrine::ui
